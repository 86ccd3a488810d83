/// How a game came to its end.
public enum Ending: Hashable, Sendable {
  /// The last attempt was the master code.
  case solved
  /// The limit of attempts was reached.
  case outOfAttempts
  /// The player gave up.
  case gaveUp
}
