import TriplesCoach

extension PackedBoard {
  /// How many pairs of neighbours there are that combine.
  var combiningPairs: Int {
    let inRows = Self.combining(cells, cells >> 4) & 0x0111_0111_0111_0111
    let inColumns = Self.combining(cells, cells >> 16) & 0x0000_1111_1111_1111
    return inRows.nonzeroBitCount &+ inColumns.nonzeroBitCount
  }

  /// The lowest bit of each cell whose tile combines with the tile in the same cell of the other board. Tiles of the
  /// largest rank count as combining too.
  @inline(__always)
  private static func combining(_ cells: UInt64, _ others: UInt64) -> UInt64 {
    let (own, other) = (PackedBoard(cells: cells), PackedBoard(cells: others))
    let differing = cells ^ others
    let differs = differing | (differing >> 1) | (differing >> 2) | (differing >> 3)
    let bothSmall = own.smallCells & other.smallCells
    // 1 and 2 are the small ones, and each the other's complement in the lowest two bits.
    let equalLarge = ~differs & ~own.openCells & ~bothSmall
    return (equalLarge | (differs & bothSmall)) & 0x1111_1111_1111_1111
  }
}
