/// Counts into how many parts each guess splits a set of candidates, for all guesses at once.
///
/// For each candidate and guess there is a word with a single bit set, that of the answer. The union of the words of
/// some candidates then has a bit for each part, and the processor unites the words of many guesses at a time. This is
/// where an optimal search spends half of its time.
final class PartCounter {
  /// The number of words in a row, which are the guesses and some that mean nothing.
  private let stride: Int

  /// Sixteen bits are enough for the 14 answers of four pegs; more pegs have up to 27.
  private let narrow: UnsafeMutablePointer<UInt16>?
  private let wide: UnsafeMutablePointer<UInt32>?

  private let union: UnsafeMutablePointer<UInt32>

  /// So many guesses at a time: their union stays in the nearest cache.
  private static let blockSize = 512

  /// Prepares the words.
  ///
  /// - Parameters:
  ///   - answers: a row of `candidateCount` answers for each guess.
  ///   - answerCount: how many answers there are.
  init(answers: UnsafePointer<UInt8>, answerCount: Int, guessCount: Int, candidateCount: Int) {
    stride = (guessCount + Self.blockSize - 1) / Self.blockSize * Self.blockSize
    union = .allocate(capacity: Self.blockSize)
    union.initialize(repeating: 0, count: Self.blockSize)
    let capacity = max(1, stride * candidateCount)
    if answerCount <= 16 {
      narrow = .allocate(capacity: capacity)
      wide = nil
      narrow?.initialize(repeating: 0, count: capacity)
    } else {
      narrow = nil
      wide = .allocate(capacity: capacity)
      wide?.initialize(repeating: 0, count: capacity)
    }
    if let narrow { Self.fill(narrow, stride, answers, guessCount, candidateCount) }
    if let wide { Self.fill(wide, stride, answers, guessCount, candidateCount) }
  }

  deinit {
    narrow?.deallocate()
    wide?.deallocate()
    union.deallocate()
  }

  /// How many bytes `count(_:_:into:)` writes.
  var resultCount: Int { stride }

  /// Counts the parts.
  ///
  /// - Parameters:
  ///   - candidates: the set, `size` of them.
  ///   - parts: where the number of parts goes for each guess, `resultCount` bytes.
  func count(_ candidates: UnsafePointer<UInt16>, _ size: Int, into parts: UnsafeMutablePointer<UInt8>) {
    if let narrow {
      union.withMemoryRebound(to: UInt16.self, capacity: Self.blockSize) {
        Self.count(narrow, stride, $0, candidates, size, parts)
      }
    } else if let wide {
      Self.count(wide, stride, union, candidates, size, parts)
    }
  }

  @inline(__always)
  private static func fill<Word: FixedWidthInteger>(
    _ words: UnsafeMutablePointer<Word>, _ stride: Int, _ answers: UnsafePointer<UInt8>, _ guessCount: Int,
    _ candidateCount: Int
  ) {
    // In squares, since one of the two sides is walked through in strides.
    var first = 0
    while first < guessCount {
      let end = min(first &+ 32, guessCount)
      for candidate in 0..<candidateCount {
        let row = words + candidate &* stride
        for guess in first..<end { row[guess] = 1 &<< Word(answers[guess &* candidateCount &+ candidate]) }
      }
      first = end
    }
  }

  @inline(__always)
  private static func count<Word: FixedWidthInteger>(
    _ words: UnsafePointer<Word>, _ stride: Int, _ union: UnsafeMutablePointer<Word>,
    _ candidates: UnsafePointer<UInt16>, _ size: Int, _ parts: UnsafeMutablePointer<UInt8>
  ) {
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

/// A set of 64-bit numbers that are as good as random, such as hashes.
struct SignatureSet {
  /// 0 for an empty place.
  private var places: [UInt64] = Array(repeating: 0, count: 1024)
  private var count = 0

  /// An empty set.
  init() {}

  /// Adds a number.
  ///
  /// - Returns: false where it was there already.
  mutating func insert(_ number: UInt64) -> Bool {
    let number = number == 0 ? 1 : number
    var place = Int(truncatingIfNeeded: number & UInt64(places.count - 1))
    while places[place] != 0 {
      if places[place] == number { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = number
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: 0, count: old.count * 4)
    count = 0
    for number in old where number != 0 { _ = insert(number) }
  }
}
