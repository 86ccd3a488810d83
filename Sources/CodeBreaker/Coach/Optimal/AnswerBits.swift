/// The answers of a `GuessTable`, each as a word in which only the bit with the answer's index is set.
///
/// Each candidate has a row with a word for each guess. One instruction on a word handles all answers, and one on a
/// vector handles many guesses. The words don't change after initialization, so several threads may read them.
final class AnswerBits: @unchecked Sendable {
  /// The rows. The 14 answers of games with four pegs fit in 16 bits. Games with more pegs have up to 27 answers.
  enum Rows {
    case narrow(UnsafeMutablePointer<UInt16>)
    case wide(UnsafeMutablePointer<UInt32>)
  }

  /// The number of guesses to process at a time, so that their counts fit in the L1 cache.
  static let blockSize = 512

  let rows: Rows

  /// The number of words in a row, with unused ones at the end. A multiple of `blockSize`.
  let stride: Int

  /// The number of answers. The last one ends the game.
  let answerCount: Int

  init(_ table: GuessTable) {
    answerCount = table.space.answers.count
    stride = (table.guesses.count + Self.blockSize - 1) / Self.blockSize * Self.blockSize
    let capacity = max(1, stride * table.candidates.count)
    if answerCount <= 16 {
      rows = .narrow(Self.makeRows(capacity, stride, table))
    } else {
      rows = .wide(Self.makeRows(capacity, stride, table))
    }
  }

  deinit {
    switch rows {
    case .narrow(let words): words.deallocate()
    case .wide(let words): words.deallocate()
    }
  }

  @inline(__always)
  private static func makeRows<Word: FixedWidthInteger>(
    _ capacity: Int, _ stride: Int, _ table: GuessTable
  ) -> UnsafeMutablePointer<Word> {
    let words = UnsafeMutablePointer<Word>.allocate(capacity: capacity)
    words.initialize(repeating: 0, count: capacity)
    let (guessCount, candidateCount) = (table.guesses.count, table.candidates.count)
    let answers = table.answers
    // Either the rows or the table's answers are accessed with large strides. Process 32 guesses at a time, so that
    // both stay in the cache.
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
