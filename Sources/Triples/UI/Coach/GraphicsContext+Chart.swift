import NumberedGame

#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI
import TriplesModel
import TriplesSession

extension GraphicsContext {
  /// Draws the chart of a review: lines at round numbers, the expected score, the turning points, and where the replay is.
  func draw(_ chart: TriplesSession.ReviewChart, at step: Int, in geometry: ChartGeometry) {
    for line in chart.lines { draw(line, in: geometry) }
    var curve = Path()
    for (index, place) in chart.places.enumerated() {
      let point = Self.point(place, in: geometry)
      if index == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
    }
    stroke(
      curve, with: .style(SchemeColor.accent), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    for mark in chart.marks {
      // What went up points up: the colour is not all that tells it.
      let isUp = mark.move.swing > .zero
      fill(
        Self.triangle(at: Self.point(mark.place, in: geometry), isUp: isUp),
        with: .style(isUp ? SchemeColor.accent : SchemeColor.alarm))
    }
    if chart.places.indices.contains(step) {
      drawCursor(at: Self.point(chart.places[step], in: geometry), in: geometry)
    }
  }

  private func draw(_ line: TriplesSession.ReviewChart.Line, in geometry: ChartGeometry) {
    let (left, right) = geometry.ends
    let height = geometry.y(line.y)
    var path = Path()
    path.move(to: CGPoint(x: left, y: height))
    path.addLine(to: CGPoint(x: right, y: height))
    stroke(path, with: .style(SchemeColor.line), lineWidth: 1)
    // There is no room above the topmost.
    guard line.y > 0 else { return }
    let text = Text(verbatim: DecimalText.grouped(line.points))
      .font(.caption2)
      .foregroundStyle(.muted)
    draw(text, at: CGPoint(x: left, y: height), anchor: .bottomLeading)
  }

  private func drawCursor(at point: CGPoint, in geometry: ChartGeometry) {
    let (top, bottom) = geometry.heights
    var path = Path()
    path.move(to: CGPoint(x: Double(point.x), y: top))
    path.addLine(to: CGPoint(x: Double(point.x), y: bottom))
    stroke(path, with: .style(SchemeColor.muted), lineWidth: 1)
    let dot = CGRect(x: Double(point.x) - 4, y: Double(point.y) - 4, width: 8, height: 8)
    fill(Path(ellipseIn: dot), with: .style(SchemeColor.ink))
  }

  private static func point(_ place: TriplesSession.ReviewChart.Place, in geometry: ChartGeometry) -> CGPoint {
    let point = geometry.point(place)
    return CGPoint(x: point.x, y: point.y)
  }

  private static func triangle(at point: CGPoint, isUp: Bool) -> Path {
    let (x, y) = (Double(point.x), Double(point.y))
    let height = isUp ? 7.0 : -7.0
    var path = Path()
    path.move(to: CGPoint(x: x, y: y - height))
    path.addLine(to: CGPoint(x: x + 7, y: y + height))
    path.addLine(to: CGPoint(x: x - 7, y: y + height))
    path.closeSubpath()
    return path
  }
}
#endif
