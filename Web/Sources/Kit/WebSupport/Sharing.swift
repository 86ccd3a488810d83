import DOM
import NumberedGame
import PlaySupport

/// Hands games to other people.
public enum Sharing {
  /// Lets a button share something.
  ///
  /// - Parameters:
  ///   - title: the name of the game.
  ///   - copiesText: whether a copy holds the text too, and not the link alone.
  ///   - item: what to share now, if there is anything.
  ///   - completion: is told what became of it.
  public static func begin(
    at button: String, title: String, copiesText: Bool = false, item: @escaping () -> ShareItem?,
    completion: @escaping (PlaySupport.ShareOutcome) -> Void
  ) {
    Part.button(button) {
      if let item = item() { share(item, title: title, copiesText: copiesText, completion: completion) }
    }
  }

  /// Offers an item to the system's share sheet, or copies it where there is none. To be called while a button is being
  /// pressed.
  public static func share(
    _ item: ShareItem, title: String, copiesText: Bool = false,
    completion: @escaping (PlaySupport.ShareOutcome) -> Void
  ) {
    share(item, page: Window.pageAddress, title: title, copiesText: copiesText, completion: completion)
  }

  /// Does the same with an item of another page.
  ///
  /// - Parameter page: the whole address of that page, without `#`.
  public static func share(
    _ item: ShareItem, page: [UInt8], title: String, copiesText: Bool = false,
    completion: @escaping (PlaySupport.ShareOutcome) -> Void
  ) {
    let page = String(decoding: page, as: UTF8.self)
    let link = item.link(page: page)
    let fallback = copiesText ? item.message(page: page) : link
    Window.share(title: title, text: item.text, address: link, fallback: fallback) { outcome in
      switch outcome {
      case .shared: completion(.shared)
      case .copied: completion(.copied)
      case .cancelled: completion(.cancelled)
      case .failed: completion(.failed)
      }
    }
  }
}
