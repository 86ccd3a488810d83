import CodeBreakerSession
import NumberedGame
import PlaySupport
import TerminalSupport

extension CodeBreakerSession.CandidateChart {
  /// The width, in columns, of the chart with all its points and numbers.
  var width: Int { labelWidth + 1 + points.count * Self.widestPitch - 1 }

  private static let widestPitch = 3

  private static let usualRows = 6

  /// Returns the lines of the chart: a bar for each point, powers of ten on the left, and the attempts' numbers below.
  /// Leaves out points that don't fit into `room` columns.
  func drawn(_ room: Int, _ look: TerminalCapabilities) -> [[Span]] {
    let decades = max(1, lines.count - 1)
    let rowsPerDecade = max(1, Self.usualRows / decades)
    let columns = max(1, room - labelWidth - 1)
    let pitch = (2...Self.widestPitch).last { points.count * $0 - 1 <= columns } ?? 1
    let shown = min(points.count, columns)
    // Always include the first and the last point.
    let bars = (0..<shown).map { points[shown == 1 ? 0 : $0 * (points.count - 1) / (shown - 1)] }
    let chart = ColumnChart(heights: bars.map { 1 - $0.y }, rows: decades * rowsPerDecade, pitch: pitch)
    let style = look.barStyle
    var drawn = chart.lines(look).enumerated().map { index, text in
      // A power of ten labels the row that starts with it.
      let row = chart.rows - 1 - index
      let label = row % rowsPerDecade == 0 ? DecimalText.grouped(lines[row / rowsPerDecade].candidates) : ""
      return [Span(label.rightAligned(in: labelWidth) + " ", .dim), Span(text, style)]
    }
    // Show the number of each attempt below its bar. The bar for the start has no number.
    if pitch == Self.widestPitch, points.count <= 100 {
      let numbers = bars.map { ($0.attempt == 0 ? "" : "\($0.attempt)").rightAligned(in: pitch - 1) }.joined(
        separator: " ")
      drawn.append([Span(String(repeating: " ", count: labelWidth + 1) + numbers, .dim)])
    }
    return drawn
  }

  private var labelWidth: Int { lines.dropLast().map { DecimalText.grouped($0.candidates).count }.max() ?? 1 }
}
