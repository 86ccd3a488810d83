/// What a player is told about a guess: how many of its pegs match, but not which.
public struct MatchCounts: Hashable, Sendable {
  /// How many pegs are right and in their place.
  public let exact: Int
  /// How many further pegs are right but out of place.
  public let inexact: Int

  /// Makes counts from their parts.
  public init(exact: Int, inexact: Int) {
    self.exact = exact
    self.inexact = inexact
  }

  /// Counts the matches of a guess.
  public init(_ matches: some Sequence<Match>) {
    var exact = 0
    var inexact = 0
    for match in matches {
      switch match {
      case .exact: exact += 1
      case .inexact: inexact += 1
      case .nomatch: break
      }
    }
    self.init(exact: exact, inexact: inexact)
  }
}
