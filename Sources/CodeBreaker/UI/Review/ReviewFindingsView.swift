import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

struct ReviewPage {
  enum Progress {
    /// The coach has reviewed `done` of `count` positions.
    case running(done: Int, count: Int)
    case failed(String)
    case done(ReviewPicture)
  }

  let progress: Progress

  /// The attempt whose remaining codes are shown, or `nil`.
  let openAttempt: Int?

  /// The text for sharing the review: a line about the game, and a link to it. `nil` until the review is complete.
  let share: String?

  init(_ session: CodeBreakerSession) {
    if let picture = ReviewPicture(session) {
      progress = .done(picture)
    } else if case .failed = session.gameReview?.reviewing {
      progress = .failed(session.coachProblem)
    } else {
      let (done, count) = session.reviewProgress
      progress = .running(done: done, count: count)
    }
    openAttempt = session.gameReview?.selection
    share = session.reviewShareItem.map { CodeBreakerController.link.message($0) }
  }
}

struct ReviewPicture {
  /// The title: "Game 537, Mastermind, 4 pegs".
  let title: String

  let theme: Theme

  /// The remark, the sum, and the notes.
  let sections: [CodeBreakerSession.Screen.Section]

  let chart: CodeBreakerSession.CandidateChart

  /// The attempts, first to last.
  let attempts: [CodeBreakerSession.ReviewedAttempt]

  init?(_ session: CodeBreakerSession) {
    guard let review = session.gameReview?.reviewing.review else { return nil }
    let setup = review.game.setup
    title = "\(setup.title), \(setup.theme.name), \(setup.pegCount) pegs"
    theme = setup.theme
    sections = session.findingsSections
    chart = CodeBreakerSession.CandidateChart(of: review)
    attempts = CodeBreakerSession.ReviewFindings(of: review).attempts
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

struct ReviewFindingsView: View {
  let picture: ReviewPicture

  var body: some View {
    Text(verbatim: picture.title)
      .foregroundStyle(.muted)
    ScreenSections(outsideForm: picture.sections, ScreenActionHandler { _, _ in }) { PictureView(picture: $0) }
    ReviewChartView(chart: picture.chart)
  }
}
#endif
