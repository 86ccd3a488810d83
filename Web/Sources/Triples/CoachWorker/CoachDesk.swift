import TriplesCoach
import TriplesModel
import WorkerSupport

/// Where questions come in and advice goes out.
enum CoachDesk {
  nonisolated(unsafe) private static var coach: Coach?

  /// Takes up the file that holds what the coach has learned.
  ///
  /// - Returns: whether it could be read.
  static func open(_ file: [UInt8]) -> Bool {
    coach = (try? TupleNetwork.read(file)).map { Coach(network: $0) }
    return coach != nil
  }

  /// Answers a question with advice, or what is no question with nothing.
  static func answer(_ question: [UInt8]) -> [UInt8] {
    guard let coach else { return [] }
    if let question = BoardQuestion(text: question) {
      return coach.advice(for: question.position.game(), nodes: question.nodes).text
    }
    guard let question = CoachQuestion(text: question) else { return [] }
    return coach.advice(for: question.replay, nodes: question.nodes).text
  }
}

/// The network has come in.
///
/// - Returns: 1, or 0 if it cannot be read.
@_expose(wasm, "workerOpen") @_cdecl("workerOpen")
func workerOpen(_ index: Int32) -> Int32 {
  CoachDesk.open(WorkerPort.inbox) ? 1 : 0
}

/// A question has come in.
///
/// - Returns: the size of the answer.
@_expose(wasm, "workerAnswer") @_cdecl("workerAnswer")
func workerAnswer() -> Int32 {
  WorkerPort.answer(CoachDesk.answer(WorkerPort.inbox))
}
