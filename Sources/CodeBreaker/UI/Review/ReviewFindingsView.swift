#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// What a review says of the whole game.
struct ReviewFindingsView: View {
  let picture: ReviewPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: picture.title)
        .foregroundStyle(.muted)
      Text(verbatim: picture.remark)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
    }
    sum
    Text(verbatim: picture.note)
      .font(.footnote)
      .foregroundStyle(.muted)
    if let note = picture.averageNote {
      Text(verbatim: note)
    }
    ReviewChartView(chart: picture.chart)
  }

  private var sum: some View {
    VStack(spacing: 6) {
      ForEach(picture.sum, id: \.label) { line in
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: line.label)
          Spacer(minLength: 8)
          Text(verbatim: line.text)
            .bold()
            .monospacedDigit()
        }
        .accessibilityElement(children: .combine)
      }
    }
    .padding(12)
    .background(.surface, in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview("Findings") {
  ReviewView().environment(CodeBreakerTable.reviewPreview)
}
#endif
