import TriplesCoach
import TriplesModel

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
    guard let coach, let question = CoachQuestion(text: question) else { return [] }
    return coach.advice(for: question.replay, nodes: question.nodes).text
  }
}
