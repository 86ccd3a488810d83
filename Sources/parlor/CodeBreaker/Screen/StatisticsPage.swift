import CodeBreakerSession

/// The page of statistics: what is counted of the games of one group, and in how many attempts they were solved.
enum StatisticsPage {
  /// A line that no screen needs to scroll beyond.
  static let lastLine = 8 + GameCounts.histogramLength

  /// The page in lines of at most `width` columns.
  static func lines(_ group: StatisticsGroup, session: CodeBreakerSession, width: Int, look: Look) -> [[Span]] {
    let games = session.statistics[group]
    let figures = games.figures.map { (name: $0.name, value: look.isUnicode || $0.value != "–" ? $0.value : "-") }
    let arrows = look.isUnicode ? ("‹", "›") : ("<", ">")
    var lines: [[Span]] = [[Span("\(arrows.0) \(group.label) \(arrows.1)", .bold)], []]
    let half = width / 2
    for index in stride(from: 0, to: figures.count, by: 2) {
      lines.append(figures[index...].prefix(2).flatMap { figure($0, width: half) })
    }
    lines += [[], [Span("Attempts to break the code", .bold)]]
    return lines + histogram(games.bars, width: width, look: look)
  }

  private static func figure(_ figure: (name: String, value: String), width: Int) -> [Span] {
    let filler = String(repeating: " ", count: max(1, width - figure.name.columns - 1 - figure.value.columns))
    return [Span(figure.name + " ", .dim), Span(figure.value, .bold), Span(filler)]
  }

  private static func histogram(_ bars: [HistogramBar], width: Int, look: Look) -> [[Span]] {
    let most = bars.map(\.count).max() ?? 0
    let room = max(1, width - 4 - "\(most)".count - 1)
    return bars.map { bar in
      let label = bar.label.hasSuffix("+") ? bar.label : bar.label + " "
      // A game that was solved shows, however many others there are.
      let length = bar.count == 0 ? 0 : max(1, bar.count * room / most)
      return [
        Span(String(repeating: " ", count: max(0, 3 - label.count)) + label + " ", .dim),
        Span(String(repeating: look.isUnicode ? "█" : "#", count: length), barStyle(look)),
        Span(bar.count == 0 ? "" : " \(bar.count)", .bold),
      ]
    }
  }

  private static func barStyle(_ look: Look) -> Style {
    look.hasColor ? Style(foreground: PegPalette.bar) : .plain
  }
}
