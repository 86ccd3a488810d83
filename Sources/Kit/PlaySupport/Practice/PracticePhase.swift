/// The phase of a practice sitting.
public enum PracticePhase: Hashable, Sendable {
  /// There is no sitting. The page shows the notebook and offers to begin one.
  case lobby
  /// The player is asked for the best move in a position.
  case asking
  /// The player has answered, and the coach hasn't judged the answer yet.
  case judging
  /// The coach has judged the answer.
  case judged
  /// The sitting is over, and its result is shown.
  case over

  /// Whether a position of a sitting is shown.
  public var isInSitting: Bool { self != .lobby && self != .over }
}
