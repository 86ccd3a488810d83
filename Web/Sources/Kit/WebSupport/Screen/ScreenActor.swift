import NumberedGame
import PlaySupport

/// The player's input on a screen.
enum Performed {
  /// An action, with the text of its field.
  case action(Action.ID, text: [UInt8])
  /// The player shared an item, or tried to.
  case shared(PlaySupport.ShareOutcome)
}

struct ScreenActor {
  /// The address of the site's root, relative to the page: an empty string, or `../`.
  let root: String

  let perform: (Performed) -> Void
}
