import CodeBreakerModel
import NumberedGame
import PlaySupport

// The session has no coach. It publishes a question, and a front end sends it to a coach and returns the answer: at once,
// later, or never.
extension CodeBreakerSession {
  /// The question for the coach, or `nil` if there is none. A front end with a coach sends the question when this property
  /// changes, and passes the answer to `receive`. Outdated answers are ignored.
  public var coachQuestion: CoachQuestion? {
    isDuelOpen ? duelQuestion : isReviewOpen ? reviewQuestion : hintQuestion
  }

  /// Handles the coach's answer, an `Advice` as text. Other text, or advice on another position, counts as a failure of the
  /// coach. Ignores an answer to an outdated question.
  public func receive(_ text: [UInt8], to question: CoachQuestion) {
    intent(question == coachQuestion) {
      guard let advice = Advice(text: text, to: question) else { return coachFailed() }
      if isDuelOpen {
        receiveForDuel(advice, to: question)
      } else if isReviewOpen {
        receiveForReview(advice)
      } else {
        receiveForHint(advice)
      }
    }
  }

  /// Call this method when the coach failed to load or crashed.
  public func coachFailed() {
    guard coachQuestion != nil else { return }
    if isDuelOpen { failDuel() } else if isReviewOpen { failReview() } else { failHint() }
  }

  /// An explanation of the coach's failure, and the next step: "The coach could not answer."
  public var coachProblem: String { environment.coach.failure(afterwards: "then works offline") }
}
