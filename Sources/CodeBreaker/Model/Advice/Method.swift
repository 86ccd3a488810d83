/// How a number or a guess was found.
public enum Method: CaseIterable, Hashable, Sendable {
  /// By looking at everything that can happen: nothing is better.
  case exact
  /// By a rule of thumb that all guesses were put to: the one whose answer tells most (its entropy).
  case heuristic
  /// By the same rule, but some guesses were put to it, evenly chosen, as there were too many for the work allowed.
  case sample

  /// Whether nothing is better.
  public var isExact: Bool { self == .exact }
}
