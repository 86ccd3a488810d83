import CodeBreakerAdvice
import CodeBreakerCoach

/// The coach of who plays in the terminal: made when it is first asked, and then kept, since it remembers small games.
final class TableCoach {
  private lazy var coach = Coach()

  /// Answers a question.
  ///
  /// - Returns: the advice as text, or `nil` where no code fits the answers.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    coach.advice(on: question)?.text
  }
}
