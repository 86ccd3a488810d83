extension CodeBreakerSession {
  /// How well a game was played, as it is kept.
  public struct SkillEntry: Hashable, Sendable {
    /// When the game ended, in seconds since the beginning of 1970 UTC.
    public let date: Int64

    /// The guesses that its player lost against the best guesses, in hundredths of a guess; 0 is perfect.
    public let hundredths: Int64
  }
}
