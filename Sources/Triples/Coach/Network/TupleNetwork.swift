/// An n-tuple network (W. Bledsoe and I. Browning, 1959), applied as M. Szubert and W. Jaśkowski did to 2048 (see
/// `TemporalCoherenceTrainer`). The value of a board after a move is a sum of weights, each looked up by the contents
/// of a few cells. Sums are in integer hundredths of a point, so every platform gets the same result.
///
/// This is the common superclass of the networks of all shapes, because the shape is known only when a file is read.
public class TupleNetwork: @unchecked Sendable {
  // `@unchecked` is safe because a network never changes after it is created.

  init() {}

  /// Returns the expected future points, in hundredths, of a board after a move. They include those of the next spawn.
  public func value(_ board: PackedBoard) -> Int { 0 }

  /// Reads a network file in the format of `NetworkFile`, or throws the first fault found.
  public static func read(_ file: [UInt8]) throws(NetworkFileError) -> TupleNetwork {
    let name = try NetworkFile.shapeName(file)
    if name == NetworkFile.bytes(PocketShape.name) { return try ShapedNetwork<PocketShape>(file: file) }
    if name == NetworkFile.bytes(LargeShape.name) { return try ShapedNetwork<LargeShape>(file: file) }
    if name == NetworkFile.bytes(ClassicShape.name) { return try ShapedNetwork<ClassicShape>(file: file) }
    throw .unknownShape
  }
}

/// A board in its eight orientations, as the lanes of a vector, and its index into the table of counts.
@usableFromInline
struct BoardLanes {
  /// The orientations: the board as it is, mirrored, flipped, and both; then these four of the transposed board.
  let cells: SIMD8<UInt64>

  /// The index into the table of counts: the number of 1s (from bit 8), of 2s (from bit 4), and of open cells.
  let countsIndex: Int

  /// Normalizes a board. If it has more 2s than 1s, exchanges them (see `PackedBoard.withOnesAndTwosExchanged`), so
  /// that a 1 in a pattern always stands for the more frequent of the two. If it has as many 1s as 2s, uses this board
  /// or the exchanged one, whichever has the smaller `smallestOrientation`. `rankLimit` is 8 or 15. If it is 8,
  /// replaces all higher ranks with 8.
  @inline(__always)
  init(_ board: PackedBoard, rankLimit: Int) {
    let surplus = board.surplus
    let small = board.smallCells
    let exchanged = PackedBoard(cells: board.cells ^ (small | (small << 1)))
    let isExchanged = surplus < 0 || (surplus == 0 && exchanged.smallestOrientation < board.smallestOrientation)
    var cells = isExchanged ? exchanged.cells : board.cells
    // Four bits can hold a count of up to 15. A board on which something can move never has sixteen cells of one kind.
    let most = (small.nonzeroBitCount &+ abs(surplus)) >> 1
    let least = small.nonzeroBitCount &- most
    countsIndex = min(most, 15) << 8 | min(least, 15) << 4 | min(board.openCount, 15)
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
