#if canImport(SwiftUI) && canImport(Charts)
import AppSupport
import Charts
import CodeBreakerSession
import SwiftUI

/// The histogram as a chart, a bar for each number of attempts.
struct HistogramChart: View {
  let bars: [CodeBreakerSession.HistogramBar]
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Chart(bars, id: \.attempts) { bar in
      // End to end: games without hints, then those with.
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
    .frame(height: 32 * CGFloat(bars.count))
  }
}
#endif
