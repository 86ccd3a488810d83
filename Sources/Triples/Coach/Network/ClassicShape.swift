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
