/// One move of a game, and what it and the spawn after it did to the score that was to be expected.
public struct ReviewedMove: Hashable, Sendable {
  /// Which move of the game it is, counted from 1. It leads from position `number - 1` to position `number`.
  public let number: Int

  /// The move that was played.
  public let played: Direction

  /// The move that the coach would have played. It may differ from `played` though nothing was lost.
  public let best: Direction

  /// The final score that was expected before the move.
  public let before: Points

  /// The final score that was expected after the move and the spawn.
  public let after: Points

  /// What the move lost against the best one, 0 or more.
  public let loss: Points

  /// How the spawn turned out against the average of all that could have come: more than 0 is good luck.
  public let luck: Points

  /// What happened to the expected score altogether.
  public var swing: Points { after - before }
}
