import TriplesCoach
import TriplesModel
import TriplesPocketNetwork

/// Where the coach sits: off the main actor, with one question before it at a time. It learns what it knows when it is
/// first asked.
actor CoachDesk {
  private var coach: Coach?

  /// Answers a question.
  ///
  /// - Returns: the advice as text, or `nil` where the network is missing from the app.
  func answer(_ question: CoachQuestion) -> [UInt8]? {
    if coach == nil { coach = PocketNetwork.coach }
    return coach?.advice(for: question.replay, nodes: question.nodes).text
  }
}
