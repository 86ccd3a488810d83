import CodeBreakerCoach
import CodeBreakerModel

/// Where questions come in and advice goes out.
enum CoachDesk {
  /// One for all questions: it remembers small games.
  nonisolated(unsafe) private static let coach = Coach()

  /// Answers a question with advice, or what is no question, or one about a game that cannot be, with nothing.
  static func answer(_ question: [UInt8]) -> [UInt8] {
    guard let question = CoachQuestion(text: question), let advice = coach.advice(on: question) else { return [] }
    return advice.text
  }
}
