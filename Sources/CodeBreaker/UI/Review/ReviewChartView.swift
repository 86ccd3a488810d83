import AppSupport
import CodeBreakerSession
import NumberedGame

extension ChartGeometry {
  /// The font size of labels, in points. It ignores the text size, because all numbers also appear below the chart.
  static let labelSize = 11.0

  /// The space between the labels and the chart, in points.
  private static let labelGap = 8.0

  init(_ chart: CodeBreakerSession.CandidateChart, width: Double, height: Double) {
    // A digit is at most 7 points wide, and a comma is narrower.
    let longest = chart.lines.map { Self.label($0).utf8.count }.max() ?? 0
    self.init(width: width, height: height, labelWidth: Double(longest) * 7 + Self.labelGap)
  }

  static func label(_ line: CodeBreakerSession.CandidateChart.Line) -> String {
    DecimalText.grouped(line.candidateCount)
  }

  var labelEnd: Double { horizontalEnds.left - Self.labelGap }
}

#if canImport(SwiftUI)
import SwiftUI

/// A chart of the remaining codes, on a logarithmic scale.
struct ReviewChartView: View {
  let chart: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Canvas { context, size in
        context.draw(chart, in: ChartGeometry(chart, width: Double(size.width), height: Double(size.height)))
      }
      .frame(height: 160)
      .chartStyle()
      .card(isBordered: false)
      .spoken(as: chart.spokenText, isImage: true)
      NoteText("Codes still possible at the start and after each attempt. Each line is ten times the one below.")
    }
  }
}

extension GraphicsContext {
  /// Draws lines at powers of ten, and joined dots for the start and each attempt.
  fileprivate func draw(_ chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) {
    drawHorizontalLines(of: chart, in: geometry)
    let points = points(of: chart, in: geometry)
    drawCurve(points)
    for point in points { drawDot(point, .accent) }
  }

  func drawHorizontalLines(of chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) {
    for line in chart.lines {
      drawHorizontalLine(at: line.y, in: geometry)
      let text = Text(verbatim: ChartGeometry.label(line))
        .font(.system(size: ChartGeometry.labelSize))
        .foregroundStyle(.muted)
      draw(text, at: CGPoint(x: geometry.labelEnd, y: geometry.y(line.y)), anchor: .trailing)
    }
  }

  func points(of chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) -> [CGPoint] {
    chart.points.map { geometry.cgPoint(x: $0.x, y: $0.y) }
  }
}
#endif
