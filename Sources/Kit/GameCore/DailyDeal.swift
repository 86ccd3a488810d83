/// The deal of a daily game, derived from the key of the day. The server deals from it. To verify a past day, a client
/// derives it again and checks the recorded games.
public protocol DailyDeal: Sendable {
  /// The day.
  var day: CalendarDay { get }

  /// Deals a day's game from the words of the day's key. `words` returns the words for a nonce, and may be called for
  /// several nonces. Rethrows the errors of `words`. Returns `nil` if the key yields no game. No such key is known.
  init?<Fault: Error>(day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> RecordedRandomWords) throws(Fault)

  /// Reads a deal from its `text`. Returns `nil` if the text is invalid.
  init?(text: [UInt8])

  /// The deal as one line, which a device stores so that the day can be played again.
  var text: [UInt8] { get }

  /// A sentence about the deal, such as its code or the highest possible score.
  var summary: String { get }

  /// Named values about the deal, for JSON output.
  var facts: [(name: StaticString, value: DealFact)] { get }

  /// Returns the deal that a recorded line names, even with invalid moves. Throws if the line is from another game.
  static func deal(ofLine line: [UInt8]) throws(RecordedGameFault) -> Deal

  /// Reads a recorded game, and checks each spawn or answer against the deal. Throws the first fault in the line.
  func check(_ line: [UInt8]) throws(RecordedGameFault) -> CheckedGame
}

/// The value of a fact about a deal.
public enum DealFact: Hashable, Sendable {
  case number(Int)
  case text(String)
}

/// A recorded game that has been checked against the deal of its day.
public struct CheckedGame: Hashable, Sendable {
  /// The result of the game, such as its score, or `nil` if it has none, for example because the code was not found.
  public let figure: Int?

  /// The part after `#` of the address that shows the recorded game, or `nil` if the game can't be watched.
  public let address: [UInt8]?

  /// Creates a checked game.
  public init(figure: Int?, address: [UInt8]?) {
    self.figure = figure
    self.address = address
  }
}

/// A fault in a recorded game.
public struct RecordedGameFault: Error, Hashable, CustomStringConvertible, Sendable {
  /// A sentence without a period that describes the fault.
  public let description: String

  /// Creates a fault from a sentence without a period.
  public init(_ description: String) {
    self.description = description
  }
}
