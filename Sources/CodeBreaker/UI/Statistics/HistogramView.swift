#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// In how many attempts games were solved: a chart where there are charts, otherwise bars drawn by hand.
struct HistogramView: View {
  let bars: [CodeBreakerSession.HistogramBar]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      #if canImport(Charts)
      HistogramChart(bars: bars)
      #else
      DrawnHistogram(bars: bars)
      #endif
      if bars.contains(where: { $0.hinted > 0 }) { legend }
    }
  }

  /// What the fainter parts are. The bars say it to screen readers themselves.
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
#endif
