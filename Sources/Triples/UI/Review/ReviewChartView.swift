#if canImport(SwiftUI)
import AppSupport
import NumberedGame
import SwiftUI
import TriplesSession

/// The chart of a review. A tap on it goes to the step at that position.
struct ReviewChartView: View {
  let content: ReviewContent

  let step: Int

  let goToStep: (Int) -> Void

  var body: some View {
    GeometryReader { space in
      Canvas { context, size in
        context.draw(
          content.chart, at: step, in: ChartGeometry(width: Double(size.width), height: Double(size.height)))
      }
      .contentShape(Rectangle())
      .onTapGesture { place in
        let geometry = ChartGeometry(width: Double(space.size.width), height: Double(space.size.height))
        goToStep(content.chart.step(atX: geometry.fraction(atX: Double(place.x))))
      }
    }
    .frame(height: 140)
    .chartStyle()
    .card(isBordered: false)
    // The slider below the chart also reaches every step, and announces its position.
    .spoken(as: content.spokenText, isImage: true)
  }
}

extension GraphicsContext {
  /// Draws the chart: lines at round numbers, the expected score, the turning points, and the replay's current step.
  fileprivate func draw(_ chart: TriplesSession.ReviewChart, at step: Int, in geometry: ChartGeometry) {
    for line in chart.lines { draw(line, in: geometry) }
    drawCurve(chart.points.map { Self.point($0, in: geometry) })
    for mark in chart.marks {
      // A triangle points up for a gain and down for a loss, so that gains and losses don't differ by color alone.
      let isUp = mark.move.swing > .zero
      fill(
        Self.triangle(at: Self.point(mark.point, in: geometry), isUp: isUp),
        with: .style(isUp ? SchemeColor.accent : SchemeColor.alarm))
    }
    if chart.points.indices.contains(step) {
      let (cursor, heights) = (Self.point(chart.points[step], in: geometry), geometry.verticalEnds)
      drawLine(from: CGPoint(x: cursor.x, y: heights.top), to: CGPoint(x: cursor.x, y: heights.bottom), .muted)
      drawDot(cursor, .ink)
    }
  }

  private func draw(_ line: TriplesSession.ReviewChart.Line, in geometry: ChartGeometry) {
    drawHorizontalLine(at: line.y, in: geometry)
    // The top line has no room for text above it.
    guard line.y > 0 else { return }
    let text = Text(verbatim: DecimalText.grouped(line.points))
      .font(.caption2)
      .foregroundStyle(.muted)
    draw(text, at: CGPoint(x: geometry.horizontalEnds.left, y: geometry.y(line.y)), anchor: .bottomLeading)
  }

  private static func point(_ place: TriplesSession.ReviewChart.Point, in geometry: ChartGeometry) -> CGPoint {
    let point = geometry.point(x: place.x, y: place.y)
    return CGPoint(x: point.x, y: point.y)
  }

  private static func triangle(at point: CGPoint, isUp: Bool) -> Path {
    let (x, y) = (Double(point.x), Double(point.y))
    let height = isUp ? 7.0 : -7.0
    var path = Path()
    path.addLines([
      CGPoint(x: x, y: y - height), CGPoint(x: x + 7, y: y + height), CGPoint(x: x - 7, y: y + height),
    ])
    path.closeSubpath()
    return path
  }
}
#endif
