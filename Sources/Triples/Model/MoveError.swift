/// Why a move cannot be played.
public enum MoveError: Error, Hashable, Sendable {
  /// No tile moves in that direction, though some other direction can be played.
  case nothingMoves
  /// No tile moves in any direction: the game is done.
  case gameIsDone
}
