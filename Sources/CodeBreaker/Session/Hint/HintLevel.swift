extension CodeBreakerSession {
  /// What the coach can be asked, from what tells least to what tells most.
  public enum HintLevel: CaseIterable, Hashable, Sendable {
    /// How many codes are still possible.
    case count
    /// Whether the guess on the row fits all answers, so that it may be the code.
    case fit
    /// The best guess.
    case best

    /// The question, as it stands beside its button.
    public var question: String {
      switch self {
      case .count: "How many codes are still possible?"
      case .fit: "Does my guess fit all answers?"
      case .best: "What is the best guess?"
      }
    }
  }
}
