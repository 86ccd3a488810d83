import NumberedGame
import PlaySupport

/// Handles the player's input on a screen.
struct ScreenActionHandler {
  /// The address of the site's root, relative to the page: an empty string, or `../`.
  let rootPath: String

  /// Performs an action, with the text of its field as UTF-8.
  let perform: (Action.ID, [UInt8]) -> Void

  /// Handles the outcome of sharing.
  let onShare: (PlaySupport.ShareOutcome) -> Void
}
