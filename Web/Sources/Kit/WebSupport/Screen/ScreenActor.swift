import NumberedGame
import PlaySupport

/// What the player did on a screen.
enum Performed {
  /// An action, with the text of its field.
  case action(Action.ID, text: [UInt8])
  /// The player shared an item, or tried to.
  case shared(PlaySupport.ShareOutcome)
}

/// Performs what the player does on a screen.
struct ScreenActor {
  /// The address of the site's root, relative to the page: an empty string, or `../`.
  let root: String

  /// Performs an action.
  let perform: (Performed) -> Void
}
