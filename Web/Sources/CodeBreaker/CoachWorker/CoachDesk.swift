import CodeBreakerCoach
import CodeBreakerModel
import WorkerSupport

/// Where questions come in and advice goes out.
enum CoachDesk {
  /// One for all questions: it remembers small games.
  nonisolated(unsafe) private static let coach = Coach()

  /// Answers a question, about a game or about a board, with advice, or what is no question, or one about a game that cannot be,
  /// with nothing.
  static func answer(_ question: [UInt8]) -> [UInt8] {
    if let board = OwnBoardQuestion(text: question) { return coach.advice(on: board)?.text ?? [] }
    guard let question = CoachQuestion(text: question), let advice = coach.advice(on: question) else { return [] }
    return advice.text
  }
}

/// A file has come in, though this coach needs none.
///
/// - Returns: 0, as it cannot be read.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  0
}

/// A question has come in.
///
/// - Returns: the size of the answer.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachDesk.answer(WorkerPort.inbox))
}
