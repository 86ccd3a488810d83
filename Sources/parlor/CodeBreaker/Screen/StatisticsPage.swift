import CodeBreakerSession

/// The page of statistics: what is counted of the games of one group, and in how many attempts they were solved.
enum StatisticsPage {
  /// Enough rows for a game of usual length, so that the histogram does not jump with the first few games.
  private static let usualRowCount = 8

  /// A line that no screen needs to scroll beyond.
  static let lastLine = 8 + GameCounts.histogramLength

  /// The page in lines of at most `width` columns.
  static func lines(_ group: StatisticsGroup, session: CodeBreakerSession, width: Int, look: Look) -> [[Span]] {
    let games = session.statistics[group]
    let none = look.isUnicode ? "–" : "-"
    let figures: [(String, String)] = [
      ("Games", "\(games.played)"), ("Solved", games.played == 0 ? none : "\(games.solvedPercent) %"),
      ("Best", games.best.map { "\($0)" } ?? none), ("Fastest", games.fastest.map { DurationText.clock($0) } ?? none),
      ("Streak", "\(games.currentStreak)"), ("Longest streak", "\(games.longestStreak)"),
    ]
    let arrows = look.isUnicode ? ("‹", "›") : ("<", ">")
    var lines: [[Span]] = [[Span("\(arrows.0) \(group.label) \(arrows.1)", .bold)], []]
    let half = width / 2
    for index in stride(from: 0, to: figures.count, by: 2) {
      lines.append(figure(figures[index], width: half) + figure(figures[index + 1], width: half))
    }
    lines += [[], [Span("Attempts to break the code", .bold)]]
    return lines + histogram(games.histogram, width: width, look: look)
  }

  private static func figure(_ figure: (name: String, value: String), width: Int) -> [Span] {
    let filler = String(repeating: " ", count: max(1, width - figure.name.columns - 1 - figure.value.columns))
    return [Span(figure.name + " ", .dim), Span(figure.value, .bold), Span(filler)]
  }

  private static func histogram(_ bars: [Int], width: Int, look: Look) -> [[Span]] {
    let most = bars.max() ?? 0
    let room = max(1, width - 4 - "\(most)".count - 1)
    return (0..<max(bars.count, usualRowCount)).map { index in
      let count = index < bars.count ? bars[index] : 0
      let label = "\(index + 1)" + (index + 1 == GameCounts.histogramLength ? "+" : " ")
      // A game that was solved shows, however many others there are.
      let length = count == 0 ? 0 : max(1, count * room / most)
      return [
        Span(String(repeating: " ", count: max(0, 3 - label.count)) + label + " ", .dim),
        Span(String(repeating: look.isUnicode ? "█" : "#", count: length), barStyle(look)),
        Span(count == 0 ? "" : " \(count)", .bold),
      ]
    }
  }

  private static func barStyle(_ look: Look) -> Style {
    look.hasColor ? Style(foreground: PegPalette.tile) : .plain
  }
}
