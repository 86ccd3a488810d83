#if canImport(SwiftUI)
import GameCore
import SessionSupport
import SwiftUI

/// A chart of the average loss per move over the last thirty days, with a band for the middle half of the games.
struct TrendChartView: View {
  let trend: PlayTrend
  let spokenText: String

  var body: some View {
    VStack(spacing: 2) {
      Canvas { context, size in
        context.draw(trend, in: ChartGeometry(size))
      }
      .frame(height: 150)
      HStack {
        Text("30 days ago")
        Spacer()
        Text("Today")
      }
      .font(.caption2)
      .foregroundStyle(.muted)
      .padding(.horizontal, CGFloat(ChartGeometry.margin))
      .padding(.bottom, 6)
    }
    .chartStyle()
    .card(isBordered: false)
    .spoken(as: spokenText, isImage: true)
  }
}

extension GraphicsContext {
  /// Draws the top, middle, and bottom lines of the scale, the band for the middle half of the games, and the averages.
  fileprivate func draw(_ trend: PlayTrend, in geometry: ChartGeometry) {
    for share in [0, 0.5, 1] { drawHorizontalLine(at: share, in: geometry) }
    func point(_ loss: Int64, _ daysAgo: Int) -> CGPoint {
      let place = trend.point(of: loss, daysAgo: daysAgo)
      return geometry.cgPoint(x: place.x, y: place.y)
    }
    let upper = trend.points.map { point($0.spread.upperBound, $0.daysAgo) }
    let lower = trend.points.map { point($0.spread.lowerBound, $0.daysAgo) }
    var band = Path()
    band.addLines(upper + lower.reversed())
    band.closeSubpath()
    fill(band, with: .style(SchemeColor.line))
    // A band needs two days, so mark each day with a line as well.
    for (top, foot) in zip(upper, lower) { drawLine(from: top, to: foot, .muted) }
    let averages = trend.points.map { point($0.average, $0.daysAgo) }
    drawCurve(averages)
    for average in averages { drawDot(average, .accent) }
    drawLabel(DecimalText.hundredths(trend.maxValue), at: 0, in: geometry, anchor: .topLeading)
    drawLabel("0", at: 1, in: geometry, anchor: .bottomLeading)
  }
}

#Preview("A trend") {
  let day = CalendarDay(time: 1_700_000_000)
  var progress = PlayProgress()
  for ago in 0..<12 {
    guard let played = day.adding(days: -2 * ago) else { continue }
    let loss = TotalLoss(count: 100, loss: Int64(12_000 + 2_500 * ago + (ago % 3) * 4_000))
    progress.record(PlayProgress.Game(line: [UInt8(ago)], day: played, total: loss, parts: []))
  }
  return TrendChartView(trend: PlayTrend(progress, today: day), spokenText: "").inBothSchemes()
}
#endif
