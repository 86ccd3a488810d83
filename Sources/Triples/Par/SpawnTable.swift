import TriplesCoach
import TriplesModel

/// One spawn of a numbered game, for each number of open cells that a board may have before it.
struct SpawnTable {
  /// The rank of the spawned tile, 1 or 2: it depends on no board.
  let rank: UInt64

  /// Which of the open cells it takes, by their number: four bits for each of 1 to 16, the lowest first.
  private let indexes: UInt64

  /// A bit for each number of open cells with which the generator would leave the course of the others, so that boards
  /// cannot be searched any further together. (That takes a rejected draw, one word in 10¹⁸.)
  private let strays: UInt32

  /// Draws the spawn that comes next, and moves the sequence beyond it.
  init(drawingFrom sequence: inout SpawnSequence) {
    // With one open cell, no draw is ever rejected.
    var common = sequence
    rank = UInt64(common.next(openCells: 1)?.value ?? 1)
    var indexes: UInt64 = 0
    var strays: UInt32 = 0
    for openCells in 1...16 {
      var own = sequence
      indexes |= UInt64(own.next(openCells: openCells)?.index ?? 0) << UInt64(4 * (openCells - 1))
      if !own.continues(like: common) { strays |= 1 << UInt32(openCells) }
    }
    self.indexes = indexes
    self.strays = strays
    sequence = common
  }

  /// Puts the spawn on a board.
  ///
  /// - Parameter board: a board with an open cell, which every board has after a move.
  /// - Returns: the board with the new tile, or `nil` if the games of this board go their own way.
  @inline(__always)
  func spawn(on board: PackedBoard) -> PackedBoard? {
    let count = board.openCount
    if strays != 0, strays >> UInt32(count) & 1 != 0 { return nil }
    let index = (indexes &>> UInt64(truncatingIfNeeded: 4 &* (count &- 1))) & 15
    return PackedBoard(cells: board.cells | board.openCell(Int(truncatingIfNeeded: index)) &* rank)
  }
}
