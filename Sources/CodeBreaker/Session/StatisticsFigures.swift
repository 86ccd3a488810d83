import NumberedGame
import PlaySupport

extension CodeBreakerSession.GameCounts {
  /// The figures in the order in which they are shown. The seventh, games with hints, only where there are some.
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

  /// The bars of the histogram: one attempt, two, and so on. There are enough of them for a game of usual length, so
  /// that the chart does not jump with the first few games.
  public var bars: [CodeBreakerSession.HistogramBar] {
    let most = max(1, histogram.max() ?? 0)
    return (0..<max(histogram.count, 8)).map { index in
      let count = index < histogram.count ? histogram[index] : 0
      // 64 bits hold a hundred times as many games as anyone can play.
      return CodeBreakerSession.HistogramBar(
        attempts: index + 1, count: count, hinted: aided(index), share: Int(Int64(count) * 100 / Int64(most)))
    }
  }
}

extension CodeBreakerSession {
  /// A figure of the statistics with what it counts, as it is shown: "Best", "4".
  public struct Figure: Sendable {
    /// What is counted.
    public let name: String

    /// How much it is, or a dash where there is nothing to count yet.
    public let value: String
  }

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
