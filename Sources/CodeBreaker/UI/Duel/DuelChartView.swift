#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// A chart of the remaining codes of both games, on one logarithmic scale. The friend's curve is dashed.
struct DuelChartView: View {
  let ownChart: CodeBreakerSession.CandidateChart
  let friendChart: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Canvas { context, size in
        let geometry = ChartGeometry(ownChart, width: Double(size.width), height: Double(size.height))
        context.drawHorizontalLines(of: ownChart, in: geometry)
        context.drawDashedCurve(context.points(of: friendChart, in: geometry))
        let points = context.points(of: ownChart, in: geometry)
        context.drawCurve(points)
        for point in points { context.drawDot(point, .accent) }
      }
      .frame(height: 160)
      .chartStyle()
      .card(isBordered: false)
      NoteText("Codes still possible: yours is the solid line, your friend’s is dashed.")
    }
  }
}

extension GraphicsContext {
  fileprivate func drawDashedCurve(_ points: [CGPoint]) {
    var curve = Path()
    curve.addLines(points)
    stroke(curve, with: .style(SchemeColor.ink), style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
    for point in points { drawDot(point, .ink) }
  }
}
#endif
