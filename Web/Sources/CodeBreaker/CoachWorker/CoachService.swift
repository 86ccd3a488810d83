import CodeBreakerCoach
import CodeBreakerModel
import WorkerSupport

enum CoachService {
  /// One coach for all questions, because it caches small games.
  nonisolated(unsafe) private static let coach = Coach()

  /// Returns advice on a game or a board, or an empty array if the question or its game is invalid.
  static func answer(_ question: [UInt8]) -> [UInt8] {
    if let board = OwnBoardQuestion(text: question) { return coach.advice(on: board)?.text ?? [] }
    guard let question = CoachQuestion(text: question), let advice = coach.advice(on: question) else { return [] }
    return advice.text
  }
}

/// Returns 0 to reject a file, because this coach needs none.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  0
}

/// Answers the question in the inbox, and returns the size of the answer in bytes.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachService.answer(WorkerPort.inbox))
}
