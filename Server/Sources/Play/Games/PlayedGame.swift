import Ledger
import NumberedGame

/// A game as the authority plays it: a value, which a step makes another value of.
protocol PlayedGame: Sendable {
  /// Which game it is.
  static var kind: GameKind { get }

  /// The game as play begins.
  init(_ deals: DealtDay)

  /// What is told of it before the first move, as it is written into the ledger.
  var opening: String { get }

  /// Whether nothing can be played any more, by the rules.
  var isOver: Bool { get }

  /// Whether a game that is over was ended by the player's wish.
  var isGivenUp: Bool { get }

  /// The points, or 0 where there are none.
  var score: Int { get }

  /// The recorded line.
  var line: String { get }

  /// How it stands among others if it ends now; less is better. Nothing where that takes more than the game to say.
  var place: Int64? { get }

  /// Plays a move.
  ///
  /// - Parameter action: the move as the ledger has it.
  /// - Returns: the game after it, and what came of it as the ledger has it.
  /// - Throws: why the move cannot be made.
  func playing(_ action: String) throws(Refusal) -> (game: Self, outcome: String)

  /// The game after it was ended by the player.
  func ended() -> Self

  /// Reads the moves of a recorded line, each with what came of it.
  ///
  /// - Returns: nothing where the line is none of this game.
  static func moves(ofLine line: String) -> [(action: String, outcome: String)]?
}

/// Why something cannot be played.
public enum Refusal: Error, Hashable, Sendable {
  /// Nothing moves in that direction.
  case nothingMoves
  /// The guess was made before.
  case repeated
  /// The guess is none of this game.
  case malformed
  /// The player has not begun the game.
  case notBegun
  /// There is no such day.
  case noSuchDay
  /// The day is not open, so that no game can be begun.
  case dayNotOpen
  /// The time for moves is over.
  case dayClosed
  /// There is another move of that index, or it is not the next one.
  case otherMove
  /// This process is not ready: its clock is wrong or unchecked, or the ledger isn't as safe as promised.
  case notReady
}

/// A move that was made, and what came of it.
public struct PlayedMove: Hashable, Sendable {
  /// What the player did, as `MoveRow.action` has it.
  public let action: String
  /// What came of it, as `MoveRow.outcome` has it.
  public let outcome: String
  /// The points after it.
  public let score: Int
}
