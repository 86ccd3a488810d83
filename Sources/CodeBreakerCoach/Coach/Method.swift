/// How a number or a guess was found.
public enum Method: Hashable, Sendable {
  /// By looking at everything that can happen: nothing is better.
  case exact
  /// By a rule of thumb that all guesses were put to.
  case heuristic(Heuristic)
  /// By a rule of thumb that some guesses were put to, evenly chosen, as there were too many for the work allowed.
  case sample(Heuristic)

  /// Whether nothing is better.
  public var isExact: Bool { self == .exact }
}
