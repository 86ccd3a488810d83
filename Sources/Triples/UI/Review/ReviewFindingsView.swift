import TriplesModel
import TriplesSession

/// The contents of a review, which are computed once.
struct ReviewContent {
  let chart: TriplesSession.ReviewChart

  let spokenText: String

  let findings: TriplesSession.ReviewFindings

  init(_ review: Review) {
    findings = TriplesSession.ReviewFindings(of: review)
    chart = TriplesSession.ReviewChart(of: review)
    spokenText = TriplesSession.SpokenText.chart(review)
  }
}

#if canImport(SwiftUI)
import AppSupport
import SessionSupport
import SwiftUI

struct ReviewFindingsView: View {
  let content: ReviewContent

  let unfolded: Set<TriplesSession.ReviewFindings.ActionCode>

  let scrollToBoard: @MainActor () -> Void

  @Environment(TriplesController.self) private var controller

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ScreenSectionsView(outsideForm: content.findings.sections(unfolded: unfolded), actionHandler) {
        PictureView(picture: $0)
      }
    }
    .foregroundStyle(.ink)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var actionHandler: ScreenActionHandler {
    let (controller, scrollToBoard) = (controller, scrollToBoard)
    return ScreenActionHandler { id, _ in
      controller.session.performFindingsAction(id)
      if id.code == TriplesSession.ReviewFindings.ActionCode.show.rawValue { scrollToBoard() }
    } opener: { destination in
      guard case .practice = destination else { return nil }
      return { controller.openPractice() }
    }
  }
}
#endif
