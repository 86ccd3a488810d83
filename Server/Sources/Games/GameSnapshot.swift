import GameCore
import Ledger

/// A snapshot of a player's game. It contains only what that player may know.
public struct GameSnapshot: Sendable {
  /// The game's day, player, and kind.
  public let key: GameKey
  /// The part of the deal that the player saw before the first move, in the format of `ServedGame.opening`.
  public let opening: String
  /// The moves, first to last. The player's decision to end the game isn't one of them.
  public package(set) var moves: [PlayedMove] = []
  /// The points, or 0 in a game without points.
  public package(set) var score: Int
  /// Whether the game is over, and how it ended.
  public package(set) var state = GameState.open
  /// Whether the game was ended by the player, not by a move.
  public package(set) var isGivenUp = false
  /// The value that ranks the game among the day's games, or `nil` if the game isn't over or has no moves. Lower is better.
  public package(set) var sortKey: Int64?
  /// The loss from playing worse than the coach, in hundredths of a figure (such as a guess), or `nil` until known.
  public package(set) var loss: Int64?
  /// The rank when the game was read from the ledger, or `nil` if no rank was read.
  public package(set) var rank: Int?

  /// Creates a snapshot of a game before its first move.
  package init(key: GameKey, opening: String, score: Int) {
    self.key = key
    self.opening = opening
    self.score = score
  }

  /// Whether the game is over, by its rules, by the player's choice, or by the end of its day.
  public var isOver: Bool { state != .open }

  /// Returns whether the move with the given index ended the game.
  public func isOver(after index: Int) -> Bool {
    index == moves.count - 1 && state == .ended && !isGivenUp
  }
}

/// A move that was played, and its outcome.
public struct PlayedMove: Hashable, Sendable {
  /// The move, in the format of `MoveRow.action`.
  public let action: String
  /// The outcome, in the format of `MoveRow.outcome`.
  public let outcome: String
  /// The points after the move.
  public let score: Int

  /// Creates a move from its parts.
  package init(action: String, outcome: String, score: Int) {
    self.action = action
    self.outcome = outcome
    self.score = score
  }
}
