#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The histogram, drawn by hand.
struct DrawnHistogram: View {
  let bars: [HistogramBar]

  var body: some View {
    VStack(spacing: 5) {
      ForEach(bars, id: \.attempts) { bar in
        HStack(spacing: 6) {
          Text(verbatim: bar.label)
            .foregroundStyle(.muted)
            .frame(width: 36, alignment: .trailing)
          GeometryReader { proxy in
            Text(verbatim: "\(bar.count)")
              .bold()
              .foregroundStyle(bar.count > 0 ? .onAccent : .muted)
              .padding(.horizontal, 8)
              .frame(width: max(28, proxy.size.width * Double(bar.share) / 100), height: 26, alignment: .trailing)
              .background(bar.count > 0 ? .accent : .line, in: RoundedRectangle(cornerRadius: 6))
          }
          .frame(height: 26)
        }
        .monospacedDigit()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(bar.spoken)
      }
    }
  }
}

#Preview("Histogram, drawn") {
  DrawnHistogram(bars: CodeBreakerTable.preview().session.statistics[StatisticsGroup(pegCount: 4, kind: .color)].bars)
    .padding()
}
#endif
