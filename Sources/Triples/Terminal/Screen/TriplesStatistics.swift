import PlaySupport
import TerminalSupport
import TriplesSession

/// The statistics page: the figures, and the number of games per best tile.
enum TriplesStatistics {
  /// The last line that scrolling can reach.
  static let lastLine = 40

  /// Returns the page in lines of at most `width` columns.
  static func lines(of session: TriplesSession, width: Int, look: Look) -> [[Span]] {
    var lines: [[Span]] = [[Span("Statistics", .bold)], []]
    let figures = session.figures
    let nameWidth = figures.map(\.name.columns).max() ?? 0
    for figure in figures {
      lines.append([Span(figure.name.leftAligned(in: nameWidth + 2), .dim), Span(look.shown(figure.value), .bold)])
    }
    lines += [[], [Span("Best tile", .bold)]]
    let bars = session.tileBars
    let labelWidth = bars.map { label($0, look).columns }.max() ?? 0
    let countWidth = bars.map { "\($0.count)".count }.max() ?? 0
    let room = max(1, width - labelWidth - countWidth - 2)
    for bar in bars {
      // A bar has at least one character if there are any games.
      let length = bar.count == 0 ? 0 : max(1, bar.share * room / 100)
      lines.append([
        Span(label(bar, look).rightAligned(in: labelWidth) + " ", .dim),
        Span(String(repeating: look.isUnicode ? "█" : "#", count: length)),
        Span(bar.count == 0 ? "" : " \(bar.count)", .bold),
      ])
    }
    return lines + [[]] + TriplesSession.statisticsNote.plainLines(width)
  }

  private static func label(_ bar: HistogramBar, _ look: Look) -> String {
    look.isUnicode ? bar.label : bar.label.replacing("≤", with: "to")
  }
}
