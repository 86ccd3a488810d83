extension CodeBreakerSession {
  /// One bar of the histogram of attempts.
  public struct HistogramBar: Hashable, Sendable {
    /// How many attempts it stands for. The last bar that there can be stands for more, too.
    public let attempts: Int

    /// How many games were solved in so many attempts.
    public let count: Int

    /// How many of these were solved with hints.
    public let hinted: Int

    /// How long the bar is in hundredths of the longest one.
    public let share: Int

    /// What stands at the bar: "4", or "20+" at the last one that there can be.
    public var label: String {
      attempts == GameCounts.histogramLength ? "\(attempts)+" : "\(attempts)"
    }

    /// How much of the bar stands for games with hints, in hundredths of it.
    public var hintedShare: Int { count == 0 ? 0 : Int(Int64(hinted) * 100 / Int64(count)) }

    /// The bar as a sentence for screen readers: "4 attempts: 7 games".
    public var spoken: String {
      let more = attempts == GameCounts.histogramLength ? " or more" : ""
      let aided = hinted == 0 ? "" : ", \(hinted) with hints"
      return "\(Spoken.attemptCount(attempts))\(more): \(count == 1 ? "1 game" : "\(count) games")\(aided)"
    }
  }
}
