/// One tile on the board. It keeps its identity as it moves and grows, which is what lets a front end animate it.
public struct Tile: Hashable, Identifiable, Sendable {
  /// The number that it shows: 1, 2, or 3 times a power of two.
  public var val: Int

  /// Its identity, unique within a game: no other tile of that game, past or future, has the same.
  public var id: Int

  /// Its row, 0 at the top to 3 at the bottom.
  public var row: Int

  /// Its column, 0 at the left to 3 at the right.
  public var col: Int

  /// Makes a tile from its parts.
  public init(val: Int, id: Int, row: Int, col: Int) {
    self.val = val
    self.id = id
    self.row = row
    self.col = col
  }

  /// The value that two neighbours make, `second` moving onto `first`, or nothing if they do not combine.
  ///
  /// A 1 and a 2 make 3, in either order; two equal values of 3 or more make their sum. Values so large that the sum
  /// would not fit into 32 bits do not combine. (None of these comes up in play; `board` can be set to anything.)
  ///
  /// - Parameters:
  ///   - first: a value, or 0 for an empty cell, which combines with nothing.
  ///   - second: likewise.
  public static func sum(of first: Int, and second: Int) -> Int? {
    if (first, second) == (1, 2) || (first, second) == (2, 1) { return 3 }
    guard first == second, first >= 3, first <= Int(Int32.max) / 2 else { return nil }
    return first + second
  }
}
