/// The phase of practice.
public enum PracticePhase: Hashable, Sendable {
  /// No practice round has begun. The page shows the progress and offers to begin one.
  case idle
  /// The player is asked for the best move in a position.
  case asking
  /// The player has answered, and the coach hasn't judged the answer yet.
  case judging
  /// The coach has judged the answer.
  case judged
  /// The practice round is over, and its result is shown.
  case over

  /// Whether a position of a practice round is shown.
  public var isInRound: Bool { self != .idle && self != .over }
}
