#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesSession

/// What a review found: the sum of play and luck, the turning points, the mistakes.
struct ReviewFindingsView: View {
  let picture: ReviewPicture

  /// Shows a step of the replay.
  let show: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      sum
      if !picture.turningPoints.isEmpty {
        heading("Turning points")
        moments(picture.turningPoints)
      }
      heading("Mistakes")
      moments(picture.mistakes)
      if !picture.rest.isEmpty {
        Text(verbatim: picture.rest)
          .font(.footnote)
          .foregroundStyle(.muted)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var sum: some View {
    VStack(spacing: 4) {
      ForEach(Array(picture.sum.enumerated()), id: \.offset) { _, line in
        HStack {
          Text(verbatim: line.label)
          Spacer(minLength: 8)
          Text(verbatim: line.text)
            .bold()
            .monospacedDigit()
        }
        .accessibilityElement(children: .combine)
      }
    }
    .foregroundStyle(.ink)
    .padding(12)
    .background(.surface, in: RoundedRectangle(cornerRadius: 12))
  }

  private func heading(_ title: String) -> some View {
    Text(verbatim: title)
      .font(.headline)
      .foregroundStyle(.ink)
      .padding(.top, 4)
      .accessibilityAddTraits(.isHeader)
  }

  private func moments(_ moments: [TriplesSession.ReviewFindings.Moment]) -> some View {
    ForEach(Array(moments.enumerated()), id: \.offset) { _, moment in
      Button {
        show(moment.step)
      } label: {
        HStack {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: moment.title)
            Text(verbatim: moment.detail)
              .font(.footnote)
              .multilineTextAlignment(.leading)
          }
          Spacer(minLength: 8)
          Text(verbatim: moment.points)
            .bold()
            .monospacedDigit()
        }
        .padding(.vertical, 4)
      }
      .buttonStyle(.game)
      .accessibilityHint("Shows the board.")
    }
  }
}

#Preview("Findings") {
  ReplayView().environment(TriplesTable.reviewPreview)
}

#Preview("Findings, dark") {
  ReplayView().environment(TriplesTable.reviewPreview).preferredColorScheme(.dark)
}
#endif
