import CodeBreakerModel

extension CodeBreakerSession {
  /// A guess that was held against all answers.
  struct CheckedGuess: Hashable {
    /// What came out.
    enum Fit: Hashable {
      /// It may be the code.
      case fits
      /// If it were the code, the attempt with that number, 1 for the first, would have been answered differently.
      case contradicts(Int)
    }

    let pegs: [Peg]
    let fit: Fit
  }
}
