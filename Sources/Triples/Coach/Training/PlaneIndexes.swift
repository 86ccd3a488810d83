/// Where a trainer keeps the weights that boards look up, and how it finds them for one board.
///
/// Learning waits for memory more than for anything else, so weights that are looked up together stand together. An index
/// in the order of network files has four bits for each cell of its pattern, one cell after the other, and large ranks are
/// rare: what is ever looked up lies scattered over the whole table, and most boards share no cache line or page. A trainer
/// keeps the same weights by *planes*: the lowest bits of all cells of the pattern first, then their next ones, and the
/// highest last. Then all boards without large tiles are in one piece of the table, and boards that differ little are near
/// each other.
///
/// A board becomes planes too, four times 16 bits, before it is turned into its eight orientations, and the indexes of a
/// pattern in all orientations come out of a few operations on vectors.
struct PlaneIndexes<Shape: TupleShape> {
  /// The board in its eight orientations, as planes. The lanes are the board, mirrored in its main diagonal, and both
  /// flipped; then all four mirrored.
  private let cells: CellLanes

  /// The index into the table of counts, as in `BoardLanes`.
  private let counts: Int

  /// Looks at a board as `BoardLanes` does, in other words.
  ///
  /// - Parameter board: the board after a move, which has an open cell and a tile. In any orientation: the same weights are
  ///   looked up for all of them.
  @inline(__always)
  init(_ board: PackedBoard) {
    let each: UInt64 = 0x1111_1111_1111_1111
    var cells = board.cells
    let (half, large) = (cells >> 1, (cells >> 2) | (cells >> 3))
    let ones = cells & ~half & ~large & each
    let twos = half & ~cells & ~large & each
    let (oneCount, twoCount) = (Self.count(ones), Self.count(twos))
    counts = max(oneCount, twoCount) &<< 8 | min(oneCount, twoCount) &<< 4 | Self.count(~(cells | half | large) & each)
    let small = ones | twos
    if oneCount == twoCount, small != 0 {
      cells = board.exchanged.smallestOrientation < board.smallestOrientation ? board.exchanged.cells : cells
    } else if oneCount < twoCount {
      cells ^= small | small << 1
    }
    if Shape.rankLimit < 15 { cells &= ~((cells >> 3 & each) &* 7) }
    self.cells = CellLanes(Self.orientations(Self.planes(cells)), width: 1)
  }

  /// Writes the place of each weight in its table, eight for a pattern, the one in the table of counts last.
  @inline(__always)
  func write(to places: UnsafeMutablePointer<Int>) {
    let size = UInt64(truncatingIfNeeded: Shape.patternSize)
    for pattern in 0..<Shape.patternCount {
      // Four indexes of one bit a cell, 16 bits apart, move together.
      let apart = Shape.index(pattern, cells)
      let pairs = (apart | (apart &>> (16 &- size))) & Self.pairMask
      let index = (pairs | (pairs &>> (32 &- 2 &* size))) & ((1 &<< (4 &* size)) &- 1)
      UnsafeMutableRawPointer(places + 8 &* pattern).storeBytes(of: index, as: SIMD8<UInt64>.self)
    }
    places[8 &* Shape.patternCount] = counts
  }

  @inline(__always)
  private static var pairMask: UInt64 {
    ((1 &<< (2 &* UInt64(truncatingIfNeeded: Shape.patternSize))) &- 1) &* 0x0000_0001_0000_0001
  }

  /// How many cells are marked by their lowest bits, at most 15.
  @inline(__always)
  private static func count(_ marks: UInt64) -> Int {
    Int(truncatingIfNeeded: (marks &* 0x1111_1111_1111_1111) >> 60)
  }

  /// The lowest bits of all cells, then the next ones, 16 bits each.
  @inline(__always)
  private static func planes(_ cells: UInt64) -> UInt64 {
    // Four bits of sixteen cells become sixteen bits of four planes, as a matrix is transposed: in blocks of growing size
    // (H. Warren, "Hacker's Delight", 2nd edition, 7–3).
    var bits = cells
    bits = exchange(bits, 0x0A0A_0A0A_0A0A_0A0A, 3)
    bits = exchange(bits, 0x00CC_00CC_00CC_00CC, 6)
    bits = exchange(bits, 0x0000_F0F0_0000_F0F0, 12)
    return exchange(bits, 0x0000_0000_FF00_FF00, 24)
  }

  /// Exchanges the bits that a mask marks with those that stand some places higher.
  @inline(__always)
  private static func exchange(_ bits: UInt64, _ mask: UInt64, _ shift: UInt64) -> UInt64 {
    let difference = (bits ^ (bits &>> shift)) & mask
    return bits ^ difference ^ (difference &<< shift)
  }

  /// The eight orientations of a board of planes.
  @inline(__always)
  private static func orientations(_ planes: UInt64) -> SIMD8<UInt64> {
    // What turns the cells of a packed board turns the bits of each plane.
    let turned = exchange(exchange(planes, 0x0A0A_0A0A_0A0A_0A0A, 3), 0x00CC_00CC_00CC_00CC, 6)
    let upright = SIMD2(planes, turned)
    let halves = (upright &>> 8) & 0x00FF_00FF_00FF_00FF | (upright & 0x00FF_00FF_00FF_00FF) &<< 8
    let flipped = (halves &>> 4) & 0x0F0F_0F0F_0F0F_0F0F | (halves & 0x0F0F_0F0F_0F0F_0F0F) &<< 4
    let four = SIMD4(lowHalf: upright, highHalf: flipped)
    let pairs = (four &>> 2) & 0x3333_3333_3333_3333 | (four & 0x3333_3333_3333_3333) &<< 2
    let mirrored = (pairs &>> 1) & 0x5555_5555_5555_5555 | (pairs & 0x5555_5555_5555_5555) &<< 1
    return SIMD8(lowHalf: four, highHalf: mirrored)
  }
}
