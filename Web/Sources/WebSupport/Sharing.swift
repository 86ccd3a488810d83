import DOM
import PlaySupport

/// Hands games to other people.
public enum Sharing {
  /// Offers an item to the system's share sheet, or copies its link where there is none.
  ///
  /// - Parameter completion: is told what became of it.
  public static func share(
    _ item: ShareItem, title: String, completion: @escaping (PlaySupport.ShareOutcome) -> Void
  ) {
    let link = item.link(page: String(decoding: Window.baseAddress, as: UTF8.self))
    Window.share(title: title, text: item.text, address: link) { outcome in
      switch outcome {
      case .shared: completion(.shared)
      case .copied: completion(.copied)
      case .cancelled: completion(.cancelled)
      case .failed: completion(.failed)
      }
    }
  }
}
