import CodeBreakerModel

extension CodeBreakerSession {
  /// How far a review has come.
  public enum Reviewing: Hashable, Sendable {
    /// There is no game that is over.
    case nothing
    /// The coach is looking at one attempt after another; these are its answers so far.
    case running([Advice])
    /// The coach could not be had after these answers.
    case failed([Advice])
    /// It is done.
    case ready(Review)

    /// The review, when it is done.
    public var review: Review? {
      if case .ready(let review) = self { review } else { nil }
    }
  }
}
