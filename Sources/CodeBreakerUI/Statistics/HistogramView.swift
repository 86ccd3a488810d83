#if canImport(SwiftUI)
import CodeBreakerSession
import SwiftUI

/// In how many attempts games were solved: a chart where there are charts, otherwise bars drawn by hand.
struct HistogramView: View {
  let bars: [HistogramBar]

  var body: some View {
    #if canImport(Charts)
    HistogramChart(bars: bars)
    #else
    DrawnHistogram(bars: bars)
    #endif
  }
}
#endif
