#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// How the codes became fewer, on a logarithmic scale.
struct ReviewChartView: View {
  let chart: CodeBreakerSession.CandidateChart

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Canvas { context, size in
        context.draw(chart, in: ChartGeometry(chart, width: Double(size.width), height: Double(size.height)))
      }
      .frame(height: 160)
      .background(.surface, in: RoundedRectangle(cornerRadius: 12))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(chart.spoken)
      .accessibilityAddTraits(.isImage)
      Text("Codes still possible at the start and after each attempt. Each line is ten times the one below.")
        .font(.footnote)
        .foregroundStyle(.muted)
    }
  }
}

#Preview("The chart, light") {
  ReviewView().environment(CodeBreakerTable.reviewPreview)
}

#Preview("The chart, dark") {
  ReviewView().environment(CodeBreakerTable.reviewPreview).preferredColorScheme(.dark)
}
#endif
