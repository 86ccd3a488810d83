/// What became of a text that a player wanted to share.
public enum ShareOutcome: Hashable, Sendable {
  /// It was handed to another app.
  case shared
  /// It was put on the clipboard.
  case copied
  /// The player thought better of it.
  case cancelled
  /// Neither was possible.
  case failed
}
