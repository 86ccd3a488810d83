/// The answers of a table as words with a single bit set, for counting what many guesses do at a time.
///
/// For each candidate there is a row of words, one for each guess, and in each word the bit of the answer. What is done to whole
/// words is then done for all answers at once, and the processor does it for many guesses at once.
///
/// Nothing is written after the words are there, so that several threads may read them.
final class AnswerWords: @unchecked Sendable {
  /// The rows; sixteen bits are enough for the 14 answers of four pegs, more pegs have up to 27.
  enum Rows {
    case narrow(UnsafeMutablePointer<UInt16>)
    case wide(UnsafeMutablePointer<UInt32>)
  }

  /// So many guesses are dealt with at a time: what is counted for them stays in the nearest cache.
  static let blockSize = 512

  /// The rows, one after the other.
  let rows: Rows

  /// The number of words in a row, which are the guesses and some that mean nothing: a multiple of `blockSize`.
  let stride: Int

  /// How many answers there are. The last one ends the game.
  let answerCount: Int

  /// The words of a table.
  init(_ table: GuessTable) {
    answerCount = table.space.answers.count
    stride = (table.guesses.count + Self.blockSize - 1) / Self.blockSize * Self.blockSize
    let capacity = max(1, stride * table.candidates.count)
    if answerCount <= 16 {
      rows = .narrow(Self.filled(capacity, stride, table))
    } else {
      rows = .wide(Self.filled(capacity, stride, table))
    }
  }

  deinit {
    switch rows {
    case .narrow(let words): words.deallocate()
    case .wide(let words): words.deallocate()
    }
  }

  @inline(__always)
  private static func filled<Word: FixedWidthInteger>(
    _ capacity: Int, _ stride: Int, _ table: GuessTable
  ) -> UnsafeMutablePointer<Word> {
    let words = UnsafeMutablePointer<Word>.allocate(capacity: capacity)
    words.initialize(repeating: 0, count: capacity)
    let (guessCount, candidateCount) = (table.guesses.count, table.candidates.count)
    let answers = table.answers
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
    return words
  }
}
