import CodeBreakerModel

/// What the coach has found out about a position.
public struct Analysis: Hashable, Sendable {
  /// The best guess.
  public let best: GuessValue

  /// What the guesses that were asked about are worth, found in the same way as `best`.
  public let values: [GuessValue]
}
