import TriplesModel

/// A board in one 64-bit word: four bits a cell, which hold the rank of its tile.
///
/// The cell in row `r` from the top and column `c` from the left has the bits from `4 * (4 * r + c)` on, so a row is 16
/// bits, its leftmost cell the lowest four. Ranks are 0 for an open cell, 1 and 2 for the tiles 1 and 2, and from 3 on
/// the doublings of 3: rank 3 is the tile 3, rank 4 the 6, and so up to rank 15, the tile 12288.
///
/// **Beyond the largest rank.** Two tiles of 12288 would make 24576, which has no rank. On a packed board they do not
/// combine; in every other respect a packed board plays exactly as `Triples` does. (Nobody gets near: even a 768 is rare.)
public struct PackedBoard: Hashable, Sendable {
  /// The cells, four bits each.
  public var cells: UInt64

  /// The largest rank that a cell can hold, that of the tile 12288.
  public static let largestRank = 15

  /// Makes a board from its cells.
  @inlinable
  public init(cells: UInt64) {
    self.cells = cells
  }

  /// Packs the board of a game.
  ///
  /// - Returns: the board, or `nil` if it has a tile without a rank: one beyond 12288, or one that play never makes.
  public init?(_ game: Triples) {
    cells = 0
    for tile in game.grid.joined() {
      guard let tile else { continue }
      guard let rank = Self.rank(ofValue: tile.val) else { return nil }
      cells |= UInt64(rank) << UInt64(4 * (4 * tile.row + tile.col))
    }
  }

  /// The rank in a cell, 0 to 15.
  ///
  /// - Parameters:
  ///   - row: 0 at the top to 3; only its two lowest bits count.
  ///   - column: 0 at the left to 3; only its two lowest bits count.
  @inlinable
  public func rank(row: Int, column: Int) -> Int {
    Int(truncatingIfNeeded: cells >> UInt64(16 * (row & 3) + 4 * (column & 3))) & 15
  }

  /// The number that a tile of some rank shows: 0 for rank 0, an open cell.
  ///
  /// - Parameter rank: 0 to 15; only its four lowest bits count.
  @inlinable
  public static func value(ofRank rank: Int) -> Int {
    rank & 15 < 3 ? rank & 15 : 3 << (rank & 15 - 3)
  }

  /// The rank of the tile that shows `value`, or `nil` if no rank has it.
  public static func rank(ofValue value: Int) -> Int? {
    (0...largestRank).first { Self.value(ofRank: $0) == value }
  }

  /// The board mirrored in its main diagonal: rows become columns.
  ///
  /// Swaps cells within 2×2 blocks, then the blocks. The method is that of the bit matrix transposition in H. Warren,
  /// "Hacker's Delight", 2nd edition, 7–3.
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

  /// The lowest bit of each cell that is open.
  @inlinable
  public var openCells: UInt64 {
    let pairs = cells | (cells >> 1)
    return ~(pairs | (pairs >> 2)) & 0x1111_1111_1111_1111
  }

  /// The lowest bit of one of the open cells.
  ///
  /// - Parameter index: which of them, counted from 0 by rows from the top and columns from the left.
  /// - Returns: 0 if there are not as many.
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

  /// How many cells are open, 0 to 16.
  @inlinable
  public var openCount: Int { openCells.nonzeroBitCount }

  /// The lowest bit of each cell that holds a 1 or a 2.
  @inlinable
  public var smallCells: UInt64 {
    (cells ^ (cells >> 1)) & ~(cells >> 2) & ~(cells >> 3) & 0x1111_1111_1111_1111
  }

  /// How many more 1s than 2s there are, -16 to 16.
  @inlinable
  public var surplus: Int {
    let small = smallCells
    return 2 * (small & cells).nonzeroBitCount - small.nonzeroBitCount
  }

  /// The board with 1s and 2s exchanged.
  ///
  /// They are spawned with equal chance and only combine with each other, so what can still be won after a move is the
  /// same for both boards: a symmetry of the game beside those of the square.
  @inlinable
  public var exchanged: PackedBoard {
    let small = smallCells
    return PackedBoard(cells: cells ^ (small | (small << 1)))
  }
}

extension PackedBoard {
  /// The one board that stands for all that are the same but for symmetry: of the eight orientations, each with 1s and
  /// 2s as they are and exchanged, the one whose cells make the smallest number.
  @inlinable
  public var canonical: PackedBoard {
    let other = exchanged
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
