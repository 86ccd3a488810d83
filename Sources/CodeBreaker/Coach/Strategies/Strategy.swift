/// A strategy for all codes of a game, and how good it is.
public struct Strategy: Hashable, Sendable {
  /// What to guess.
  public let tree: StrategyTree

  /// How it does against all codes.
  public let trial: StrategyTrial

  /// Whether it is proven that no strategy needs fewer guesses for all codes together, or none among those that never
  /// need more guesses than were allowed.
  public let isProven: Bool
}
