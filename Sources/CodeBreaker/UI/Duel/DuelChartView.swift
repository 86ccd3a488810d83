#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// A chart of the remaining codes of both games, on one logarithmic scale. The player's curve is solid, the
/// friend's dashed.
struct DuelChartView: View {
  let own: CodeBreakerSession.CandidateChart
  let friend: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Canvas { context, size in
        let geometry = ChartGeometry(own, width: Double(size.width), height: Double(size.height))
        context.drawLevels(of: own, in: geometry)
        context.drawDashed(context.points(of: friend, in: geometry))
        let points = context.points(of: own, in: geometry)
        context.drawCurve(points)
        for point in points { context.drawDot(point, .accent) }
      }
      .frame(height: 160)
      .isChart()
      .card(isBordered: false)
      Text("Codes still possible: yours is the solid line, your friend’s is dashed.")
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }
}

extension GraphicsContext {
  fileprivate func drawDashed(_ points: [CGPoint]) {
    var curve = Path()
    curve.addLines(points)
    stroke(curve, with: .style(SchemeColor.ink), style: StrokeStyle(lineWidth: 2, dash: [5, 4]))
    for point in points { drawDot(point, .ink) }
  }
}
#endif
