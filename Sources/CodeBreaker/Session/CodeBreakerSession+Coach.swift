import CodeBreakerModel
import GameCore
import SessionSupport

// The session publishes a question, and a front end returns a coach's answer at once, later, or never.
extension CodeBreakerSession {
  /// The coach's question, or `nil`. When it changes, a front end asks its coach, and passes the answer to `coachDidAnswer`.
  public var coachQuestion: CoachQuestion? { requestedQuestion ?? idleQuestion }

  /// The question for which the player is waiting, or `nil` if there is none.
  package var requestedQuestion: CoachQuestion? {
    isDuelOpen ? duelQuestion : isReviewOpen ? reviewQuestion : hintQuestion
  }

  /// Handles the coach's answer, an `Advice` as text. Anything else, or advice on another position, counts as a failure
  /// of the coach. An answer to an outdated question is ignored.
  public func coachDidAnswer(_ text: [UInt8], to question: CoachQuestion) {
    if question == coachQuestion, requestedQuestion == nil { return receiveForIdleReview(text, to: question) }
    intent(question == coachQuestion) {
      guard let advice = Advice(text: text, to: question) else { return handleCoachFailure() }
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
  public func handleCoachFailure() {
    guard requestedQuestion != nil else { return idleReview.stop() }
    if isDuelOpen {
      duel?.ownReview.fail()
      duel?.friendReview.fail()
    } else if isReviewOpen {
      gameReview?.reviewState.fail()
    } else {
      hint.fail()
    }
    clearStatusAfterProblem()
    saveAndRedraw()
  }

  /// An explanation of the coach's failure, such as "The coach could not answer.", with the next step if there is one.
  public var coachProblem: String { environment.coach.problem }
}
