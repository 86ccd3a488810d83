import DOM
import GameCore
import SessionSupport

/// Shares games with other people.
public enum Sharing {
  /// When the player presses the button with the given ID, shares what `item` returns, if anything. `title` is the
  /// game's name. With `copiesText`, a copy contains the text, not only the link. `completion` gets the outcome.
  public static func shareOnPress(
    at button: String, title: String, copiesText: Bool = false, item: @escaping () -> ShareItem?,
    completion: @escaping (SessionSupport.ShareOutcome) -> Void
  ) {
    Element.button(button) {
      if let item = item() { share(item, title: title, copiesText: copiesText, completion: completion) }
    }
  }

  /// Opens the system's share sheet, copies the item if there is none, or shows it if copying isn't possible. Call this method while you handle a click.
  /// `page` is the full address of the page that the link leads to, without `#`.
  public static func share(
    _ item: ShareItem, page: [UInt8] = Window.pageAddress, title: String, copiesText: Bool = false,
    completion: @escaping (SessionSupport.ShareOutcome) -> Void
  ) {
    let page = String(decoding: page, as: UTF8.self)
    let link = item.link(page: page)
    let fallback = copiesText ? item.message(page: page) : link
    Window.share(title: title, text: item.text, address: link, fallback: fallback) { outcome in
      switch outcome {
      case .shared: completion(.shared)
      case .copied: completion(.copied)
      case .canceled: completion(.canceled)
      case .shown: completion(.shown)
      case .failed: completion(.failed)
      }
    }
  }
}
