import NumberedGame
import TriplesModel

/// The first thing that is wrong with a table of pars, reading from its beginning.
public struct ParTableFault: Error, Hashable, Sendable {
  /// What can be wrong with a line.
  public enum Kind: Hashable, Sendable {
    /// It is not of the form `NUMBER SCORE MOVES`, with single spaces.
    case form
    /// The number of the game is malformed.
    case number(GameNumberFault)
    /// Its number is not larger than that of the line before.
    case order
    /// The score is not a whole number from 1 on without leading zeros.
    case score
    /// The moves hold a character that means none, or do not end as they should.
    case moves
    /// A move cannot be played. Moves are counted from 1.
    case illegalMove(Int)
    /// The game is not over after the last move.
    case unfinished
    /// The moves make another score.
    case otherScore(Int)
    /// It is not marked as proven, though its score is the most that its spawns allow.
    case unmarked
  }

  /// The line, counted from 1.
  public let line: Int

  /// What is wrong with it.
  public let kind: Kind
}

extension ParTableFault: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    "line \(line): " + text
  }

  private var text: String {
    switch kind {
    case .form: "this is not NUMBER SCORE MOVES"
    case .number(let fault): "the game number \(fault)"
    case .order: "the game numbers do not rise"
    case .score: "the score is not a whole number"
    case .moves: "the moves are not three to a character"
    case .illegalMove(let move): "move \(move) cannot be played"
    case .unfinished: "the game is not over after the last move"
    case .otherScore(let score): "the moves make \(score) points"
    case .unmarked: "the score is the most that can be, but not marked as proven"
    }
  }
}
