import CodeBreakerModel
import CodeBreakerSession

/// All that is shown of a review, however far it has come.
struct ReviewPage {
  /// How far it has come.
  enum Progress {
    /// The coach has looked at so many positions of so many.
    case running(done: Int, count: Int)
    /// The coach could not be had, and why.
    case failed(String)
    /// It is done.
    case done(ReviewPicture)
  }

  /// How far it has come.
  let progress: Progress

  /// The number of the attempt whose remaining codes are shown, or `nil` if none are.
  let openAttempt: Int?

  /// The reviewed game in a line, with a link that opens the same game, once the review is done.
  let share: String?

  /// The review of the game on a table.
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
    share = session.reviewShareItem.map { CodeBreakerTable.link.message($0) }
  }
}

/// All that is shown of a review that is done.
struct ReviewPicture {
  /// Which game it is of: "Game 537, Mastermind, 4 pegs".
  let title: String

  /// The theme that names the pegs.
  let theme: Theme

  /// A kind word on the play, and one on chance.
  let remark: String

  /// How the number of guesses came about.
  let sum: [CodeBreakerSession.ReviewFindings.Line]

  /// How far the numbers can be relied upon.
  let note: String

  /// Why the game does not count for the player's average, or `nil` where it does.
  let averageNote: String?

  /// How the codes became fewer.
  let chart: CodeBreakerSession.CandidateChart

  /// The attempts, first to last.
  let attempts: [CodeBreakerSession.ReviewedAttempt]

  /// The picture of a review, or nothing as long as it is not done.
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
    let reason = session.game.ending == .gaveUp ? "as it was given up" : "as hints were used in it"
    return "This game does not count for your average, \(reason)."
  }
}

#if canImport(SwiftUI)
import AppSupport
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
      ForEach(picture.sum, id: \.label) { LabeledLine($0.label, $0.text) }
    }
    .padding(12)
    .card(isBordered: false)
  }
}
#endif
