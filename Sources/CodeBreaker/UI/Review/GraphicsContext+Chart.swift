#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

extension GraphicsContext {
  /// Draws the chart of a review: lines at powers of ten, and a dot for the start and each attempt, joined.
  func draw(_ chart: CodeBreakerSession.CandidateChart, in geometry: ChartGeometry) {
    for line in chart.lines { draw(line, in: geometry) }
    let points = chart.places.map { place in
      let point = geometry.point(place)
      return CGPoint(x: point.x, y: point.y)
    }
    var curve = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
    }
    stroke(
      curve, with: .style(SchemeColor.accent), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    for point in points {
      let dot = CGRect(x: Double(point.x) - 4, y: Double(point.y) - 4, width: 8, height: 8)
      fill(Path(ellipseIn: dot), with: .style(SchemeColor.accent))
    }
  }

  private func draw(_ line: CodeBreakerSession.CandidateChart.Line, in geometry: ChartGeometry) {
    let (left, right) = geometry.ends
    let height = geometry.y(line.y)
    var path = Path()
    path.move(to: CGPoint(x: left, y: height))
    path.addLine(to: CGPoint(x: right, y: height))
    stroke(path, with: .style(SchemeColor.line), lineWidth: 1)
    let text = Text(verbatim: ChartGeometry.label(line))
      .font(.system(size: ChartGeometry.labelSize))
      .foregroundStyle(.muted)
    draw(text, at: CGPoint(x: geometry.labelEnd, y: height), anchor: .trailing)
  }
}
#endif
