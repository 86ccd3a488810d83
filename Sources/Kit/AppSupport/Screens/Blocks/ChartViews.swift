#if canImport(SwiftUI)
import GameCore
import SessionSupport
import SwiftUI

struct HistogramView: View {
  let bars: [HistogramBar]

  var body: some View {
    let labels = bars.map(\.label)
    let counts = bars.map(\.text)
    // If one of the bars is the player's, it stands out among the others.
    let hasOwn = bars.contains { $0.isOwn }
    VStack(spacing: 4) {
      ForEach(bars.indices, id: \.self) { index in
        let color: SchemeColor = hasOwn && !bars[index].isOwn ? .muted : .accent
        HistogramBarView(bar: bars[index], color: color, labels: labels, counts: counts)
      }
    }
  }
}

private struct HistogramBarView: View {
  let bar: HistogramBar
  let color: SchemeColor
  let labels: [String]
  let counts: [String]

  var body: some View {
    RowOrColumn {
      ColumnText(bar.label, in: labels)
      GeometryReader { space in
        let length = bar.count == 0 ? 0 : max(2, space.size.width * CGFloat(Double(bar.share) / 100))
        HStack(spacing: 0) {
          Rectangle().fill(color)
          Rectangle().fill(.hintedBar).frame(width: length * CGFloat(Double(bar.hintedPercentage) / 100))
        }
        .frame(width: length)
        .clipShape(RoundedRectangle(cornerRadius: 4))
      }
      .frame(height: 14)
      ColumnText(bar.text, in: counts)
    }
    .font(.footnote.monospacedDigit())
    .fontWeight(bar.isOwn ? .bold : .regular)
    .spoken(as: bar.spokenText)
  }
}

struct BarChartView: View {
  let chart: BarChart

  private static let height = 96.0

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(chart.bars.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 2)
          .fill(.accent)
          .frame(maxWidth: 24)
          // Even a bar for 0 is visible.
          .frame(height: CGFloat(max(3, Self.height * Double(chart.bars[index].share) / 100)))
      }
    }
    .frame(maxWidth: .infinity, minHeight: CGFloat(Self.height), alignment: .bottomLeading)
    .chartStyle()
    .spoken(as: chart.spokenText, isImage: true)
  }
}
#endif
