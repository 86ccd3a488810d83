import CodeBreakerCoach
import CodeBreakerModel

/// Where the coach sits: off the main actor, with one question before it at a time. It is the same coach for as long as
/// the app runs, since it remembers small games.
actor CoachDesk {
  private let coach = Coach()

  /// Answers a question.
  ///
  /// - Returns: the advice as text, or `nil` where no code fits the answers.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    coach.advice(on: question)?.text
  }
}
