/// What a coach is asked, and what it has said.
///
/// An answer is stored with its question. A change of the position takes nothing away, and a late answer does no harm: whoever
/// reads an answer names the question that it has to belong to.
package struct CoachQuery<Question: Equatable, Answer> {
  private var answered: (question: Question, answer: Answer)?
  private var failed: Question?

  package init() {}

  /// Returns the question if it is still to be asked: there is no answer to it, and the coach has not failed.
  package func pending(_ question: Question) -> Question? {
    answer(to: question) != nil || hasFailed(question) ? nil : question
  }

  /// Returns the coach's answer to a question, or `nil` if it has given none.
  package func answer(to question: Question) -> Answer? {
    guard let answered, answered.question == question else { return nil }
    return answered.answer
  }

  /// Whether the coach could not be had for a question.
  package func hasFailed(_ question: Question) -> Bool { failed == question }

  /// Stores the coach's answer to a question.
  package mutating func take(_ answer: Answer, to question: Question) { answered = (question, answer) }

  /// Notes that the coach could not be had for a question.
  package mutating func fail(_ question: Question) { failed = question }

  /// Lets a question be asked again for which the coach could not be had.
  ///
  /// - Returns: whether there is one.
  package mutating func askAgain() -> Bool {
    defer { failed = nil }
    return failed != nil
  }
}
