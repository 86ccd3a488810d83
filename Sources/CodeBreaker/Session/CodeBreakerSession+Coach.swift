import CodeBreakerModel
import NumberedGame
import PlaySupport

// The session knows no coach. It says what it wants to know, a front end hands that to whatever coach it has, and brings
// the answer back: at once, much later, or never.
extension CodeBreakerSession {
  /// What a coach is to be asked now, or `nil` if there is nothing to ask. A front end that has a coach asks it whenever
  /// this changes, and hands the answer to `receive`. An answer to an older question does no harm.
  public var coachQuestion: CoachQuestion? {
    isDuelOpen ? duelQuestion : isReviewOpen ? reviewQuestion : hintQuestion
  }

  /// Takes a coach's answer. One to a question that is no longer asked, since the game has gone on, is ignored.
  ///
  /// - Parameters:
  ///   - text: an `Advice` as text. Anything else, and advice on another position, is a failure of the coach.
  ///   - question: what it answers.
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

  /// To be called when the coach cannot be had: it could not be loaded, or has broken down.
  public func coachFailed() {
    guard coachQuestion != nil else { return }
    if isDuelOpen { failDuel() } else if isReviewOpen { failReview() } else { failHint() }
  }

  /// Why the coach says nothing, and what can be done about it: "The coach could not answer."
  public var coachProblem: String { environment.coach.failure(afterwards: "and then none") }
}
