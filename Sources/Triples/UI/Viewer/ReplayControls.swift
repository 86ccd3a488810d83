#if canImport(SwiftUI)
import AppSupport
import SwiftUI
import TriplesModel
import TriplesSession

/// What stands below the board of a replay: the steps, and the coach's review with its chart and its findings.
struct ReplayControls: View {
  let viewer: TriplesSession.ReplayViewer

  /// Goes to a step and makes sure that its board is seen.
  let show: (Int) -> Void

  @Environment(TriplesTable.self) private var table
  @State private var picture: ReviewPicture?

  var body: some View {
    let review = viewer.reviewing.review
    VStack(spacing: TableLayout.gap) {
      if let review, let picture {
        ReviewChartView(picture: picture, step: viewer.step) { table.session.goToStep($0) }
        Text(verbatim: TriplesSession.Spoken.step(viewer.step, of: review))
          .font(.footnote)
          .foregroundStyle(.ink)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      ReplaySteps(viewer: viewer)
      if review != nil, let picture {
        ReviewFindingsView(picture: picture, show: show)
      }
    }
    .onChange(of: review, initial: true) { _, review in
      picture = review.map { ReviewPicture($0) }
    }
  }
}

#Preview("A review") {
  ReplayView().environment(TriplesTable.reviewPreview)
}

#Preview("A review, dark") {
  ReplayView().environment(TriplesTable.reviewPreview).preferredColorScheme(.dark)
}
#endif
