import TriplesCoach

/// What collapses a board in all four directions at once: the table of rows, and one of columns beside it.
///
/// It is made when it is first asked for, since the search gets by with the rows and this takes another megabyte.
struct FourWayTable: @unchecked Sendable {
  // Not checked by the compiler: nobody writes to the memory once `shared` is made.

  /// Of each column, its topmost cell lowest, what becomes of it upwards and downwards, as cells of the leftmost column:
  /// what would have to be transposed back is there as it is needed.
  let columns: UnsafePointer<SIMD2<UInt64>>

  let rowTable = RowTable.shared

  /// The table.
  static let shared = FourWayTable()

  private init() {
    let memory = UnsafeMutablePointer<SIMD2<UInt64>>.allocate(capacity: 65536)
    for column in 0..<65536 {
      let collapsed = rowTable.collapseAlongRows(PackedBoard(cells: UInt64(column)))
      memory[column] = SIMD2(collapsed.left.board.transposed.cells, collapsed.right.board.transposed.cells)
    }
    columns = UnsafePointer(memory)
  }

  /// Collapses a board in all four directions at once.
  ///
  /// Boards of opposite directions share a vector, and the points of all four a word: on a processor that does two or
  /// more such things at a time that is nearly twice as fast as one direction after the other.
  ///
  /// - Returns: the boards to the left and to the right, those up and down, and the points in 16 bits each, from the
  ///   lowest: left, right, up, down.
  @inline(__always)
  func collapse(
    _ board: PackedBoard
  ) -> (leftRight: SIMD2<UInt64>, upDown: SIMD2<UInt64>, points: UInt64) {
    typealias Words = SIMD4<UInt16>
    let rows = rowTable.rows(board)
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
    let alongColumns =
      rowTable.entries[places.0] &+ rowTable.entries[places.1] &+ rowTable.entries[places.2]
      &+ rowTable.entries[places.3]
    return (
      unsafeBitCast(leftRight, to: SIMD2<UInt64>.self), upDown, (alongRows & 0xFFFF_FFFF) | alongColumns << 32
    )
  }
}
