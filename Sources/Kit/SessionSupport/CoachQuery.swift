/// The latest answer from a coach, stored with its question. Reading the answer requires its question. So a new
/// position needs no reset, and a late answer to an earlier question is never used.
package struct CoachQuery<Question: Equatable, Answer> {
  private var latestAnswer: (question: Question, answer: Answer)?
  private var failedQuestion: Question?

  package init() {}

  /// Returns the question if the coach has neither answered it nor failed, and `nil` otherwise.
  package func pendingQuestion(_ question: Question) -> Question? {
    answer(to: question) != nil || hasFailed(question) ? nil : question
  }

  package func answer(to question: Question) -> Answer? {
    guard let latestAnswer, latestAnswer.question == question else { return nil }
    return latestAnswer.answer
  }

  package func hasFailed(_ question: Question) -> Bool { failedQuestion == question }

  package mutating func coachDidAnswer(_ answer: Answer, to question: Question) { latestAnswer = (question, answer) }

  package mutating func markFailed(_ question: Question) { failedQuestion = question }

  /// Resets a failed question to pending, and returns whether there was one.
  package mutating func resetFailure() -> Bool {
    defer { failedQuestion = nil }
    return failedQuestion != nil
  }
}
