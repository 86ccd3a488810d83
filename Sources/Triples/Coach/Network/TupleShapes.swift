/// The form of an n-tuple network: which cells each of its patterns looks at.
///
/// Each pattern is looked up in the eight orientations of the board, so one pattern stands for eight places. The index
/// of what it sees is made by a function of a few shifts, compiled for the shape, as this is the innermost loop of
/// everything that the coach does.
package protocol TupleShape {
  /// The name by which `parlor-lab triples train --network` and network files know it, as ASCII.
  static var name: StaticString { get }

  /// The cells of each pattern, in rising order: row times four plus column. The first is the lowest digit of an index.
  static var patterns: [[Int]] { get }

  /// How many cells each pattern has, the same for all, at most 6.
  static var patternSize: Int { get }

  /// How many patterns there are.
  static var patternCount: Int { get }

  /// The largest rank that is told from those above it, 8 to 15. Larger ones count as this one.
  static var rankLimit: Int { get }

  /// What is in the cells of one pattern, as digits packed without gaps.
  ///
  /// - Parameters:
  ///   - pattern: 0 to `patternCount - 1`.
  ///   - cells: a board in its orientations.
  static func index(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64>

  /// Plays a game to learn from it: what `TemporalCoherenceTrainer.playGame()` does. Each shape has it for itself, so that
  /// it is compiled for the shape: a generic method that another module calls looks up every constant of the shape anew.
  static func playGame(_ trainer: TemporalCoherenceTrainer<Self>) -> Int
}

extension TupleShape {
  /// How many indexes the patterns before one of them take up: where its weights begin.
  @inline(__always)
  static func offset(_ pattern: Int) -> Int { pattern << (4 * patternSize) }

  /// How many indexes there are in all, those of the table of counts included.
  static var indexCount: Int { offset(patternCount) + countsIndexCount }

  /// The size of the table of counts: how many 1s, 2s and open cells there are, four bits each.
  static var countsIndexCount: Int { 1 << 12 }

  /// How many weights one board looks up.
  static var lookupCount: Int { 8 * patternCount + 1 }
}

/// A board in its eight orientations, a lane each, as whoever makes an index of it wants its cells.
package struct CellLanes {
  /// The boards. Cell `n`, row times four plus column, has the bits from `n * width` on.
  let lanes: SIMD8<UInt64>

  /// How many bits a cell has: 4, a packed board, or 1. In the latter case a lane holds four such boards of 16 bits, and an
  /// index is made of each, where it stands.
  let width: UInt64

  init(_ lanes: SIMD8<UInt64>, width: UInt64) {
    self.lanes = lanes
    self.width = width
  }

  /// Some cells that follow each other, as digits of an index.
  ///
  /// - Parameters:
  ///   - cell: the first of them, 0 to 15.
  ///   - count: how many.
  ///   - digit: the place of the first one in the index, at most `cell`.
  @inline(__always)
  func run(_ cell: UInt64, _ count: UInt64, at digit: UInt64) -> SIMD8<UInt64> {
    let mask = ((1 &<< (width &* count)) &- 1) &<< (width &* digit)
    return (lanes &>> (width &* (cell &- digit))) & (width == 1 ? mask &* 0x0001_0001_0001_0001 : mask)
  }
}

/// The network that ships with the game: five patterns of five cells, small enough to come over the wire.
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

  // With nine ranks the tables are small; a tile of 192 seldom stands beside another that large.
  package static var rankLimit: Int { 8 }

  @inline(__always)
  package static func index(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells.run(0, 5, at: 0)
    case 1: return cells.run(4, 5, at: 0)
    case 2: return cells.run(0, 3, at: 0) | cells.run(4, 2, at: 3)
    case 3: return cells.run(4, 3, at: 0) | cells.run(8, 2, at: 3)
    default: return cells.run(1, 2, at: 0) | cells.run(5, 2, at: 2) | cells.run(9, 1, at: 4)
    }
  }
}

/// Four patterns of six cells, the usual ones for 2048 since K.-H. Yeh et al., "Multistage Temporal Difference Learning
/// for 2048-Like Games", IEEE TCIAIG 9 (2017).
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
  package static func index(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells.run(0, 6, at: 0)
    case 1: return cells.run(4, 6, at: 0)
    case 2: return cells.run(0, 3, at: 0) | cells.run(4, 3, at: 3)
    default: return cells.run(4, 3, at: 0) | cells.run(8, 3, at: 3)
    }
  }
}

/// A network for a computer with memory to spare: the eight patterns of six cells with which K. Matsuzaki, "Systematic
/// Selection of N-tuple Networks with Consideration of Interinfluence for Game 2048", TAAI 2016, found 2048 played best.
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
  package static func index(_ pattern: Int, _ cells: CellLanes) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells.run(0, 3, at: 0) | cells.run(4, 3, at: 3)
    case 1: return cells.run(1, 2, at: 0) | cells.run(5, 2, at: 2) | cells.run(9, 1, at: 4) | cells.run(13, 1, at: 5)
    case 2: return cells.run(0, 6, at: 0)
    case 3: return cells.run(0, 2, at: 0) | cells.run(5, 3, at: 2) | cells.run(10, 1, at: 5)
    case 4: return cells.run(0, 3, at: 0) | cells.run(5, 1, at: 3) | cells.run(9, 2, at: 4)
    case 5: return cells.run(0, 2, at: 0) | cells.run(5, 1, at: 2) | cells.run(9, 1, at: 3) | cells.run(13, 2, at: 4)
    case 6: return cells.run(0, 2, at: 0) | cells.run(5, 1, at: 2) | cells.run(8, 2, at: 3) | cells.run(13, 1, at: 5)
    default: return cells.run(0, 3, at: 0) | cells.run(4, 1, at: 3) | cells.run(6, 1, at: 4) | cells.run(10, 1, at: 5)
    }
  }
}
