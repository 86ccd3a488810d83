import TriplesModel

extension TriplesSession {
  /// How far the review of a replay has come.
  public enum Reviewing: Hashable, Sendable {
    /// There is none.
    case none
    /// The coach is looking at one position after another; these are its answers so far.
    case running([Advice])
    /// It is done.
    case ready(Review)

    /// The review, when it is done.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }
  }
}
