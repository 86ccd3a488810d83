/// The indexes of a board's weights in a trainer's memory, in a layout with good locality.
///
/// Memory access dominates the training time. In a file, an index has four bits for each cell of its pattern, one cell
/// after the other. Large ranks are rare, so the weights in use are scattered over the table, and most boards share no
/// cache line or page. A trainer orders the weights by *bit planes*, with the lowest bits of all cells first. Then all
/// boards without large tiles use one contiguous part of the table, and similar boards are close together.
///
/// The board is converted to four bit planes of 16 bits before it is rotated and mirrored, so that a few vector
/// operations compute the indexes of a pattern in all orientations.
struct PlaneIndexes<Shape: TupleShape> {
  /// The bit planes of the board in its eight orientations. The lanes are the board, the board mirrored in its main
  /// diagonal, and both flipped; then all four mirrored.
  private let cells: CellLanes

  private let countsIndex: Int

  /// Normalizes a board after a move, in any orientation, as `BoardLanes` does. It must have an open cell and a tile.
  @inline(__always)
  init(_ board: PackedBoard) {
    let lowestBits: UInt64 = 0x1111_1111_1111_1111
    var cells = board.cells
    let (half, large) = (cells >> 1, (cells >> 2) | (cells >> 3))
    let ones = cells & ~half & ~large & lowestBits
    let twos = half & ~cells & ~large & lowestBits
    let (oneCount, twoCount) = (Self.count(ones), Self.count(twos))
    countsIndex =
      max(oneCount, twoCount) &<< 8 | min(oneCount, twoCount) &<< 4 | Self.count(~(cells | half | large) & lowestBits)
    let small = ones | twos
    if oneCount == twoCount, small != 0 {
      cells =
        board.withOnesAndTwosExchanged.smallestOrientation < board.smallestOrientation
        ? board.withOnesAndTwosExchanged.cells : cells
    } else if oneCount < twoCount {
      cells ^= small | small << 1
    }
    if Shape.rankLimit < 15 { cells &= ~((cells >> 3 & lowestBits) &* 7) }
    self.cells = CellLanes(Self.orientations(Self.planes(cells)), width: 1)
  }

  /// Writes the index of each weight in its table: eight for each pattern, and then the index in the table of counts.
  @inline(__always)
  func write(to indexes: UnsafeMutablePointer<Int>) {
    let size = UInt64(truncatingIfNeeded: Shape.patternSize)
    for pattern in 0..<Shape.patternCount {
      // The four planes' indexes, with one bit per cell, are 16 bits apart. Move them together.
      let apart = Shape.indexes(pattern, cells)
      let pairs = (apart | (apart &>> (16 &- size))) & Self.pairMask
      let index = (pairs | (pairs &>> (32 &- 2 &* size))) & ((1 &<< (4 &* size)) &- 1)
      UnsafeMutableRawPointer(indexes + 8 &* pattern).storeBytes(of: index, as: SIMD8<UInt64>.self)
    }
    indexes[8 &* Shape.patternCount] = countsIndex
  }

  @inline(__always)
  private static var pairMask: UInt64 {
    ((1 &<< (2 &* UInt64(truncatingIfNeeded: Shape.patternSize))) &- 1) &* 0x0000_0001_0000_0001
  }

  /// Returns the number of cells whose lowest bit is set in `marks`, at most 15.
  @inline(__always)
  private static func count(_ marks: UInt64) -> Int {
    Int(truncatingIfNeeded: (marks &* 0x1111_1111_1111_1111) >> 60)
  }

  /// Returns the bit planes of a packed board, 16 bits each, with the lowest bits of the cells first.
  @inline(__always)
  private static func planes(_ cells: UInt64) -> UInt64 {
    // The four bits of sixteen cells become the sixteen bits of four planes. This is a matrix transposition in blocks
    // of growing size (H. Warren, "Hacker's Delight", 2nd edition, 7–3).
    var bits = cells
    bits = exchangingBits(bits, 0x0A0A_0A0A_0A0A_0A0A, 3)
    bits = exchangingBits(bits, 0x00CC_00CC_00CC_00CC, 6)
    bits = exchangingBits(bits, 0x0000_F0F0_0000_F0F0, 12)
    return exchangingBits(bits, 0x0000_0000_FF00_FF00, 24)
  }

  /// Exchanges the bits in `mask` with the bits `shift` places higher.
  @inline(__always)
  private static func exchangingBits(_ bits: UInt64, _ mask: UInt64, _ shift: UInt64) -> UInt64 {
    let difference = (bits ^ (bits &>> shift)) & mask
    return bits ^ difference ^ (difference &<< shift)
  }

  @inline(__always)
  private static func orientations(_ planes: UInt64) -> SIMD8<UInt64> {
    // The operations that rotate and mirror the cells of a packed board do the same to the bits of each plane.
    let turned = exchangingBits(exchangingBits(planes, 0x0A0A_0A0A_0A0A_0A0A, 3), 0x00CC_00CC_00CC_00CC, 6)
    let upright = SIMD2(planes, turned)
    let halves = (upright &>> 8) & 0x00FF_00FF_00FF_00FF | (upright & 0x00FF_00FF_00FF_00FF) &<< 8
    let flipped = (halves &>> 4) & 0x0F0F_0F0F_0F0F_0F0F | (halves & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
    let four = SIMD4(lowHalf: upright, highHalf: flipped)
    let pairs = (four &>> 2) & 0x3333_3333_3333_3333 | (four & 0x3333_3333_3333_3333) &<< 2
    let mirrored = (pairs &>> 1) & 0x5555_5555_5555_5555 | (pairs & 0x5555_5555_5555_5555) &<< 1
    return SIMD8(lowHalf: four, highHalf: mirrored)
  }
}
