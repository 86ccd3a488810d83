/// A counter of the parts into which each guess splits a set of candidates, for many guesses at a time. The bitwise OR
/// of the candidates' words has a bit for each part.
final class PartCounter {
  private let words: AnswerBits
  private let union: UnsafeMutablePointer<UInt32>

  init(_ words: AnswerBits) {
    self.words = words
    union = .allocate(repeating: 0, count: AnswerBits.blockSize)
  }

  deinit {
    union.deallocate()
  }

  var resultCount: Int { words.stride }

  /// Writes the number of each guess's parts for `size` candidates to `parts`, which has `resultCount` bytes.
  func count(_ candidates: UnsafePointer<UInt16>, _ size: Int, into parts: UnsafeMutablePointer<UInt8>) {
    switch words.rows {
    case .narrow(let rows):
      union.withMemoryRebound(to: UInt16.self, capacity: AnswerBits.blockSize) {
        Self.count(rows, words.stride, $0, candidates, size, parts)
      }
    case .wide(let rows): Self.count(rows, words.stride, union, candidates, size, parts)
    }
  }

  @inline(__always)
  private static func count<Word: FixedWidthInteger>(
    _ words: UnsafePointer<Word>, _ stride: Int, _ union: UnsafeMutablePointer<Word>,
    _ candidates: UnsafePointer<UInt16>, _ size: Int, _ parts: UnsafeMutablePointer<UInt8>
  ) {
    let blockSize = AnswerBits.blockSize
    var start = 0
    while start < stride {
      for lane in 0..<blockSize { union[lane] = 0 }
      var index = 0
      while index &+ 4 <= size {
        let row0 = words + (Int(candidates[index]) &* stride &+ start)
        let row1 = words + (Int(candidates[index &+ 1]) &* stride &+ start)
        let row2 = words + (Int(candidates[index &+ 2]) &* stride &+ start)
        let row3 = words + (Int(candidates[index &+ 3]) &* stride &+ start)
        for lane in 0..<blockSize { union[lane] |= row0[lane] | row1[lane] | row2[lane] | row3[lane] }
        index &+= 4
      }
      while index < size {
        let row = words + (Int(candidates[index]) &* stride &+ start)
        for lane in 0..<blockSize { union[lane] |= row[lane] }
        index &+= 1
      }
      for lane in 0..<blockSize { parts[start &+ lane] = UInt8(truncatingIfNeeded: union[lane].nonzeroBitCount) }
      start &+= blockSize
    }
  }
}
