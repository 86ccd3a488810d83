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
