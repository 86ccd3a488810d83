import TriplesCoach
import TriplesModel
import WorkerSupport

enum CoachService {
  nonisolated(unsafe) private static var coach: Coach?

  /// Reads the coach's network. Returns whether the file is valid.
  static func loadNetwork(_ file: [UInt8]) -> Bool {
    coach = (try? TupleNetwork.read(file)).map { Coach(network: $0) }
    return coach != nil
  }

  /// Returns advice for a question, or an empty array if the question is invalid.
  static func answer(_ question: [UInt8]) -> [UInt8] {
    guard let coach else { return [] }
    if let question = BoardQuestion(text: question) {
      return coach.advice(for: question.position.game(), nodeLimit: question.nodeLimit).text
    }
    guard let question = CoachQuestion(text: question) else { return [] }
    return coach.advice(for: question.replay, nodeLimit: question.nodeLimit).text
  }
}

/// Reads the network from the inbox. Returns 1, or 0 if the file is invalid.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  CoachService.loadNetwork(WorkerPort.inbox) ? 1 : 0
}

/// Answers the question in the inbox. Returns the size of the answer in bytes.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachService.answer(WorkerPort.inbox))
}
