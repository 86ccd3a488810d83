import TerminalSupport
import TriplesModel
import TriplesPocketNetwork

/// The coach of who plays in the terminal: made when it is first asked.
final class PocketCoach {
  private lazy var coach = PocketNetwork.coach

  /// Answers a question.
  ///
  /// - Returns: the advice as text, or `nil` where the network is missing beside the program.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    coach?.advice(for: question.replay, nodes: question.nodes).text
  }
}
