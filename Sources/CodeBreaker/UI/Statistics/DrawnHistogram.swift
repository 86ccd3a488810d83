#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The histogram, drawn by hand.
struct DrawnHistogram: View {
  let bars: [CodeBreakerSession.HistogramBar]

  var body: some View {
    VStack(spacing: 5) {
      ForEach(bars, id: \.attempts) { bar in
        HStack(spacing: 6) {
          Text(verbatim: bar.label)
            .foregroundStyle(.muted)
            .frame(width: 36, alignment: .trailing)
          GeometryReader { proxy in
            HStack(spacing: 6) {
              HStack(spacing: 0) {
                Rectangle().fill(bar.count > 0 ? .accent : .line)
                Rectangle().fill(.aided).frame(width: parts(bar, in: proxy.size.width).aided)
              }
              .frame(width: parts(bar, in: proxy.size.width).whole)
              .clipShape(RoundedRectangle(cornerRadius: 6))
              Text(verbatim: "\(bar.count)")
                .bold()
                .foregroundStyle(bar.count > 0 ? .ink : .muted)
            }
          }
          .frame(height: 26)
        }
        .monospacedDigit()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(bar.spoken)
      }
    }
  }

  private func parts(_ bar: CodeBreakerSession.HistogramBar, in width: CGFloat) -> BarParts {
    // There is room for the number beside the longest bar.
    BarParts(bar, width: Double(width) - 44)
  }
}

#Preview("Histogram, drawn") {
  DrawnHistogram(
    bars: CodeBreakerTable.preview().session.statistics[CodeBreakerSession.StatisticsGroup(pegCount: 4, kind: .color)]
      .bars
  )
  .padding()
}
#endif
