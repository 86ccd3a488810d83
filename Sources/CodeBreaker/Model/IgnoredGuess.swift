/// Why a guess is ignored: the game stays as it is, and no attempt is used up.
public enum IgnoredGuess: Error, Hashable, Sendable {
  /// The game is over.
  case gameIsOver
  /// No peg has been chosen at all.
  case noPegs
  /// The same guess was made before: it was this attempt, counted from 1.
  case alreadyTried(attempt: Int)
}
