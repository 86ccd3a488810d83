import PlaySupport

extension CodeBreakerSession.GameCounts {
  /// The figures in the order in which they are shown. The seventh, games with hints, only where there are some.
  public var figures: [CodeBreakerSession.Figure] {
    let none = "–"
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
