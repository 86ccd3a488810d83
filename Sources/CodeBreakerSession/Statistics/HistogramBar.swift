/// One bar of the histogram of attempts.
public struct HistogramBar: Hashable, Sendable {
  /// How many attempts it stands for. The last bar that there can be stands for more, too.
  public let attempts: Int

  /// How many games were solved in so many attempts.
  public let count: Int

  /// How long the bar is in hundredths of the longest one.
  public let share: Int

  /// What stands at the bar: "4", or "20+" at the last one that there can be.
  public var label: String {
    attempts == GameCounts.histogramLength ? "\(attempts)+" : "\(attempts)"
  }

  /// The bar as a sentence for screen readers: "4 attempts: 7 games".
  public var spoken: String {
    let more = attempts == GameCounts.histogramLength ? " or more" : ""
    return "\(Spoken.attemptCount(attempts))\(more): \(count == 1 ? "1 game" : "\(count) games")"
  }
}
