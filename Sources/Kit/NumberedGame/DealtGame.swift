/// The deal of a daily game, which follows from the key of the day.
///
/// The server deals from it. Whoever checks a past day deals the day once more and checks the recorded games against it.
public protocol DealtGame: Sendable {
  /// The day.
  var day: CalendarDay { get }

  /// Deals a day.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - words: Returns the words of the day's key for a nonce. A deal may ask for several nonces, one after the other.
  /// - Returns: `nil` if the key deals no game. No such key is known.
  /// - Throws: What `words` throws.
  init?<Fault: Error>(day: CalendarDay, words: (_ nonce: [UInt8]) throws(Fault) -> WordList) throws(Fault)

  /// Reads a deal from its `text`, or returns `nil` if that is not the text of a deal.
  init?(text: [UInt8])

  /// The deal as one line, which a device stores so that the day can be played again.
  var text: [UInt8] { get }

  /// A sentence about the deal, such as the code, or the most points that a game could have.
  var summary: String { get }

  /// Named values about the deal, for programs.
  var facts: [(name: StaticString, value: DealtFact)] { get }

  /// Returns the day or the number in a recorded line, even if the moves in it are wrong.
  ///
  /// - Throws: That the line is not one of this game.
  static func deal(ofLine line: [UInt8]) throws(RecordedFault) -> Deal

  /// Reads a recorded game, and checks every spawn or answer in it against the deal.
  ///
  /// - Throws: The first fault.
  func check(_ line: [UInt8]) throws(RecordedFault) -> CheckedGame
}

/// A value about a deal.
public enum DealtFact: Hashable, Sendable {
  case number(Int)
  case text(String)
}

/// A recorded game that follows from the deal of its day.
public struct CheckedGame: Hashable, Sendable {
  /// The game's result, such as its points, or `nil` if it has none, such as when the code was not found.
  public let figure: Int?

  /// The part of the game's address after `#` that shows the recorded game, or `nil` if it can't be watched.
  public let address: [UInt8]?

  /// Creates a checked game.
  public init(figure: Int?, address: [UInt8]?) {
    self.figure = figure
    self.address = address
  }
}

/// A fault of a recorded game.
public struct RecordedFault: Error, Hashable, CustomStringConvertible, Sendable {
  /// The fault as a sentence without a full stop.
  public let description: String

  /// Creates a fault from a sentence without a full stop.
  public init(_ description: String) {
    self.description = description
  }
}
