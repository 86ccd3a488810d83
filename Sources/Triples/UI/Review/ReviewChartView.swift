#if canImport(SwiftUI)
import AppSupport
import GameCore
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
        context.draw(content.chart, at: step, in: ChartGeometry(size))
      }
      .contentShape(Rectangle())
      .onTapGesture { place in
        goToStep(content.chart.step(atX: ChartGeometry(space.size).fraction(atX: Double(place.x))))
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
    for line in chart.lines {
      drawHorizontalLine(at: line.y, in: geometry)
      // The top line has no room for text above it.
      guard line.y > 0 else { continue }
      drawLabel(DecimalText.grouped(line.points), at: line.y, in: geometry, anchor: .bottomLeading)
    }
    let points = chart.points.map { geometry.cgPoint(x: $0.x, y: $0.y) }
    drawCurve(points)
    for mark in chart.marks {
      // A triangle points up for a gain and down for a loss, so that gains and losses don't differ by color alone.
      let isUp = mark.move.swing > .zero
      let place = geometry.cgPoint(x: mark.point.x, y: mark.point.y)
      fill(Self.triangle(at: place, isUp: isUp), with: .style(isUp ? SchemeColor.accent : SchemeColor.alarm))
    }
    if points.indices.contains(step) {
      let (cursor, heights) = (points[step], geometry.verticalEnds)
      drawLine(from: CGPoint(x: cursor.x, y: heights.top), to: CGPoint(x: cursor.x, y: heights.bottom), .muted)
      drawDot(cursor, .ink)
    }
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
