import AppSupport
import CodeBreakerSession
import GameCore

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

/// A chart of the remaining codes of a reviewed game.
struct ReviewChartView: View {
  let chart: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      CandidateCurves(chart: chart)
      NoteText("At the start and after each attempt. Each line is ten times the one below.")
    }
  }
}

/// The remaining codes at the start and after each attempt, as dots on a logarithmic scale, with lines at powers of
/// ten. In a duel, the friend's curve is dashed.
struct CandidateCurves: View {
  let chart: CodeBreakerSession.CandidateChart
  var friendChart: CodeBreakerSession.CandidateChart?

  var body: some View {
    Canvas { [chart, friendChart] context, size in
      let geometry = ChartGeometry(chart, width: Double(size.width), height: Double(size.height))
      context.drawHorizontalLines(of: chart, in: geometry)
      if let friendChart { context.drawDashedCurve(context.points(of: friendChart, in: geometry)) }
      let points = context.points(of: chart, in: geometry)
      context.drawCurve(points)
      for point in points { context.drawDot(point, .accent) }
    }
    .frame(height: 160)
    .chartStyle()
    .card(isBordered: false)
  }
}

extension GraphicsContext {
  fileprivate func drawHorizontalLines(of chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) {
    for line in chart.lines {
      drawHorizontalLine(at: line.y, in: geometry)
      let text = Text(verbatim: ChartGeometry.label(line))
        .font(.system(size: ChartGeometry.labelSize))
        .foregroundStyle(.muted)
      draw(text, at: CGPoint(x: geometry.labelEnd, y: geometry.y(line.y)), anchor: .trailing)
    }
  }

  fileprivate func drawDashedCurve(_ points: [CGPoint]) {
    var curve = Path()
    curve.addLines(points)
    stroke(curve, with: .style(SchemeColor.ink), style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
    for point in points { drawDot(point, .ink) }
  }

  fileprivate func points(of chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) -> [CGPoint] {
    chart.points.map { geometry.cgPoint(x: $0.x, y: $0.y) }
  }
}
#endif
