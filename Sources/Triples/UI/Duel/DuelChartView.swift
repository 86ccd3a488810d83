#if canImport(SwiftUI)
import AppSupport
import GameCore
import SwiftUI
import TriplesSession

/// A chart of both scores in a duel, move by move. The friend's line is dashed.
struct DuelChartView: View {
  let chart: TriplesSession.Duel.Chart

  var body: some View {
    Canvas { context, size in
      context.draw(chart, in: ChartGeometry(size))
    }
    .frame(height: 160)
    .chartStyle()
    .card(isBordered: false)
  }
}

extension GraphicsContext {
  fileprivate func draw(_ chart: TriplesSession.Duel.Chart, in geometry: ChartGeometry) {
    for line in chart.lines {
      drawHorizontalLine(at: line.y, in: geometry)
      // The top line has no room for text above it, and the line at 0 needs none, because both games begin there.
      guard line.y > 0, line.points > 0 else { continue }
      drawLabel(DecimalText.grouped(line.points), at: line.y, in: geometry, anchor: .bottomLeading)
    }
    let point = { (place: TriplesSession.ReviewChart.Point) in geometry.cgPoint(x: place.x, y: place.y) }
    var friend = Path()
    friend.addLines(chart.friend.map { point($0) })
    stroke(friend, with: .style(SchemeColor.friend), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4]))
    drawCurve(chart.own.map { point($0) })
    drawDot(point(chart.splitPoint), .ink)
  }
}

/// A thin line for a friend's score at the same move, below a line for the player's score.
struct RivalLineView: View {
  let line: TriplesSession.RivalLine

  var body: some View {
    GeometryReader { space in
      VStack(alignment: .leading, spacing: 1) {
        bar(line.ownLength, .accent, in: Double(space.size.width))
        bar(line.length, .friend, in: Double(space.size.width))
      }
    }
    .frame(height: 7)
    .spoken(as: line.spokenText, isImage: true)
  }

  private func bar(_ length: Int, _ color: SchemeColor, in width: Double) -> some View {
    Rectangle()
      .fill(color)
      .frame(width: max(0, width * Double(length) / 1000), height: 3)
  }
}

#Preview("The lines of a duel") {
  RivalLineView(line: TriplesController.duelPreview.session.rivalLine!)
    .inBothSchemes()
}
#endif
