import TriplesModel

/// What becomes of each of the 65,536 rows when it collapses to the left and to the right, and the points it makes.
///
/// One entry of 64 bits a row: from the lowest, 16 bits each, the points of a collapse to the left, those of one to the
/// right, the row collapsed to the left, and the row collapsed to the right. A row makes at most one tile, so at most
/// 12288 points, and the points of four rows still fit into 16 bits: the four entries can be added up as they are.
///
/// The memory lives as long as the program: there is one table, and everything that searches keeps a pointer to it.
public struct RowTable: @unchecked Sendable {
  // Not checked by the compiler: nobody writes to the memory once `shared` is made.
  @usableFromInline
  let entries: UnsafePointer<UInt64>

  /// Of each column, its topmost cell lowest, what becomes of it upwards and downwards, as cells of the leftmost column:
  /// what would have to be transposed back is there as it is needed.
  @usableFromInline
  let columns: UnsafePointer<SIMD2<UInt64>>

  /// The table.
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
    let columnMemory = UnsafeMutablePointer<SIMD2<UInt64>>.allocate(capacity: 65536)
    for row in 0..<65536 {
      columnMemory[row] = SIMD2(
        PackedBoard(cells: memory[row] >> 32 & 0xFFFF).transposed.cells,
        PackedBoard(cells: memory[row] >> 48).transposed.cells)
    }
    columns = UnsafePointer(columnMemory)
  }

  /// Collapses a board in one direction.
  ///
  /// - Returns: the board, the same if nothing moves, and the points made, 0 to 49152.
  @inlinable
  @inline(__always)
  public func collapse(_ board: PackedBoard, _ direction: Direction) -> Collapsed {
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

  /// What a board becomes, and the points made.
  public typealias Collapsed = (board: PackedBoard, points: Int)

  /// Collapses a board in all four directions at once.
  ///
  /// Boards of opposite directions share a vector, and the points of all four a word: on a processor that does two or
  /// more such things at a time that is nearly twice as fast as one direction after the other.
  ///
  /// - Returns: the boards to the left and to the right, those up and down, and the points in 16 bits each, from the
  ///   lowest: left, right, up, down.
  @inlinable
  @inline(__always)
  public func collapseAllWays(
    _ board: PackedBoard
  ) -> (leftRight: SIMD2<UInt64>, upDown: SIMD2<UInt64>, points: UInt64) {
    typealias Words = SIMD4<UInt16>
    let rows = rows(board)
    let (first, second) = (unsafeBitCast(rows.0, to: Words.self), unsafeBitCast(rows.1, to: Words.self))
    let (third, fourth) = (unsafeBitCast(rows.2, to: Words.self), unsafeBitCast(rows.3, to: Words.self))
    let leftRight = SIMD8(
      first[2], second[2], third[2], fourth[2], first[3], second[3], third[3], fourth[3])
    let turned = board.transposed.cells
    let places = (
      Int(truncatingIfNeeded: turned & 0xFFFF), Int(truncatingIfNeeded: turned >> 16 & 0xFFFF),
      Int(truncatingIfNeeded: turned >> 32 & 0xFFFF), Int(truncatingIfNeeded: turned >> 48)
    )
    let upDown =
      columns[places.0] | (columns[places.1] &<< 4) | (columns[places.2] &<< 8) | (columns[places.3] &<< 12)
    let alongRows = rows.0 &+ rows.1 &+ rows.2 &+ rows.3
    let alongColumns = entries[places.0] &+ entries[places.1] &+ entries[places.2] &+ entries[places.3]
    return (
      unsafeBitCast(leftRight, to: SIMD2<UInt64>.self), upDown, (alongRows & 0xFFFF_FFFF) | alongColumns << 32
    )
  }

  /// Collapses a board to the left and to the right.
  @inlinable
  @inline(__always)
  public func collapseAlongRows(_ board: PackedBoard) -> (left: Collapsed, right: Collapsed) {
    let entries = rows(board)
    return (Self.left(entries), Self.right(entries))
  }

  /// Collapses a board to the left.
  @inlinable
  @inline(__always)
  public func collapseLeft(_ board: PackedBoard) -> Collapsed { Self.left(rows(board)) }

  /// Collapses a board to the right.
  @inlinable
  @inline(__always)
  public func collapseRight(_ board: PackedBoard) -> Collapsed { Self.right(rows(board)) }

  @inlinable
  @inline(__always)
  static func left(_ rows: (UInt64, UInt64, UInt64, UInt64)) -> Collapsed {
    let cells =
      (rows.0 >> 32 & 0xFFFF) | (rows.1 >> 16 & 0xFFFF_0000) | (rows.2 & 0xFFFF_0000_0000)
      | (rows.3 << 16 & 0xFFFF_0000_0000_0000)
    let points = rows.0 &+ rows.1 &+ rows.2 &+ rows.3
    return (PackedBoard(cells: cells), Int(truncatingIfNeeded: points & 0xFFFF))
  }

  @inlinable
  @inline(__always)
  static func right(_ rows: (UInt64, UInt64, UInt64, UInt64)) -> Collapsed {
    let cells =
      (rows.0 >> 48) | (rows.1 >> 32 & 0xFFFF_0000) | (rows.2 >> 16 & 0xFFFF_0000_0000)
      | (rows.3 & 0xFFFF_0000_0000_0000)
    let points = rows.0 &+ rows.1 &+ rows.2 &+ rows.3
    return (PackedBoard(cells: cells), Int(truncatingIfNeeded: points >> 16 & 0xFFFF))
  }

  @inlinable
  @inline(__always)
  func rows(_ board: PackedBoard) -> (UInt64, UInt64, UInt64, UInt64) {
    let cells = board.cells
    return (
      entries[Int(truncatingIfNeeded: cells & 0xFFFF)], entries[Int(truncatingIfNeeded: cells >> 16 & 0xFFFF)],
      entries[Int(truncatingIfNeeded: cells >> 32 & 0xFFFF)], entries[Int(truncatingIfNeeded: cells >> 48)]
    )
  }

  private static func reversed(_ row: UInt16) -> UInt16 {
    row >> 12 | (row >> 4 & 0x00F0) | (row << 4 & 0x0F00) | row << 12
  }

  /// The rule of `Triples`, on ranks: the row collapses at the first cell that is open or combines with its neighbour.
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
      } else if rank == next && rank >= 3 && rank < UInt16(PackedBoard.largestRank) {
        combined = rank + 1
      } else {
        continue
      }
      let kept = row & ((1 << shift) - 1)
      // What lies beyond the neighbour follows by one cell.
      let beyond = shift < 8 ? (row >> (shift + 8)) << (shift + 4) : 0
      let points = rank == 0 ? 0 : UInt16(truncatingIfNeeded: PackedBoard.value(ofRank: Int(combined)))
      return (kept | combined << shift | beyond, points)
    }
    return (row, 0)
  }
}
