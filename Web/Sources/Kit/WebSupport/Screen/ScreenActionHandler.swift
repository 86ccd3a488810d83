import GameCore
import SessionSupport

/// Handles the player's input on a screen.
struct ScreenActionHandler {
  /// The address of the site's root, relative to the page: an empty string, or `../`.
  let rootPath: String

  /// Performs an action, with the text of its field as UTF-8.
  let perform: (Action.ID, [UInt8]) -> Void

  /// Handles the outcome of sharing.
  let onShare: (SessionSupport.ShareOutcome) -> Void

  /// Shares an item, and passes the outcome to `onShare`. If `nil`, a copy contains the item's text and address.
  var shareItem: ((ShareItem, @escaping (SessionSupport.ShareOutcome) -> Void) -> Void)?

  func share(_ item: ShareItem) {
    if let shareItem { return shareItem(item, onShare) }
    Sharing.share(item, title: "Parlor", copiesText: true) { onShare($0) }
  }
}
