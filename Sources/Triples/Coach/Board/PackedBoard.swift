import TriplesModel

/// A board in a 64-bit word, with four bits per cell for the rank of its tile.
///
/// The cell in row `r` and column `c`, from the top left, starts at bit `4 * (4 * r + c)`, so a row has 16 bits. Rank 0
/// is an open cell, ranks 1 and 2 are the tiles 1 and 2, and ranks 3 to 15 are 3 and its doublings up to 12288.
///
/// **Beyond the largest rank.** Two tiles of 12288 don't combine, because 24576 has no rank. In every other respect, a
/// packed board plays exactly like `Triples`. (No game comes near that tile: even a 768 is rare.)
public struct PackedBoard: Hashable, Sendable {
  /// The cells, with four bits each.
  public var cells: UInt64

  /// The largest rank, which the tile 12288 has.
  public static let maxRank = 15

  /// Creates a board from its cells.
  @inlinable
  public init(cells: UInt64) {
    self.cells = cells
  }

  /// Packs the board of `game`. Returns `nil` if a tile is larger than 12288, or has a number that can't occur in play.
  public init?(_ game: Triples) {
    cells = 0
    for tile in game.grid.joined() {
      guard let tile else { continue }
      guard let rank = Self.rank(ofValue: tile.val) else { return nil }
      cells |= UInt64(rank) << UInt64(4 * (4 * tile.row + tile.col))
    }
  }

  /// Returns a cell's rank, 0 to 15. Uses only the two lowest bits of `row` and `column`, 0 to 3 from the top left.
  @inlinable
  public func rank(row: Int, column: Int) -> Int {
    Int(truncatingIfNeeded: cells >> UInt64(16 * (row & 3) + 4 * (column & 3))) & 15
  }

  /// Returns the number on a tile of the given rank, or 0 for rank 0 (open). Uses only the lowest four bits of `rank`.
  @inlinable
  public static func value(ofRank rank: Int) -> Int {
    rank & 15 < 3 ? rank & 15 : 3 << (rank & 15 - 3)
  }

  /// Returns the rank of a tile with the number `value`, or 0 for an open cell. Returns `nil` for any other number.
  public static func rank(ofValue value: Int) -> Int? {
    (0...maxRank).first { Self.value(ofRank: $0) == value }
  }

  /// The board mirrored in its main diagonal, so that rows become columns. Swaps the cells within 2×2 blocks, and then
  /// the blocks (H. Warren, "Hacker's Delight", 2nd edition, 7–3).
  @inlinable
  public var transposed: PackedBoard {
    let inner =
      (cells & 0xF0F0_0F0F_F0F0_0F0F) | ((cells & 0x0000_F0F0_0000_F0F0) << 12)
      | ((cells >> 12) & 0x0000_F0F0_0000_F0F0)
    return PackedBoard(
      cells: (inner & 0xFF00_FF00_00FF_00FF) | ((inner & 0x0000_0000_FF00_FF00) << 24)
        | ((inner >> 24) & 0x0000_0000_FF00_FF00))
  }

  /// The board with each row reversed.
  @inlinable
  public var mirrored: PackedBoard {
    let pairs = ((cells >> 4) & 0x0F0F_0F0F_0F0F_0F0F) | ((cells & 0x0F0F_0F0F_0F0F_0F0F) << 4)
    return PackedBoard(cells: ((pairs >> 8) & 0x00FF_00FF_00FF_00FF) | ((pairs & 0x00FF_00FF_00FF_00FF) << 8))
  }

  /// The board with its rows in reverse order.
  @inlinable
  public var flipped: PackedBoard {
    let halves = (cells >> 32) | (cells << 32)
    return PackedBoard(
      cells: ((halves >> 16) & 0x0000_FFFF_0000_FFFF) | ((halves & 0x0000_FFFF_0000_FFFF) << 16))
  }

  /// A mask with the lowest bit of each open cell.
  @inlinable
  public var openCells: UInt64 {
    let pairs = cells | (cells >> 1)
    return ~(pairs | (pairs >> 2)) & 0x1111_1111_1111_1111
  }

  /// Returns the lowest bit of the open cell number `index`, from 0 row by row, or 0 if there are fewer open cells.
  @inlinable
  public func openCell(_ index: Int) -> UInt64 {
    var open = openCells
    var index = index
    while index > 0 {
      open &= open &- 1
      index &-= 1
    }
    return open & (0 &- open)
  }

  /// The number of open cells, 0 to 16.
  @inlinable
  public var openCount: Int { openCells.nonzeroBitCount }

  /// A mask with the lowest bit of each cell that has a 1 or a 2.
  @inlinable
  public var smallCells: UInt64 {
    (cells ^ (cells >> 1)) & ~(cells >> 2) & ~(cells >> 3) & 0x1111_1111_1111_1111
  }

  /// The number of 1s minus the number of 2s, -16 to 16.
  @inlinable
  public var surplus: Int {
    let small = smallCells
    return 2 * (small & cells).nonzeroBitCount - small.nonzeroBitCount
  }

  /// The board with 1s and 2s exchanged. Both spawn equally often and combine only with each other, so this board and
  /// the exchanged one have the same expected future points after a move.
  @inlinable
  public var withOnesAndTwosExchanged: PackedBoard {
    let small = smallCells
    return PackedBoard(cells: cells ^ (small | (small << 1)))
  }
}

extension PackedBoard {
  /// The board that represents all boards equivalent to this one: the one with the smallest `cells` among the eight
  /// orientations of this board and of the board with 1s and 2s exchanged.
  @inlinable
  public var canonical: PackedBoard {
    let other = withOnesAndTwosExchanged
    return PackedBoard(cells: min(smallestOrientation, other.smallestOrientation))
  }

  @inlinable
  var smallestOrientation: UInt64 {
    let turned = transposed
    let (flippedBoard, turnedFlipped) = (flipped, turned.flipped)
    return min(
      min(min(cells, mirrored.cells), min(flippedBoard.cells, flippedBoard.mirrored.cells)),
      min(min(turned.cells, turned.mirrored.cells), min(turnedFlipped.cells, turnedFlipped.mirrored.cells)))
  }
}
