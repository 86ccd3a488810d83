/// Codes in columns with one byte per code: a column for the color in each place, and one for the number of pegs of
/// each color. A guess is compared with 16 codes at a time.
///
/// Swift 6.3 compiles comparisons, selections, and sums of `SIMD16` to one instruction for all lanes. Bit operations
/// and minima, which loop over single lanes, aren't used.
package final class CodeColumns {
  private typealias Lanes = SIMD16<UInt8>

  let space: CodeSpace

  private(set) var count = 0

  /// The capacity of a column, a multiple of 64, which is also the distance between columns.
  private(set) var columnLength = 0

  /// The columns of the places, then those of the colors, then a column for the answers.
  private(set) var columnBytes: UnsafeMutablePointer<UInt8>

  /// Maps a result of `compare` (eight times the exact matches plus all matches) to the index of the answer.
  private let answerOfMatches: UnsafeMutablePointer<UInt8>

  private let matchesOfAnswer: UnsafeMutablePointer<UInt8>

  /// For each color of a guess, its column, and the number of pegs of that color in the guess.
  private let colorColumns: UnsafeMutablePointer<Int>
  private let colorCounts: UnsafeMutablePointer<UInt8>

  /// The data for `countWide`. For each peg: the column of its color, a vector filled with the peg, and eight vectors
  /// later, one with its rank. For each answer: a vector filled with its matches, or 254 after the last answer.
  let pegColumns: UnsafeMutablePointer<Int>
  let guessVectors: UnsafeMutablePointer<WideVector>
  let answerVectors: UnsafeMutablePointer<WideVector>

  /// The last column, to which answers are written.
  var resultColumn: UnsafeMutablePointer<UInt8> {
    columnBytes + (space.pegCount &+ space.colorCount) &* columnLength
  }

  /// The minimum number of codes for which the wide vectors are faster.
  private static let minWideCount = 512

  /// Four tables of 64 counters, so that counting a code doesn't have to wait for the previous count.
  private let tally: UnsafeMutablePointer<UInt16>

  /// The number of codes to compare before counting. The results fit in the L1 cache, and the counts in 16 bits.
  private static let blockSize = 4096

  package init(_ space: CodeSpace) {
    self.space = space
    columnBytes = .allocate(capacity: 64)
    answerOfMatches = .allocate(repeating: 0, count: 64)
    matchesOfAnswer = .allocate(repeating: 0, count: 32)
    tally = .allocate(repeating: 0, count: 256)
    colorColumns = .allocate(repeating: 0, count: 8)
    colorCounts = .allocate(repeating: 0, count: 8)
    pegColumns = .allocate(repeating: 0, count: 8)
    // The vectors must be aligned to their stride, which `allocate` guarantees.
    guessVectors = .allocate(repeating: WideVector(repeating: 0), count: 16)
    answerVectors = .allocate(repeating: WideVector(repeating: 254), count: 32)
    let answers = space.answers
    for index in 0..<answers.count {
      let (exact, inexact) = answers.matches(of: index)
      answerOfMatches[exact * 9 + inexact] = UInt8(index)
      matchesOfAnswer[index] = UInt8(exact * 9 + inexact)
      answerVectors[index] = WideVector(repeating: UInt8(exact * 9 + inexact))
    }
  }

  deinit {
    columnBytes.deallocate()
    answerOfMatches.deallocate()
    matchesOfAnswer.deallocate()
    tally.deallocate()
    pegColumns.deallocate()
    guessVectors.deallocate()
    answerVectors.deallocate()
    colorColumns.deallocate()
    colorCounts.deallocate()
  }

  package func replaceCodes(with codes: some Collection<UInt32>) {
    count = codes.count
    let columnCount = space.pegCount + space.colorCount + 1
    if count > columnLength {
      columnLength = (count + 63) / 64 * 64
      columnBytes.deallocate()
      columnBytes = UnsafeMutableRawPointer.allocate(byteCount: columnCount * columnLength, alignment: 64)
        .bindMemory(to: UInt8.self, capacity: columnCount * columnLength)
    }
    // The rows after the last code are compared too, so they must be initialized.
    let used = (count + 63) / 64 * 64
    for column in 0..<columnCount { (columnBytes + column * columnLength).initialize(repeating: 0, count: used) }
    let colorCount = UInt32(space.colorCount)
    var row = 0
    for code in codes {
      var rest = code
      var position = space.pegCount &- 1
      while position >= 0 {
        let color = Int(rest % colorCount)
        rest /= colorCount
        columnBytes[position &* columnLength &+ row] = UInt8(truncatingIfNeeded: color)
        columnBytes[(space.pegCount &+ color) &* columnLength &+ row] &+= 1
        position &-= 1
      }
      row &+= 1
    }
  }

  /// Compares a guess with all codes.
  ///
  /// - Parameters:
  ///   - guess: The colors of the pegs. A color that the game doesn't have matches nothing.
  ///   - results: Memory for the answer to each code, `count` bytes.
  func answers(to guess: UnsafePointer<UInt8>, into results: UnsafeMutablePointer<UInt8>) {
    let matches = compare(guess, from: 0, to: count)
    for row in 0..<count { results[row] = answerOfMatches[Int(matches[row])] }
  }

  /// Compares a guess with all codes, and counts each answer.
  ///
  /// - Parameters:
  ///   - guess: The colors of the pegs. A color that the game doesn't have matches nothing.
  ///   - counts: Memory for a counter for each answer.
  package func countAnswers(to guess: UnsafePointer<UInt8>, into counts: UnsafeMutablePointer<UInt32>) {
    let (count, tally, matchesOfAnswer) = (count, tally, matchesOfAnswer)
    let answerCount = space.answers.count
    for answer in 0..<answerCount { counts[answer] = 0 }
    if count >= Self.minWideCount { return countWide(guess, into: counts) }
    var start = 0
    while start < count {
      let end = min(start &+ Self.blockSize, count)
      let matches = UnsafeRawPointer(compare(guess, from: start, to: end))
      let size = end &- start
      var row = 0
      while row &+ 8 <= size {
        // Load the results of eight codes at once, and count adjacent ones in different tables.
        let word = matches.load(fromByteOffset: row, as: UInt64.self)
        tally[Int(truncatingIfNeeded: word & 63)] &+= 1
        tally[64 &+ Int(truncatingIfNeeded: word &>> 8 & 63)] &+= 1
        tally[128 &+ Int(truncatingIfNeeded: word &>> 16 & 63)] &+= 1
        tally[192 &+ Int(truncatingIfNeeded: word &>> 24 & 63)] &+= 1
        tally[Int(truncatingIfNeeded: word &>> 32 & 63)] &+= 1
        tally[64 &+ Int(truncatingIfNeeded: word &>> 40 & 63)] &+= 1
        tally[128 &+ Int(truncatingIfNeeded: word &>> 48 & 63)] &+= 1
        tally[192 &+ Int(truncatingIfNeeded: word &>> 56)] &+= 1
        row &+= 8
      }
      while row < size {
        tally[Int(matches.load(fromByteOffset: row, as: UInt8.self))] &+= 1
        row &+= 1
      }
      for answer in 0..<answerCount {
        let slot = Int(matchesOfAnswer[answer])
        counts[answer] &+= UInt32(tally[slot] &+ tally[64 &+ slot] &+ tally[128 &+ slot] &+ tally[192 &+ slot])
      }
      tally.update(repeating: 0, count: 256)
      start = end
    }
  }

  /// Compares the guess with the codes in `start..<end`. Writes eight times the exact matches plus all matches to the
  /// last column, and returns that column.
  private func compare(_ guess: UnsafePointer<UInt8>, from start: Int, to end: Int) -> UnsafeMutablePointer<UInt8> {
    switch space.pegCount {
    case 4: compare(guess, from: start, to: end, pegCount: 4)
    case 5: compare(guess, from: start, to: end, pegCount: 5)
    case 6: compare(guess, from: start, to: end, pegCount: 6)
    default: compare(guess, from: start, to: end, pegCount: space.pegCount)
    }
    return resultColumn
  }

  /// This method is inlined for each number of pegs, so that the compiler unrolls the inner loops.
  @inline(__always)
  private func compare(_ guess: UnsafePointer<UInt8>, from start: Int, to end: Int, pegCount: Int) {
    let (columnBytes, columnLength, colorColumns, colorCounts) = (columnBytes, columnLength, colorColumns, colorCounts)
    var colorCount = 0
    for position in 0..<pegCount where Int(guess[position]) < space.colorCount {
      let column = (pegCount &+ Int(guess[position])) &* columnLength
      var index = 0
      while index < colorCount, colorColumns[index] != column { index &+= 1 }
      if index == colorCount {
        colorColumns[index] = column
        colorCounts[index] = 0
        colorCount &+= 1
      }
      colorCounts[index] &+= 1
    }
    let result = columnBytes + ((pegCount &+ space.colorCount) &* columnLength)
    var row = start
    while row < end {
      var exact = Lanes(repeating: 0)
      for position in 0..<pegCount {
        let column = UnsafeRawPointer(columnBytes + (position &* columnLength &+ row)).load(as: Lanes.self)
        exact = exact &- unsafeBitCast(column .== Lanes(repeating: guess[position]), to: Lanes.self)
      }
      var common = Lanes(repeating: 0)
      for index in 0..<colorCount {
        let column = UnsafeRawPointer(columnBytes + (colorColumns[index] &+ row)).load(as: Lanes.self)
        let mine = Lanes(repeating: colorCounts[index])
        common = common &+ mine.replacing(with: column, where: column .< mine)
      }
      UnsafeMutableRawPointer(result + (row &- start)).storeBytes(of: exact &* 8 &+ common, as: Lanes.self)
      row &+= 16
    }
  }
}

extension UnsafeMutablePointer {
  /// Allocates memory for `count` values, and initializes each to `value`. The caller must deallocate it.
  static func allocate(repeating value: Pointee, count: Int) -> UnsafeMutablePointer {
    let memory = allocate(capacity: count)
    memory.initialize(repeating: value, count: count)
    return memory
  }
}
