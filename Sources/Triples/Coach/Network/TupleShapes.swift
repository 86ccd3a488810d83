/// The shape of an n-tuple network: the cells of its patterns, each of which is looked up in the eight orientations of
/// the board. Each shape has its own code for computing indexes, because this is the innermost loop of the coach.
package protocol TupleShape {
  /// The name of the shape in ASCII, for network files and for `parlor-lab triples train --network`.
  static var name: StaticString { get }

  /// The cells of each pattern, `4 * row + column`, in ascending order. The first cell is the lowest digit of an index.
  static var patterns: [[Int]] { get }

  /// The number of cells in each pattern, at most 6.
  static var patternSize: Int { get }

  static var patternCount: Int { get }

  /// The largest rank that the weights distinguish, 8 or 15. Higher ranks count as this one.
  static var rankLimit: Int { get }

  /// Returns the index of a pattern, 0 to `patternCount - 1`, in each orientation: its cells as digits without gaps.
  static func indexes(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64>

  /// Implements `TemporalCoherenceTrainer.playGame()` for this shape alone. A generic method called from another module
  /// would look up the shape's constants at run time.
  static func playGame(_ trainer: TemporalCoherenceTrainer<Self>) -> Int
}

extension TupleShape {
  /// Returns the index at which the weights of a pattern begin.
  @inline(__always)
  static func offset(_ pattern: Int) -> Int { pattern << (4 * patternSize) }

  /// The number of indexes, including those of the table of counts.
  static var indexCount: Int { offset(patternCount) + countsIndexCount }

  /// The size of the table of counts, which has four bits each for the numbers of 1s, 2s, and open cells.
  static var countsIndexCount: Int { 1 << 12 }

  static var lookupCount: Int { 8 * patternCount + 1 }
}

/// A board in its eight orientations, one per lane, from which the indexes of patterns are computed.
package struct CellLanes {
  /// The orientations. The bits of cell `n`, which is `4 * row + column`, begin at `n * width`.
  let lanes: SIMD8<UInt64>

  /// The number of bits per cell: 4, or 1 if a lane has four 16-bit boards, so that four indexes are computed at once.
  let width: UInt64

  init(_ lanes: SIMD8<UInt64>, width: UInt64) {
    self.lanes = lanes
    self.width = width
  }

  /// Returns `count` cells, starting at `cell` (0 to 15), as digits of an index. The first becomes digit number
  /// `digit`, which is at most `cell`.
  @inline(__always)
  func digits(_ cell: UInt64, count: UInt64, at digit: UInt64) -> SIMD8<UInt64> {
    let mask = ((1 &<< (width &* count)) &- 1) &<< (width &* digit)
    return (lanes &>> (width &* (cell &- digit))) & (width == 1 ? mask &* 0x0001_0001_0001_0001 : mask)
  }
}

/// The shape of the network that ships with the game: five patterns of five cells, small enough to download.
package enum PocketShape: TupleShape {
  package static var name: StaticString { "pocket" }

  package static var patterns: [[Int]] {
    [
      [0, 1, 2, 3, 4],
      [4, 5, 6, 7, 8],
      [0, 1, 2, 4, 5],
      [4, 5, 6, 8, 9],
      [1, 2, 5, 6, 9],
    ]
  }

  package static var patternSize: Int { 5 }

  package static var patternCount: Int { 5 }

  // Distinguishing only nine ranks keeps the tables small. A 192 is seldom next to another tile that large.
  package static var rankLimit: Int { 8 }

  @inline(__always)
  package static func indexes(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells.digits(0, count: 5, at: 0)
    case 1: return cells.digits(4, count: 5, at: 0)
    case 2: return cells.digits(0, count: 3, at: 0) | cells.digits(4, count: 2, at: 3)
    case 3: return cells.digits(4, count: 3, at: 0) | cells.digits(8, count: 2, at: 3)
    default:
      return cells.digits(1, count: 2, at: 0) | cells.digits(5, count: 2, at: 2) | cells.digits(9, count: 1, at: 4)
    }
  }
}

/// A shape of four patterns of six cells, common for 2048 since K.-H. Yeh et al., "Multistage Temporal Difference
/// Learning for 2048-Like Games", IEEE TCIAIG 9 (2017).
package enum ClassicShape: TupleShape {
  package static var name: StaticString { "classic" }

  package static var patterns: [[Int]] {
    [
      [0, 1, 2, 3, 4, 5],
      [4, 5, 6, 7, 8, 9],
      [0, 1, 2, 4, 5, 6],
      [4, 5, 6, 8, 9, 10],
    ]
  }

  package static var patternSize: Int { 6 }

  package static var patternCount: Int { 4 }

  package static var rankLimit: Int { 15 }

  @inline(__always)
  package static func indexes(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells.digits(0, count: 6, at: 0)
    case 1: return cells.digits(4, count: 6, at: 0)
    case 2: return cells.digits(0, count: 3, at: 0) | cells.digits(4, count: 3, at: 3)
    default: return cells.digits(4, count: 3, at: 0) | cells.digits(8, count: 3, at: 3)
    }
  }
}

/// A shape for computers with enough memory: the eight patterns of six cells that play 2048 best according to K.
/// Matsuzaki, "Systematic Selection of N-tuple Networks with Consideration of Interinfluence for Game 2048", TAAI 2016.
package enum LargeShape: TupleShape {
  package static var name: StaticString { "large" }

  package static var patterns: [[Int]] {
    [
      [0, 1, 2, 4, 5, 6],
      [1, 2, 5, 6, 9, 13],
      [0, 1, 2, 3, 4, 5],
      [0, 1, 5, 6, 7, 10],
      [0, 1, 2, 5, 9, 10],
      [0, 1, 5, 9, 13, 14],
      [0, 1, 5, 8, 9, 13],
      [0, 1, 2, 4, 6, 10],
    ]
  }

  package static var patternSize: Int { 6 }

  package static var patternCount: Int { 8 }

  package static var rankLimit: Int { 15 }

  @inline(__always)
  package static func indexes(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells.digits(0, count: 3, at: 0) | cells.digits(4, count: 3, at: 3)
    case 1:
      return cells.digits(1, count: 2, at: 0) | cells.digits(5, count: 2, at: 2) | cells.digits(9, count: 1, at: 4)
        | cells.digits(13, count: 1, at: 5)
    case 2: return cells.digits(0, count: 6, at: 0)
    case 3:
      return cells.digits(0, count: 2, at: 0) | cells.digits(5, count: 3, at: 2) | cells.digits(10, count: 1, at: 5)
    case 4:
      return cells.digits(0, count: 3, at: 0) | cells.digits(5, count: 1, at: 3) | cells.digits(9, count: 2, at: 4)
    case 5:
      return cells.digits(0, count: 2, at: 0) | cells.digits(5, count: 1, at: 2) | cells.digits(9, count: 1, at: 3)
        | cells.digits(13, count: 2, at: 4)
    case 6:
      return cells.digits(0, count: 2, at: 0) | cells.digits(5, count: 1, at: 2) | cells.digits(8, count: 2, at: 3)
        | cells.digits(13, count: 1, at: 5)
    default:
      return cells.digits(0, count: 3, at: 0) | cells.digits(4, count: 1, at: 3) | cells.digits(6, count: 1, at: 4)
        | cells.digits(10, count: 1, at: 5)
    }
  }
}
