/// An n-tuple network: what a board after a move is worth, as the sum of what its parts are worth.
///
/// N-tuple networks go back to W. Bledsoe and I. Browning (1959); M. Szubert and W. Jaśkowski brought them to 2048 (see
/// `TemporalCoherenceTrainer`). All sums are of whole hundredths of a point, so that every platform finds the same.
///
/// Which shape a network has is known when its file is read, so this is the class that all shapes have in common.
public class TupleNetwork: @unchecked Sendable {
  // Not checked by the compiler: nobody changes a network once it is made.

  init() {}

  /// The points that are still to be expected after a move, those of the spawn included, in hundredths.
  ///
  /// - Parameter board: the board after the move and before the spawn.
  public func value(_ board: PackedBoard) -> Int { 0 }

  /// Reads a network file, which `NetworkFile` describes.
  ///
  /// - Throws: the first fault of the file.
  public static func read(_ file: [UInt8]) throws(NetworkFileError) -> TupleNetwork {
    let name = try NetworkFile.shapeName(file)
    if name == NetworkFile.bytes(PocketShape.name) { return try ShapedNetwork<PocketShape>(file: file) }
    if name == NetworkFile.bytes(LargeShape.name) { return try ShapedNetwork<LargeShape>(file: file) }
    if name == NetworkFile.bytes(ClassicShape.name) { return try ShapedNetwork<ClassicShape>(file: file) }
    throw .unknownShape
  }
}

/// A board in its eight orientations, as lanes of one vector, with what else a network looks at.
@usableFromInline
struct BoardLanes {
  /// The board, mirrored, flipped, turned by half; then the same of the transposed board.
  let cells: SIMD8<UInt64>

  /// The index into the table of counts: how many 1s (from bit 8), 2s (from bit 4) and open cells there are.
  let counts: Int

  /// Looks at a board the way all networks do: with at least as many 1s as 2s, exchanged if need be (see
  /// `PackedBoard.exchanged`), so that in every pattern a 1 is the number of which there are more. With as many of each,
  /// the smaller of the two boards stands for both.
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
