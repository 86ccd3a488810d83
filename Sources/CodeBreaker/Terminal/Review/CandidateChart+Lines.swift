import CodeBreakerSession
import GameCore
import SessionSupport
import TerminalSupport

extension CodeBreakerSession.CandidateChart {
  /// The width, in columns, of the chart with all its points and numbers.
  var width: Int { labelWidth + 1 + points.count * Self.maxPitch - 1 }

  private static let maxPitch = 3

  private static let usualRowCount = 6

  /// Returns the lines of the chart: a bar for each point, powers of ten on the left, and the attempts' numbers below.
  /// Leaves out points that don't fit into `room` columns.
  func textLines(_ room: Int, _ capabilities: TerminalCapabilities) -> [[Span]] {
    let decades = max(1, lines.count - 1)
    let rowsPerDecade = max(1, Self.usualRowCount / decades)
    let columns = max(1, room - labelWidth - 1)
    let pitch = (2...Self.maxPitch).last { points.count * $0 - 1 <= columns } ?? 1
    let shown = min(points.count, columns)
    // Always include the first and the last point.
    let bars = (0..<shown).map { points[shown == 1 ? 0 : $0 * (points.count - 1) / (shown - 1)] }
    let chart = ColumnChart(heights: bars.map { 1 - $0.y }, rowCount: decades * rowsPerDecade, pitch: pitch)
    let style = capabilities.barStyle
    var drawn = chart.lines(capabilities).enumerated().map { index, text in
      // A power of ten labels the row that starts with it.
      let row = chart.rowCount - 1 - index
      let label = row % rowsPerDecade == 0 ? DecimalText.grouped(lines[row / rowsPerDecade].candidateCount) : ""
      return [Span(label.rightAligned(in: labelWidth) + " ", .dim), Span(text, style)]
    }
    // Show the number of each attempt below its bar. The bar for the start has no number.
    if pitch == Self.maxPitch, points.count <= 100 {
      let numbers = bars.map { ($0.attemptCount == 0 ? "" : "\($0.attemptCount)").rightAligned(in: pitch - 1) }.joined(
        separator: " ")
      drawn.append([Span(String(repeating: " ", count: labelWidth + 1) + numbers, .dim)])
    }
    return drawn
  }

  private var labelWidth: Int { lines.dropLast().map { DecimalText.grouped($0.candidateCount).count }.max() ?? 1 }
}
