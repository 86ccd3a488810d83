/// The effect of a move on the board, for front ends to display or describe.
public struct MoveEffect: Hashable, Sendable {
  /// The merges, by row from the top and column from the left. Empty if tiles only moved.
  public var merges: [Merge]

  /// The tile that was spawned after the move, or `nil` if there was none.
  public var spawnedTile: Tile?
}

/// The merge of two tiles.
public struct Merge: Hashable, Sendable {
  /// The tile that disappears, at its position before the move. It is the one nearer to the edge that tiles move to.
  public var vanishedTile: Tile

  /// The tile that moves to the position of `vanishedTile`, with its new value.
  public var survivor: Tile
}

/// A reason why a move can't be played.
public enum MoveError: Error, Hashable, Sendable {
  /// No tile moves in that direction, but another direction can be played.
  case nothingMoves
  /// No tile moves in any direction, because the game is over.
  case gameIsDone
}
