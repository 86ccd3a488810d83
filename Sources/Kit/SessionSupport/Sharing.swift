import GameCore

/// A game to share: a sentence, and the game's address within the site.
public struct ShareItem: Equatable, Sendable {
  /// The sentence about the game.
  public var text: String

  /// The address's fragment, which opens the game.
  public var address: [UInt8]

  /// The day of a daily game that the address opens, or `nil`.
  public var day: CalendarDay?

  /// The query string if `day` is `nil`. Empty for an address without `?`.
  public var query: [UInt8] = []

  /// Creates an item. Its query string is empty.
  public init(text: String, address: [UInt8] = [], day: CalendarDay? = nil) {
    self.text = text
    self.address = address
    self.day = day
  }

  /// Returns the sentence and the full address, each on its own line. `page` is the page's address without `#`.
  public func message(page: String) -> String {
    text + "\n" + link(page: page)
  }

  /// Returns the full address of the game. `page` is the address of its page without `#`.
  public func link(page: String) -> String {
    page + (day.map { "?\($0)" } ?? Self.urlComponent(prefix: "?", query)) + Self.urlComponent(prefix: "#", address)
  }

  private static func urlComponent(prefix mark: String, _ text: [UInt8]) -> String {
    text.isEmpty ? "" : mark + String(decoding: text, as: UTF8.self)
  }
}

/// The result of trying to share an item.
public enum ShareOutcome: Hashable, Sendable {
  /// The text was passed to another app.
  case shared
  /// The text was copied to the clipboard.
  case copied
  /// The text is shown for the player to copy.
  case shown
  /// The player canceled.
  case canceled
  /// Neither sharing nor copying was possible.
  case failed
}
