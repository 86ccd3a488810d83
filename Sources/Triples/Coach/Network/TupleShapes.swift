/// The form of an n-tuple network: which cells each of its patterns looks at.
///
/// Each pattern is looked up in the eight orientations of the board, so one pattern stands for eight places. The index
/// of what it sees is made by a function of a few shifts, compiled for the shape, as this is the innermost loop of
/// everything that the coach does.
package protocol TupleShape {
  /// The name by which `parlor triples train --network` and network files know it, as ASCII.
  static var name: StaticString { get }

  /// The cells of each pattern, in rising order: row times four plus column. The first is the lowest digit of an index.
  static var patterns: [[Int]] { get }

  /// How many cells each pattern has, the same for all, at most 6.
  static var patternSize: Int { get }

  /// How many patterns there are.
  static var patternCount: Int { get }

  /// The largest rank that is told from those above it, 8 to 15. Larger ones count as this one.
  static var rankLimit: Int { get }

  /// The ranks in the cells of one pattern, four bits each, packed without gaps.
  ///
  /// - Parameters:
  ///   - pattern: 0 to `patternCount - 1`.
  ///   - cells: the lanes of a packed board in some orientation.
  static func index(_ pattern: Int, _ cells: SIMD8<UInt64>) -> SIMD8<UInt64>
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
  package static func index(_ pattern: Int, _ cells: SIMD8<UInt64>) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells & 0xFFFFF
    case 1: return (cells &>> 16) & 0xFFFFF
    case 2: return (cells & 0xFFF) | ((cells &>> 4) & 0xFF000)
    case 3: return ((cells &>> 16) & 0xFFF) | ((cells &>> 20) & 0xFF000)
    default: return ((cells &>> 4) & 0xFF) | ((cells &>> 12) & 0xFF00) | ((cells &>> 20) & 0xF0000)
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
  package static func index(_ pattern: Int, _ cells: SIMD8<UInt64>) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return cells & 0xFFFFFF
    case 1: return (cells &>> 16) & 0xFFFFFF
    case 2: return (cells & 0xFFF) | ((cells &>> 4) & 0xFFF000)
    default: return ((cells &>> 16) & 0xFFF) | ((cells &>> 20) & 0xFFF000)
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
  package static func index(_ pattern: Int, _ cells: SIMD8<UInt64>) -> SIMD8<UInt64> {
    switch pattern {
    case 0: return (cells & 0xFFF) | ((cells &>> 4) & 0xFFF000)
    case 1:
      return ((cells &>> 4) & 0xFF) | ((cells &>> 12) & 0xFF00) | ((cells &>> 20) & 0xF0000)
        | ((cells &>> 32) & 0xF00000)
    case 2: return cells & 0xFFFFFF
    case 3: return (cells & 0xFF) | ((cells &>> 12) & 0xFFF00) | ((cells &>> 20) & 0xF00000)
    case 4: return (cells & 0xFFF) | ((cells &>> 8) & 0xF000) | ((cells &>> 20) & 0xFF0000)
    case 5: return (cells & 0xFF) | ((cells &>> 12) & 0xF00) | ((cells &>> 24) & 0xF000) | ((cells &>> 36) & 0xFF0000)
    case 6: return (cells & 0xFF) | ((cells &>> 12) & 0xF00) | ((cells &>> 20) & 0xFF000) | ((cells &>> 32) & 0xF00000)
    default: return (cells & 0xFFF) | ((cells &>> 4) & 0xF000) | ((cells &>> 8) & 0xF0000) | ((cells &>> 20) & 0xF00000)
    }
  }
}
