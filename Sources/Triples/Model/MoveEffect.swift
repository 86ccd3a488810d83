/// What a move did to the board, for front ends that show it and say it.
public struct MoveEffect: Hashable, Sendable {
  /// The tiles that became one, by row or column from the top or left. Empty if tiles only moved.
  public var merges: [Merge]

  /// The tile that was spawned after the move.
  public var spawned: Tile?
}
