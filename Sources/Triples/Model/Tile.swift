/// A tile on the board. It keeps its `id` as it moves and merges, so that front ends can animate it.
public struct Tile: Hashable, Identifiable, Sendable {
  /// The number on the tile: 1, 2, or the product of 3 and a power of two (3, 6, 12, …).
  public var val: Int

  /// An identifier that is unique within a game, including past and future tiles.
  public var id: Int

  /// The row, from 0 at the top to 3 at the bottom.
  public var row: Int

  /// The column, from 0 at the left to 3 at the right.
  public var col: Int

  /// Creates a tile from its value, its identifier, and its position.
  public init(val: Int, id: Int, row: Int, col: Int) {
    self.val = val
    self.id = id
    self.row = row
    self.col = col
  }

  /// Returns the value that two neighbors merge into, or `nil` if they don't combine. A 1 and a 2 make 3, and two equal
  /// values of 3 or more make their sum. An open cell, which has the value 0, never combines. Neither do values whose
  /// sum doesn't fit in 32 bits. Such values don't occur in play, but `board` can be set to any values.
  public static func sum(of first: Int, and second: Int) -> Int? {
    if (first, second) == (1, 2) || (first, second) == (2, 1) { return 3 }
    guard first == second, first >= 3, first <= Int(Int32.max) / 2 else { return nil }
    return first + second
  }
}
