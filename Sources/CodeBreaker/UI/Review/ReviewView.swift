#if canImport(SwiftUI)
import AppSupport
import CodeBreakerSession
import SwiftUI

/// The coach's review of the session's game: the coach's progress at first, and then the value of each guess.
struct ReviewView: View {
  let page: ReviewPage
  @Environment(CodeBreakerController.self) private var controller

  var body: some View {
    NavigationStack {
      ReadingPage(spacing: 16) { content }
        .screenTitle("Review")
        .toolbar {
          DoneButton(confirms: true) { controller.session.closeReview() }
        }
    }
  }

  private var actionHandler: ScreenActionHandler {
    let controller = controller
    return ScreenActionHandler { id, _ in controller.session.performFindingsAction(id) }
  }

  @ViewBuilder private var content: some View {
    switch page.progress {
    case .running(let done, let count):
      ProgressView("The coach is reviewing every guess.", value: Double(done), total: Double(count))
    case .failed(let problem):
      Text(verbatim: problem)
        .foregroundStyle(.alarm)
      Button("Try again") { controller.session.retryReview() }
        .buttonStyle(.primaryGame)
    case .done(let content):
      Text(verbatim: content.title)
        .foregroundStyle(.muted)
      ScreenSectionsView(outsideForm: content.sections, actionHandler) { PictureView(picture: $0) }
      ReviewChartView(chart: content.chart)
      DisclosureButton(action: page.allGuessesAction, actionHandler: actionHandler)
      if page.showsAllGuesses {
        ForEach(content.attempts, id: \.row.number) { attempt in
          ReviewAttemptView(
            attempt: attempt, theme: content.theme, isOpen: page.openAttemptNumber == attempt.row.number)
        }
      }
      if let item = page.shareItem {
        ShareLink(item: controller.message(item)) { WideLabel("Share this review") }
          .buttonStyle(.game)
      }
    }
  }
}
#endif
