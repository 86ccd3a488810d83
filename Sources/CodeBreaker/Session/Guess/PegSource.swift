extension CodeBreakerSession {
  /// Where a peg is dragged from.
  public enum PegSource: Hashable, Sendable {
    /// One of the choices of the theme, 0 for the first.
    case choice(Int)
    /// A peg of an earlier attempt.
    case attempt(number: Int, hole: Int)
    /// A peg that is in the guess already: it changes places with the one it is dropped on.
    case guess(hole: Int)
  }
}
