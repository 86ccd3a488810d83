import TriplesModel

/// The results of collapsing each of the 65,536 rows to the left and to the right.
///
/// The 64-bit entry of a row has four 16-bit fields, from the lowest bits up: the points for collapsing it to the left,
/// the points for the right, the row collapsed to the left, and the row collapsed to the right. Collapsing a row
/// creates at most one tile, worth at most 12288 points. So the points of four rows fit in 16 bits, and adding four
/// entries adds up the points of the board.
///
/// The memory is never freed, because there is only one table and every search refers to it.
public struct RowTable: @unchecked Sendable {
  // `@unchecked` is safe because nothing writes to the memory after `shared` is created.
  @usableFromInline
  package let entries: UnsafePointer<UInt64>

  /// The only table.
  public static let shared = RowTable()

  private init() {
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: 65536)
    for row in 0..<65536 {
      let left = Self.collapseLeft(UInt16(truncatingIfNeeded: row))
      let right = Self.collapseLeft(Self.reversed(UInt16(truncatingIfNeeded: row)))
      memory[row] =
        UInt64(left.points) | UInt64(right.points) << 16 | UInt64(left.row) << 32
        | UInt64(Self.reversed(right.row)) << 48
    }
    entries = UnsafePointer(memory)
  }

  /// Collapses a board in a direction. Returns the board, unchanged if nothing moves, and the points, 0 to 49152.
  @inlinable
  @inline(__always)
  public func collapse(_ board: PackedBoard, _ direction: Direction) -> CollapseResult {
    switch direction {
    case .left: return collapseLeft(board)
    case .right: return collapseRight(board)
    case .up:
      let result = collapseLeft(board.transposed)
      return (result.board.transposed, result.points)
    case .down:
      let result = collapseRight(board.transposed)
      return (result.board.transposed, result.points)
    }
  }

  /// A collapsed board and the points of its merges.
  public typealias CollapseResult = (board: PackedBoard, points: Int)

  /// Collapses a board to the left and, separately, to the right.
  @inlinable
  @inline(__always)
  public func collapseAlongRows(_ board: PackedBoard) -> (left: CollapseResult, right: CollapseResult) {
    let entries = rowEntries(of: board)
    return (Self.collapsedLeft(entries), Self.collapsedRight(entries))
  }

  /// Collapses a board to the left.
  @inlinable
  @inline(__always)
  public func collapseLeft(_ board: PackedBoard) -> CollapseResult { Self.collapsedLeft(rowEntries(of: board)) }

  /// Collapses a board to the right.
  @inlinable
  @inline(__always)
  public func collapseRight(_ board: PackedBoard) -> CollapseResult { Self.collapsedRight(rowEntries(of: board)) }

  @inlinable
  @inline(__always)
  static func collapsedLeft(_ rows: (UInt64, UInt64, UInt64, UInt64)) -> CollapseResult {
    let cells =
      (rows.0 >> 32 & 0xFFFF) | (rows.1 >> 16 & 0xFFFF_0000) | (rows.2 & 0xFFFF_0000_0000)
      | (rows.3 << 16 & 0xFFFF_0000_0000_0000)
    let points = rows.0 &+ rows.1 &+ rows.2 &+ rows.3
    return (PackedBoard(cells: cells), Int(truncatingIfNeeded: points & 0xFFFF))
  }

  @inlinable
  @inline(__always)
  static func collapsedRight(_ rows: (UInt64, UInt64, UInt64, UInt64)) -> CollapseResult {
    let cells =
      (rows.0 >> 48) | (rows.1 >> 32 & 0xFFFF_0000) | (rows.2 >> 16 & 0xFFFF_0000_0000)
      | (rows.3 & 0xFFFF_0000_0000_0000)
    let points = rows.0 &+ rows.1 &+ rows.2 &+ rows.3
    return (PackedBoard(cells: cells), Int(truncatingIfNeeded: points >> 16 & 0xFFFF))
  }

  @inlinable
  @inline(__always)
  package func rowEntries(of board: PackedBoard) -> (UInt64, UInt64, UInt64, UInt64) {
    let cells = board.cells
    return (
      entries[Int(truncatingIfNeeded: cells & 0xFFFF)], entries[Int(truncatingIfNeeded: cells >> 16 & 0xFFFF)],
      entries[Int(truncatingIfNeeded: cells >> 32 & 0xFFFF)], entries[Int(truncatingIfNeeded: cells >> 48)]
    )
  }

  private static func reversed(_ row: UInt16) -> UInt16 {
    row >> 12 | (row >> 4 & 0x00F0) | (row << 4 & 0x0F00) | row << 12
  }

  /// Collapses a row of ranks as `Triples` does, at the first cell that is open or combines with the next cell, except
  /// that two tiles of the largest rank don't combine.
  private static func collapseLeft(_ row: UInt16) -> (row: UInt16, points: UInt16) {
    for column in UInt16(0)..<3 {
      let shift = 4 * column
      let rank = row >> shift & 15
      let next = row >> (shift + 4) & 15
      let combined: UInt16
      if rank == 0 {
        combined = next
      } else if rank + next == 3 && next != 0 && rank != 3 {
        combined = 3
      } else if rank == next && rank >= 3 && rank < UInt16(PackedBoard.maxRank) {
        combined = rank + 1
      } else {
        continue
      }
      let kept = row & ((1 << shift) - 1)
      // The cells after the next one move by one cell.
      let beyond = shift < 8 ? (row >> (shift + 8)) << (shift + 4) : 0
      let points = rank == 0 ? 0 : UInt16(truncatingIfNeeded: PackedBoard.value(ofRank: Int(combined)))
      return (kept | combined << shift | beyond, points)
    }
    return (row, 0)
  }
}
