import TriplesModel

extension TriplesSession {
  /// What the coach says of the board, once the player has asked.
  public enum Hint: Hashable, Sendable {
    /// The coach has not answered yet.
    case thinking
    /// The coach's advice for the board as it stands.
    case ready(Advice)

    /// The advice, if it is there.
    public var advice: Advice? {
      if case .ready(let advice) = self { advice } else { nil }
    }
  }
}
