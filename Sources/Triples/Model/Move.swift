/// What a move did to the board, for front ends that show it and say it.
public struct MoveEffect: Hashable, Sendable {
  /// The tiles that became one, by row or column from the top or left. Empty if tiles only moved.
  public var merges: [Merge]

  /// The tile that was spawned after the move.
  public var spawned: Tile?
}

/// Two tiles becoming one.
public struct Merge: Hashable, Sendable {
  /// The tile that is gone, where it stood: the one nearer to the edge that tiles moved towards.
  public var vanished: Tile

  /// The tile that moved onto the other's place and stays, with its new value.
  public var survivor: Tile
}

/// Why a move cannot be played.
public enum MoveError: Error, Hashable, Sendable {
  /// No tile moves in that direction, though some other direction can be played.
  case nothingMoves
  /// No tile moves in any direction: the game is done.
  case gameIsDone
}
