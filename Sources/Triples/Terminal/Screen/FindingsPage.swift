import NumberedGame
import TerminalSupport
import TriplesModel
import TriplesSession

/// The findings of a review as a page of text, with a chart of the expected score.
enum FindingsPage {
  private static let chartRows = 5

  /// Returns the page in lines of at most `width` columns.
  static func lines(of review: Review, width: Int, look: Look) -> [[Span]] {
    let findings = TriplesSession.ReviewFindings(of: review)
    var lines = findings.remark.wrapped(width).map { [Span($0, .bold)] } + findings.facts.plainLines(width)
    lines += [[]] + chart(review, width: width, look: look)
    lines += [[], [Span("Turning points", .bold)]] + moments(findings.turningPoints, width, look)
    lines += [[], [Span("Mistakes", .bold)]] + moments(findings.mistakes, width, look)
    lines += findings.rest.plainLines(width)
    lines += [[], [Span(TriplesSession.ReviewFindings.countingTitle, .bold)]]
    lines += look.shown(TriplesSession.ReviewFindings.countingNote).plainLines(width)
    return lines
      + findings.sum.map { line in
        let text = look.shown(line.text)
        let room = max(0, min(width, 36) - text.columns - 1)
        return [Span(String(line.label.prefix(room)).leftAligned(in: room + 1)), Span(text, .bold)]
      }
  }

  /// Returns a chart of the expected score before the first move and after each one: a column for each, or fewer if there is no
  /// room.
  private static func chart(_ review: Review, width: Int, look: Look) -> [[Span]] {
    let chart = TriplesSession.ReviewChart(of: review)
    let scale = chart.lines.last.map { DecimalText.grouped($0.points) } ?? ""
    let room = max(1, width - scale.columns - 1)
    let count = min(room, chart.places.count)
    let heights = (0..<count).map { column in
      1 - chart.places[count == 1 ? 0 : column * (chart.places.count - 1) / (count - 1)].y
    }
    let pitch = max(1, min(3, room / max(1, count)))
    let drawn = ColumnChart(heights: heights, rows: chartRows, pitch: pitch).lines(look)
    let least = chart.lines.first.map { DecimalText.grouped($0.points) } ?? ""
    return [[Span("Expected final score", .dim)]]
      + drawn.enumerated().map { row, text in
        let label = row == 0 ? scale : row == chartRows - 1 ? least : ""
        return [Span(label.rightAligned(in: scale.columns) + " ", .dim), Span(text)]
      }
  }

  private static func moments(
    _ moments: [TriplesSession.ReviewFindings.Moment], _ width: Int, _ look: Look
  ) -> [[Span]] {
    let titles = moments.map(\.title.columns).max() ?? 0
    let points = moments.map { look.shown($0.points).columns }.max() ?? 0
    return moments.map { moment in
      let room = max(1, min(width, 48) - titles - points - 4)
      return [
        Span(moment.title.leftAligned(in: titles + 2)),
        Span(String(look.shown(moment.detail).prefix(room)).leftAligned(in: room + 2)),
        Span(look.shown(moment.points).rightAligned(in: points), .bold),
      ]
    }
  }
}
