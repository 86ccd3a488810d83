/// A board in its eight orientations, as lanes of one vector, with what else a network looks at.
@usableFromInline
struct BoardLanes {
  /// The board, mirrored, flipped, turned by half; then the same of the transposed board.
  let cells: SIMD8<UInt64>

  /// The index into the table of counts: how many 1s (from bit 8), 2s (from bit 4) and open cells there are.
  let counts: Int

  /// Looks at a board the way all networks do: with at least as many 1s as 2s, exchanged if need be (see
  /// `PackedBoard.exchanged`), so that a pattern knows which of the two is the one too many. With as many of each, the
  /// smaller of the two boards stands for both.
  ///
  /// - Parameter rankLimit: the rank at which larger ones count, 8 to 15. (Below 15 it acts as 8.)
  @inline(__always)
  init(_ board: PackedBoard, rankLimit: Int) {
    let surplus = board.surplus
    let small = board.smallCells
    let exchanged = PackedBoard(cells: board.cells ^ (small | (small << 1)))
    let isExchanged = surplus < 0 || (surplus == 0 && exchanged.smallestOrientation < board.smallestOrientation)
    var cells = isExchanged ? exchanged.cells : board.cells
    // Four bits hold a count of 15; sixteen of a kind never stand on a board that moves.
    let most = (small.nonzeroBitCount &+ abs(surplus)) >> 1
    let least = small.nonzeroBitCount &- most
    counts = min(most, 15) << 8 | min(least, 15) << 4 | min(board.openCount, 15)
    if rankLimit < 15 {
      let large = (cells >> 3) & 0x1111_1111_1111_1111
      cells &= ~(large &* 7)
    }
    let upright = PackedBoard(cells: cells)
    let turned = upright.transposed
    let flipped = upright.flipped
    let turnedFlipped = turned.flipped
    self.cells = SIMD8(
      upright.cells, upright.mirrored.cells, flipped.cells, flipped.mirrored.cells, turned.cells,
      turned.mirrored.cells, turnedFlipped.cells, turnedFlipped.mirrored.cells)
  }
}
