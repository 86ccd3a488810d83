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
