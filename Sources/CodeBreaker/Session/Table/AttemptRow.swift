import CodeBreakerModel

extension CodeBreakerSession {
  /// An attempt as it is shown: its number, its pegs, and what its markers say.
  public struct AttemptRow: Hashable, Sendable {
    /// The number of the attempt, 1 for the first. It stays the same, so that a front end can animate by it.
    public let number: Int

    /// The pegs, and the matches, which are not to be shown by their place.
    public let code: Code

    /// How many pegs matched.
    public let counts: MatchCounts

    init(number: Int, code: Code) {
      self.number = number
      self.code = code
      counts = MatchCounts(code.matches ?? [])
    }

    /// One marker for each peg, sorted, so that their places tell nothing: the exact ones, the inexact ones, the rest.
    public var markers: [Match] {
      let blanks = max(0, code.pegs.count - counts.exact - counts.inexact)
      return Array(repeating: .exact, count: counts.exact) + Array(repeating: .inexact, count: counts.inexact)
        + Array(repeating: .nomatch, count: blanks)
    }
  }
}
