import GameCore
import TriplesModel

/// The best known game with a given number if all spawns are known in advance.
public struct ParGame: Hashable, Sendable {
  /// The complete game.
  public let replay: Replay

  /// The final score of the game.
  public let score: Int

  /// Whether it is proven that no game with this number has a higher score.
  public let isProven: Bool

  /// The number of the game.
  public let number: GameNumber

  /// Creates a par from a finished game and its final score. It is proven if all games with this number were tried
  /// (`isExhaustive`), or if the score reaches the game's `ScoreBound`.
  init(_ replay: Replay, number: GameNumber, score: Int, isExhaustive: Bool = false) {
    self.replay = replay
    self.number = number
    self.score = score
    isProven = isExhaustive || ScoreBound(number)?.score == score
  }

  /// Returns whether this par is better than `other`, of the same game: it has a higher score, or it has the same score
  /// and only this one is proven.
  public func improves(on other: ParGame?) -> Bool {
    guard let other else { return true }
    return score > other.score || (score == other.score && isProven && !other.isProven)
  }
}
