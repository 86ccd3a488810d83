import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport

struct ReviewPage {
  enum Progress {
    /// The coach has reviewed `doneCount` of `count` positions.
    case running(doneCount: Int, count: Int)
    case failed(String)
    case done(ReviewContent)
  }

  let progress: Progress

  /// The attempt whose remaining codes are shown, or `nil`.
  let openAttemptNumber: Int?

  /// The button that shows or hides all guesses.
  let allGuessesAction: Action

  /// Whether all guesses are visible.
  var showsAllGuesses: Bool { allGuessesAction.isExpanded == true }

  /// The item that shares the review: a line about the game, and a link to it. `nil` until the review is complete.
  let shareItem: ShareItem?

  init(_ session: CodeBreakerSession) {
    if let picture = ReviewContent(session) {
      progress = .done(picture)
    } else if case .failed = session.gameReview?.reviewState {
      progress = .failed(session.coachProblem)
    } else {
      let (done, count) = session.reviewProgress
      progress = .running(doneCount: done, count: count)
    }
    openAttemptNumber = session.gameReview?.selection
    allGuessesAction = session.allGuessesAction
    shareItem = session.reviewShareItem
  }
}

struct ReviewContent {
  /// The title: "Game 537, Mastermind, 4 pegs".
  let title: String

  let theme: Theme

  /// The remark, the sum, and the notes.
  let sections: [CodeBreakerSession.Screen.Section]

  let chart: CodeBreakerSession.CandidateChart

  /// The attempts, first to last.
  let attempts: [CodeBreakerSession.ReviewedAttempt]

  init?(_ session: CodeBreakerSession) {
    guard let review = session.gameReview?.reviewState.review else { return nil }
    let setup = review.game.setup
    title = "\(setup.title), \(setup.theme.name), \(setup.pegCount) pegs"
    theme = setup.theme
    sections = session.findingsSections
    chart = CodeBreakerSession.CandidateChart(of: review)
    attempts = CodeBreakerSession.ReviewFindings(of: review).attempts
  }
}
