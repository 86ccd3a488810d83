import TriplesCoach
import TriplesModel

/// The next spawn of a numbered game, for each possible number of open cells.
struct SpawnTable {
  /// The rank of the spawned tile, 1 or 2. It doesn't depend on the board.
  let rank: UInt64

  /// For each number of open cells, 1 to 16, which of them gets the spawn, in four bits.
  private let indexes: UInt64

  /// A bit for each number of open cells with which a draw is rejected. The generator's state then differs from the
  /// state for other boards, so these boards can't be searched together. (About one word in 10¹⁸ causes that.)
  private let rejectedOpenCountMask: UInt32

  init(drawingFrom sequence: inout SpawnSequence) {
    // With one open cell, no draw is ever rejected.
    var common = sequence
    rank = UInt64(common.next(openCellCount: 1)?.value ?? 1)
    var indexes: UInt64 = 0
    var rejectedOpenCountMask: UInt32 = 0
    for openCells in 1...16 {
      var own = sequence
      indexes |= UInt64(own.next(openCellCount: openCells)?.index ?? 0) << UInt64(4 * (openCells - 1))
      if !own.continues(like: common) { rejectedOpenCountMask |= 1 << UInt32(openCells) }
    }
    self.indexes = indexes
    self.rejectedOpenCountMask = rejectedOpenCountMask
    sequence = common
  }

  /// Returns `board` with the spawn, or `nil` if a draw is rejected. There must be an open cell, as after every move.
  @inline(__always)
  func boardAfterSpawn(on board: PackedBoard) -> PackedBoard? {
    let count = board.openCount
    if rejectedOpenCountMask != 0, rejectedOpenCountMask >> UInt32(count) & 1 != 0 { return nil }
    let index = (indexes &>> UInt64(truncatingIfNeeded: 4 &* (count &- 1))) & 15
    return PackedBoard(cells: board.cells | board.openCell(Int(truncatingIfNeeded: index)) &* rank)
  }
}
