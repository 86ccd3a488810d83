import CodeBreakerModel
import Ledger
import NumberedGame

/// A player's game as it may be told to that player.
public struct GameSnapshot: Sendable {
  /// The game.
  public let key: GameKey
  /// What was told before the first move: of Triples four spawns, each as `Spawn.text`.
  public let opening: String
  /// The moves, first to last.
  public let moves: [PlayedMove]
  /// The points.
  public let score: Int
  /// What ended the game, if anything has.
  public let state: GameState
  /// Of a game that the player ended: whether it was that wish, and not the last move.
  public let isGivenUp: Bool
  /// Where the game stands, once that is known.
  public let place: Int64?
  /// Of CodeBreaker the guesses lost, in hundredths, once that is known.
  public let skill: Int64?
  /// The rank at the moment when it was read, where the game came from the ledger and has one.
  let rank: Int?

  init(_ view: GameView<some PlayedGame>, rank: Int? = nil) {
    key = view.key
    opening = view.opening
    moves = view.moves
    score = view.game.score
    state = view.state
    isGivenUp = view.state == .ended && view.game.isGivenUp
    place = view.place
    skill = view.skill
    self.rank = rank
  }

  /// Whether the game is over.
  public var isOver: Bool { state != .open }

  /// Whether the game was over with a move of some index.
  public func isOver(after index: Int) -> Bool {
    index == moves.count - 1 && state == .ended && !isGivenUp
  }
}
