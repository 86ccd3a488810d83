/// The latest answer from a coach, stored with its question. Reading the answer requires its question. So a new
/// position needs no reset, and a late answer to an earlier question is never used.
package struct CoachQuery<Question: Equatable, Answer> {
  private var answered: (question: Question, answer: Answer)?
  private var failed: Question?

  package init() {}

  /// Returns the question if the coach has neither answered it nor failed, and `nil` otherwise.
  package func pending(_ question: Question) -> Question? {
    answer(to: question) != nil || hasFailed(question) ? nil : question
  }

  package func answer(to question: Question) -> Answer? {
    guard let answered, answered.question == question else { return nil }
    return answered.answer
  }

  package func hasFailed(_ question: Question) -> Bool { failed == question }

  package mutating func receive(_ answer: Answer, to question: Question) { answered = (question, answer) }

  package mutating func fail(_ question: Question) { failed = question }

  /// Resets a failed question to pending, and returns whether there was one.
  package mutating func askAgain() -> Bool {
    defer { failed = nil }
    return failed != nil
  }
}
