import NumberedGame

/// A game as a player shares it: a sentence, and the address of the game within the site.
public struct ShareItem: Equatable, Sendable {
  /// What is said about the game.
  public var text: String

  /// The part of the address after `#`, which opens the game.
  public var address: [UInt8]

  /// The day, where it is the game of a day that the address opens.
  public var day: CalendarDay?

  /// What stands behind `?` in the address where it is no day; nothing where no `?` is needed.
  public var question: [UInt8] = []

  /// Makes an item from its parts.
  public init(text: String, address: [UInt8]) {
    self.text = text
    self.address = address
  }

  /// The sentence and the whole address, on a line each.
  ///
  /// - Parameter page: the address of the game's page, without `#`.
  public func message(page: String) -> String {
    text + "\n" + link(page: page)
  }

  /// The whole address of the game.
  ///
  /// - Parameter page: the address of the game's page, without `#`.
  public func link(page: String) -> String {
    page + (day.map { "?\($0)" } ?? Self.part("?", question)) + Self.part("#", address)
  }

  private static func part(_ mark: String, _ text: [UInt8]) -> String {
    text.isEmpty ? "" : mark + String(decoding: text, as: UTF8.self)
  }
}

/// What became of a text that a player wanted to share.
public enum ShareOutcome: Hashable, Sendable {
  /// It was handed to another app.
  case shared
  /// It was put on the clipboard.
  case copied
  /// The player thought better of it.
  case canceled
  /// Neither was possible.
  case failed
}
