import CodeBreakerCoach
import CodeBreakerModel
import WorkerSupport

/// Answers the coach's questions.
enum CoachService {
  /// All questions share one coach, because it caches small games.
  nonisolated(unsafe) private static let coach = Coach()

  /// Returns advice for a question about a game or a board, or an empty array if the question or its game is invalid.
  static func answer(_ question: [UInt8]) -> [UInt8] {
    if let board = OwnBoardQuestion(text: question) { return coach.advice(on: board)?.text ?? [] }
    guard let question = CoachQuestion(text: question), let advice = coach.advice(on: question) else { return [] }
    return advice.text
  }
}

/// Rejects a file. This coach needs none.
///
/// - Returns: 0, because the file can't be read.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  0
}

/// Answers the question in the inbox.
///
/// - Returns: The size of the answer in bytes.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachService.answer(WorkerPort.inbox))
}
