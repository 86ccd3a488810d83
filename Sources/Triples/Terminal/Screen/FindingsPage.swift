import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

/// The findings of a review as a page of text, with a chart of the expected score.
enum FindingsPage {
  private static let chartRowCount = 5

  /// Returns the page in lines of at most `width` columns.
  static func lines(of review: Review, width: Int, capabilities: TerminalCapabilities) -> [[Span]] {
    let sections = TriplesSession.ReviewFindings(of: review).sections(
      unfolded: TriplesSession.ReviewFindings.foldedParts)
    let parts = [sections.prefix(1), sections.dropFirst()].map {
      TriplesSession.Screen("", Array($0)).lines(width: width, capabilities: capabilities)
    }
    return parts[0] + [[]] + chart(review, width: width, capabilities: capabilities) + [[]] + parts[1]
  }

  /// Returns a chart of the expected score, with a column for each position, or for fewer if there isn't room for all.
  private static func chart(_ review: Review, width: Int, capabilities: TerminalCapabilities) -> [[Span]] {
    let chart = TriplesSession.ReviewChart(of: review)
    let scale = chart.lines.last.map { DecimalText.grouped($0.points) } ?? ""
    let room = max(1, width - scale.columnCount - 1)
    let count = min(room, chart.points.count)
    let heights = (0..<count).map { column in
      1 - chart.points[count == 1 ? 0 : column * (chart.points.count - 1) / (count - 1)].y
    }
    let pitch = max(1, min(3, room / max(1, count)))
    let drawn = ColumnChart(heights: heights, rowCount: chartRowCount, pitch: pitch).lines(capabilities)
    let least = chart.lines.first.map { DecimalText.grouped($0.points) } ?? ""
    return [[Span("Expected final score", .dim)]]
      + drawn.enumerated().map { row, text in
        let label = row == 0 ? scale : row == chartRowCount - 1 ? least : ""
        return [Span(label.rightAligned(in: scale.columnCount) + " ", .dim), Span(text)]
      }
  }
}
