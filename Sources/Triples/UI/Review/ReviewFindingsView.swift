import TriplesModel
import TriplesSession

/// The contents of a review, which are computed once.
struct ReviewPicture {
  let chart: TriplesSession.ReviewChart

  let spoken: String

  let findings: TriplesSession.ReviewFindings

  init(_ review: Review) {
    findings = TriplesSession.ReviewFindings(of: review)
    chart = TriplesSession.ReviewChart(of: review)
    spoken = TriplesSession.Spoken.chart(review)
  }
}

#if canImport(SwiftUI)
import AppSupport
import PlaySupport
import SwiftUI

struct ReviewFindingsView: View {
  let picture: ReviewPicture

  let showsCounting: Bool

  let scroll: @MainActor () -> Void

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ScreenSections(outsideForm: picture.findings.sections(showsCounting: showsCounting), actionHandler) {
        PictureView(picture: $0)
      }
    }
    .foregroundStyle(.ink)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var actionHandler: ScreenActionHandler {
    let (controller, scroll) = (controller, scroll)
    return ScreenActionHandler { id, _ in
      controller.session.performFindingsAction(id)
      if id.code == TriplesSession.ReviewFindings.Code.show.rawValue { scroll() }
    } opener: { destination in
      guard case .practice = destination else { return nil }
      return { controller.openPractice() }
    }
  }
}
#endif
