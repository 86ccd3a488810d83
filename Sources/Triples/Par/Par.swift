import NumberedGame
import TriplesModel

/// The best game known with some number, its spawns foreseen.
public struct Par: Hashable, Sendable {
  /// The game itself, to its end.
  public let replay: Replay

  /// Its final score.
  public let score: Int

  /// Whether it is proven that no game with this number scores more.
  public let isProven: Bool

  /// The number of the game.
  public let number: GameNumber

  /// Makes a par of a finished game and its score.
  ///
  /// - Parameters:
  ///   - number: of the game.
  ///   - isExhaustive: whether everything else was tried. A game that reaches its bound (see `ScoreBound`) is proven to be the
  ///     best without that.
  init(_ replay: Replay, number: GameNumber, score: Int, isExhaustive: Bool = false) {
    self.replay = replay
    self.number = number
    self.score = score
    isProven = isExhaustive || ScoreBound(number)?.score == score
  }

  /// Whether this says more than `other` does about the same number: by a better game, or by a proof.
  public func improves(on other: Par?) -> Bool {
    guard let other else { return true }
    return score > other.score || (score == other.score && isProven && !other.isProven)
  }
}
