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
