import NumberedGame
import PlaySupport

extension CodeBreakerSession.GameCounts {
  /// The figures in the order in which they're shown. The seventh, games with hints, is present only if there are any.
  public var figures: [CodeBreakerSession.Figure] {
    let none: String = "–"
    return [
      CodeBreakerSession.Figure(name: "Games", value: "\(played)"),
      CodeBreakerSession.Figure(name: "Solved", value: played == 0 ? none : "\(solvedPercent) %"),
      CodeBreakerSession.Figure(name: "Best", value: best.map { "\($0)" } ?? none),
      CodeBreakerSession.Figure(name: "Fastest", value: fastest.map { DurationText.clock($0) } ?? none),
      CodeBreakerSession.Figure(name: "Streak", value: "\(currentStreak)"),
      CodeBreakerSession.Figure(name: "Best streak", value: "\(longestStreak)"),
    ] + (hinted == 0 ? [] : [CodeBreakerSession.Figure(name: "With hints", value: "\(hinted)")])
  }

  /// The bars of the histogram: one attempt, two, and so on. There are at least eight, so that the chart's size doesn't change
  /// with the first few games.
  public var bars: [CodeBreakerSession.HistogramBar] {
    let most = max(1, histogram.max() ?? 0)
    return (0..<max(histogram.count, 8)).map { index in
      let count = index < histogram.count ? histogram[index] : 0
      // `Int` has 32 bits in WebAssembly. 64 bits hold a hundred times the maximum count.
      return CodeBreakerSession.HistogramBar(
        attempts: index + 1, count: count, hinted: aided(index), share: Int(Int64(count) * 100 / Int64(most)))
    }
  }
}

extension CodeBreakerSession {
  /// A figure of the statistics: "Best", "4".
  public struct Figure: Sendable {
    /// The figure's name.
    public let name: String

    /// The value, or a dash if there is none yet.
    public let value: String
  }

  /// A bar of the histogram of attempts.
  public struct HistogramBar: Hashable, Sendable {
    /// The number of attempts. The last possible bar also counts games with more attempts.
    public let attempts: Int

    /// The number of games solved in this number of attempts.
    public let count: Int

    /// The number of these games that were solved with hints.
    public let hinted: Int

    /// The length of the bar, as a percentage of the longest one.
    public let share: Int

    /// The bar's label: "4", or "20+" for the last possible bar.
    public var label: String {
      attempts == GameCounts.histogramLength ? "\(attempts)+" : "\(attempts)"
    }

    /// The part of the bar for games with hints, as a percentage of the bar.
    public var hintedShare: Int { count == 0 ? 0 : Int(Int64(hinted) * 100 / Int64(count)) }

    /// The bar as a sentence for screen readers: "4 attempts: 7 games".
    public var spoken: String {
      let more = attempts == GameCounts.histogramLength ? " or more" : ""
      let aided = hinted == 0 ? "" : ", \(hinted) with hints"
      return "\(Spoken.attemptCount(attempts))\(more): \(count == 1 ? "1 game" : "\(count) games")\(aided)"
    }
  }
}
