import CodeBreakerSession
import TerminalSupport

/// The statistics page for one group of games: the figures, the histogram of attempts, and the skill in reviewed games.
enum StatisticsPage {
  /// A line number beyond which no screen needs to scroll.
  static let lastLine = 26 + CodeBreakerSession.GameCounts.histogramLength

  /// The number of rows in the skill chart.
  private static let skillRows = 3

  /// Returns the page in lines of at most `width` columns.
  static func lines(
    _ group: CodeBreakerSession.StatisticsGroup, session: CodeBreakerSession, width: Int, look: Look
  ) -> [[Span]] {
    let games = session.statistics[group]
    let figures = games.figures
    var lines: [[Span]] = [[Span("\(look.sides.left) \(group.label) \(look.sides.right)", .bold)], []]
    let half = width / 2
    for index in stride(from: 0, to: figures.count, by: 2) {
      lines.append(figures[index..<min(index + 2, figures.count)].flatMap { figure($0, width: half, look: look) })
    }
    lines += [[], [Span("Attempts to break the code", .bold)]]
    lines += histogram(games.bars, width: width, look: look)
    lines += [[], [Span("Skill", .bold)]]
    lines += skill(session.skill.bars(group), width: width, look: look)
    return lines + session.skill.summary(group).plainLines(width)
  }

  private static func figure(_ figure: CodeBreakerSession.Figure, width: Int, look: Look) -> [Span] {
    let value = look.shown(figure.value)
    let filler = String(repeating: " ", count: max(1, width - figure.name.columns - 1 - value.columns))
    return [Span(figure.name + " ", .dim), Span(value, .bold), Span(filler)]
  }

  private static func histogram(_ bars: [CodeBreakerSession.HistogramBar], width: Int, look: Look) -> [[Span]] {
    let most = bars.map(\.count).max() ?? 0
    let room = max(1, width - 4 - "\(most)".count - 1)
    let signs = look.isUnicode ? ("█", "▒") : ("#", "+")
    var lines = bars.map { bar in
      let label = bar.label.hasSuffix("+") ? bar.label : bar.label + " "
      // A single game among many still gets a bar, and so do both kinds if there are games with and without hints.
      let length = bar.count == 0 ? 0 : max(1, bar.count * room / most)
      let hinted =
        bar.hinted == 0
        ? 0 : bar.hinted == bar.count ? length : min(length - 1, max(1, length * bar.hintedShare / 100))
      return [
        Span(label.rightAligned(in: 3) + " ", .dim),
        Span(String(repeating: signs.0, count: length - hinted), barStyle(look)),
        Span(String(repeating: signs.1, count: hinted), barStyle(look)),
        Span(bar.count == 0 ? "" : " \(bar.count)", .bold),
      ]
    }
    if bars.contains(where: { $0.hinted > 0 }) {
      lines.append([
        Span("    "), Span(signs.0, barStyle(look)), Span(" without hints  ", .dim), Span(signs.1, barStyle(look)),
        Span(" with", .dim),
      ])
    }
    return lines
  }

  /// Returns a bar for each of the latest reviewed games that fit. Lower is better.
  private static func skill(_ bars: [CodeBreakerSession.SkillBar], width: Int, look: Look) -> [[Span]] {
    guard let worst = bars.max(by: { $0.hundredths < $1.hundredths }) else { return [] }
    let top = worst.hundredths > 100 ? worst.label : "1.00"
    let room = max(1, width - top.count - 1)
    let chart = ColumnChart(
      heights: bars.suffix(room).map { Double($0.share) / 100 }, rows: skillRows, pitch: bars.count * 2 <= room ? 2 : 1)
    return chart.lines(look).enumerated().map { index, text in
      let label = index == 0 ? top : index == skillRows - 1 ? "0" : ""
      return [
        Span(label.rightAligned(in: top.count) + " ", .dim), Span(text, barStyle(look)),
      ]
    }
  }

  /// Returns the style of bars, also for other pages.
  static func barStyle(_ look: Look) -> Style {
    look.hasColor ? Style(foreground: PegPalette.bar) : .plain
  }
}
