#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// A chart of the remaining codes of both games, on one logarithmic scale. The friend's curve is dashed.
struct DuelChartView: View {
  let ownChart: CodeBreakerSession.CandidateChart
  let friendChart: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      CandidateCurves(chart: ownChart, friendChart: friendChart)
      NoteText("Codes left: yours is the solid line, your friend’s is dashed.")
    }
  }
}
#endif
