#if canImport(SwiftUI)
import AppSupport
import Charts
import CodeBreakerSession
import SwiftUI

/// A histogram of the number of attempts in solved games.
struct HistogramView: View {
  let bars: [CodeBreakerSession.HistogramBar]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HistogramChart(bars: bars)
      if bars.contains(where: { $0.hinted > 0 }) { legend }
    }
  }

  /// The meaning of the fainter parts. The bars describe themselves to screen readers.
  private var legend: some View {
    HStack(spacing: 6) {
      RoundedRectangle(cornerRadius: 3)
        .fill(.aided)
        .frame(width: 14, height: 14)
      Text("with hints")
        .font(.footnote)
        .foregroundStyle(.muted)
    }
    .accessibilityHidden(true)
  }
}

/// The chart, with a bar for each number of attempts.
private struct HistogramChart: View {
  let bars: [CodeBreakerSession.HistogramBar]
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    Chart(bars, id: \.attempts) { bar in
      // Stacked: games without hints, then games with hints.
      BarMark(x: .value("Games", bar.count - bar.hinted), y: .value("Attempts", bar.label))
        .foregroundStyle(SchemeColor.accent.color(in: colorScheme))
        .cornerRadius(bar.hinted == 0 ? 5 : 0)
        .accessibilityLabel(Text(verbatim: bar.spoken))
        .accessibilityValue(Text(verbatim: ""))
      BarMark(x: .value("Games", bar.hinted), y: .value("Attempts", bar.label))
        .foregroundStyle(SchemeColor.aided.color(in: colorScheme))
        .annotation(position: .trailing) {
          Text(verbatim: "\(bar.count)")
            .font(.footnote.monospacedDigit())
        }
        .accessibilityHidden(true)
    }
    .chartXAxis(.hidden)
    .frame(height: StatisticsLayout(TextSize(dynamicTypeSize)).barHeight * CGFloat(bars.count))
  }
}
#endif
