import AppSupport
import CodeBreakerSession
import NumberedGame

extension ChartGeometry {
  /// The size of the labels, which does not follow the player's: all numbers stand below the chart, too.
  static let labelSize = 11.0

  /// The gap between the labels and the chart, in points.
  private static let labelGap = 8.0

  /// Lays a chart out, with the labels of its lines at its left.
  init(_ chart: CodeBreakerSession.CandidateChart, width: Double, height: Double) {
    // A digit of a label is at most 7 points wide. A comma is narrower.
    let longest = chart.lines.map { Self.label($0).utf8.count }.max() ?? 0
    self.init(width: width, height: height, labelWidth: Double(longest) * 7 + Self.labelGap)
  }

  /// What stands at a line: "1,000".
  static func label(_ line: CodeBreakerSession.CandidateChart.Line) -> String { DecimalText.grouped(line.candidates) }

  /// The right end of the labels.
  var labelEnd: Double { ends.left - Self.labelGap }
}

#if canImport(SwiftUI)
import SwiftUI

/// How the codes became fewer, on a logarithmic scale.
struct ReviewChartView: View {
  let chart: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Canvas { context, size in
        context.draw(chart, in: ChartGeometry(chart, width: Double(size.width), height: Double(size.height)))
      }
      .frame(height: 160)
      .isChart()
      .card(isBordered: false)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(chart.spoken)
      .accessibilityAddTraits(.isImage)
      Text("Codes still possible at the start and after each attempt. Each line is ten times the one below.")
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }
}

extension GraphicsContext {
  /// Draws the chart of a review: lines at powers of ten, and a dot for the start and each attempt, joined.
  fileprivate func draw(_ chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) {
    drawLevels(of: chart, in: geometry)
    let points = points(of: chart, in: geometry)
    drawCurve(points)
    for point in points { drawDot(point, .accent) }
  }

  /// Draws the lines at powers of ten, with their labels.
  func drawLevels(of chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) {
    for line in chart.lines {
      drawLevel(line.y, in: geometry)
      let text = Text(verbatim: ChartGeometry.label(line))
        .font(.system(size: ChartGeometry.labelSize))
        .foregroundStyle(.muted)
      draw(text, at: CGPoint(x: geometry.labelEnd, y: geometry.y(line.y)), anchor: .trailing)
    }
  }

  /// Where the places of a chart lie.
  func points(of chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) -> [CGPoint] {
    chart.places.map { place in
      let point = geometry.point(x: place.x, y: place.y)
      return CGPoint(x: point.x, y: point.y)
    }
  }
}
#endif
