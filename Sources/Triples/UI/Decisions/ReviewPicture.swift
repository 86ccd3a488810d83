import TriplesModel
import TriplesSession

/// All that is shown of a review, worked out once.
struct ReviewPicture {
  /// The expected score through the game.
  let chart: TriplesSession.ReviewChart

  /// The chart in words.
  let spoken: String

  /// How the result came about.
  let sum: [TriplesSession.ReviewFindings.Line]

  /// The turning points, in the order of the game.
  let turningPoints: [TriplesSession.ReviewFindings.Moment]

  /// The mistakes that are listed, the largest first.
  let mistakes: [TriplesSession.ReviewFindings.Moment]

  /// What is said below them, or nothing.
  let rest: String

  init(_ review: Review) {
    let findings = TriplesSession.ReviewFindings(of: review)
    chart = TriplesSession.ReviewChart(of: review)
    spoken = TriplesSession.Spoken.chart(review)
    sum = findings.sum
    turningPoints = findings.turningPoints
    mistakes = findings.mistakes
    rest = findings.rest
  }
}
