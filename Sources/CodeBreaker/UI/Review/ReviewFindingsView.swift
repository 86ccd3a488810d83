import CodeBreakerModel
import CodeBreakerSession

/// The content of the review sheet at any stage of the review.
struct ReviewPage {
  /// The progress of a review.
  enum Progress {
    /// The coach has reviewed `done` of `count` positions.
    case running(done: Int, count: Int)
    /// The coach failed for the given reason.
    case failed(String)
    case done(ReviewPicture)
  }

  let progress: Progress

  /// The number of the attempt whose remaining codes are shown, or `nil` if none are.
  let openAttempt: Int?

  /// The text to share: the reviewed game in a line and a link that opens it, or `nil` until the review is complete.
  let share: String?

  /// Creates the content from the session's review.
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

/// The content of a complete review.
struct ReviewPicture {
  /// The title of the game: "Game 537, Mastermind, 4 pegs".
  let title: String

  let theme: Theme

  /// A friendly remark on the player's skill and luck.
  let remark: String

  /// The parts that add up to the number of guesses.
  let sum: [CodeBreakerSession.ReviewFindings.Line]

  /// A note on the accuracy of the numbers.
  let note: String

  /// The reason why the game doesn't count for the player's average, or `nil` if it does.
  let averageNote: String?

  let chart: CodeBreakerSession.CandidateChart

  /// The attempts, first to last.
  let attempts: [CodeBreakerSession.ReviewedAttempt]

  /// Creates the content, or returns `nil` if the review isn't complete.
  init?(_ session: CodeBreakerSession) {
    guard let review = session.gameReview?.reviewing.review else { return nil }
    let setup = review.game.setup
    let findings = CodeBreakerSession.ReviewFindings(of: review)
    title = "\(setup.title), \(setup.theme.name), \(setup.pegCount) pegs"
    theme = setup.theme
    remark = findings.remark
    sum = findings.sum
    note = findings.note
    averageNote = Self.averageNote(session)
    chart = CodeBreakerSession.CandidateChart(of: review)
    attempts = findings.attempts
  }

  private static func averageNote(_ session: CodeBreakerSession) -> String? {
    guard !session.countsForAverage else { return nil }
    let reason = session.game.ending == .gaveUp ? "because you gave up" : "because you used hints"
    return "This game doesn’t count toward your average, \(reason)."
  }
}

#if canImport(SwiftUI)
import AppSupport
import SwiftUI

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
      ForEach(picture.sum, id: \.label) { LabeledLine($0.label, $0.text) }
    }
    .padding(12)
    .card(isBordered: false)
  }
}
#endif
