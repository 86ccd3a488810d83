#if canImport(SwiftUI) && canImport(Charts)
import AppSupport
import Charts
import CodeBreakerSession
import SwiftUI

/// The histogram as a chart, a bar for each number of attempts.
struct HistogramChart: View {
  let bars: [HistogramBar]
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Chart(bars, id: \.attempts) { bar in
      BarMark(x: .value("Games", bar.count), y: .value("Attempts", bar.label))
        .foregroundStyle(SchemeColor.accent.color(in: colorScheme))
        .cornerRadius(5)
        .annotation(position: .trailing) {
          Text(verbatim: "\(bar.count)")
            .font(.footnote.monospacedDigit())
        }
        .accessibilityLabel(Text(verbatim: bar.spoken))
        .accessibilityValue(Text(verbatim: ""))
    }
    .chartXAxis(.hidden)
    .frame(height: 32 * CGFloat(bars.count))
  }
}
#endif
