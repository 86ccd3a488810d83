import DailyGames
import Foundation
import SessionSupport

/// The format of the links that open a game in its app, such as `parlor-triples://play#triples/1/14/uurdl`.
///
/// The links have the same parts as the web app's, the game after `#` or its day after `?`, so sessions open both.
public struct GameLinkFormat: Hashable, Sendable {
  /// The scheme of the app's links, which its `Info.plist` declares.
  public let scheme: String

  /// Creates the format of an app's links.
  public init(scheme: String) {
    self.scheme = scheme
  }

  /// Creates the format of the links of a game's app, whose scheme is the game's name after `parlor-`.
  public init(_ game: DailyGame) { self.init(scheme: "parlor-\(game.idText)") }

  /// The part of a link before `#` or `?`.
  public var page: String { "\(scheme)://play" }

  /// Returns the text to share, which consists of the item's sentence and its link.
  public func message(_ item: ShareItem) -> String {
    item.message(page: page)
  }

  /// Returns a link's fragment, or an empty array.
  public static func address(of url: URL) -> [UInt8] {
    Array((url.fragment(percentEncoded: false) ?? "").utf8)
  }

  /// Returns the part of a link between `?` and `#`, or an empty array.
  public static func search(of url: URL) -> [UInt8] {
    Array((url.query(percentEncoded: false) ?? "").utf8)
  }
}
