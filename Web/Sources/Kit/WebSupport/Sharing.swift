import DOM
import PlaySupport

/// Hands games to other people.
public enum Sharing {
  /// Offers an item to the system's share sheet, or copies it where there is none.
  ///
  /// - Parameter copiesText: whether the copy holds the text too, and not the link alone.
  /// - Parameter completion: is told what became of it.
  @inline(never)
  public static func share(
    _ item: ShareItem, title: String, copiesText: Bool = false,
    completion: @escaping (PlaySupport.ShareOutcome) -> Void
  ) {
    let page = String(decoding: Window.baseAddress, as: UTF8.self)
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
