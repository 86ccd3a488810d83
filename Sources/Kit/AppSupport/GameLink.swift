import Foundation
import PlaySupport

/// Links that open a game in its app, such as `parlor-triples://play#triples/1/14/uurdl`.
///
/// They have the form of the web app's links, with the game behind `#`, or its day behind `?`, so that a link of either kind
/// can be read.
public struct GameLink: Hashable, Sendable {
  /// The scheme of the app's links, which its `Info.plist` announces to the system.
  public let scheme: String

  /// Makes the links of one app.
  public init(scheme: String) {
    self.scheme = scheme
  }

  /// What stands before `#`.
  public var page: String { "\(scheme)://play" }

  /// What a player shares: the sentence and the link.
  public func message(_ item: ShareItem) -> String {
    item.message(page: page)
  }

  /// What a link says behind `#`, as a session reads it; nothing when it says nothing there.
  public static func address(of url: URL) -> [UInt8] {
    Array((url.fragment(percentEncoded: false) ?? "").utf8)
  }

  /// What a link says between `?` and `#`, which may be a day; nothing when it says nothing there.
  public static func search(of url: URL) -> [UInt8] {
    Array((url.query(percentEncoded: false) ?? "").utf8)
  }
}
