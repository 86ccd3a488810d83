import GameCore

/// The result of reading randomly damaged text. A reader must reject text or understand all of it. Writing the
/// value that the reader understood must give the same text.
public struct Fuzzing {
  /// The number of damaged strings that were read.
  public private(set) var readCount = 0

  /// The first text that was read but then written differently, or `nil` if there is none.
  public private(set) var changedText: String?

  /// Returns whether each text was rejected or written unchanged, and `counts` contains `readCount`.
  public func isCanonical(readCounts counts: some RangeExpression<Int>) -> Bool {
    changedText == nil && counts.contains(readCount)
  }

  /// Damages the strings at random. `rewrite` reads one and writes it again, or returns `nil` if it rejects it.
  public init(
    _ texts: [[UInt8]], alphabet: String, seed: UInt64, rounds: Int, maxChanges: Int = 1,
    rewrite: ([UInt8]) -> [UInt8]?
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<rounds {
      var text = texts.count == 1 ? texts[0] : texts[random.numberBelow(texts.count)]
      let changes = maxChanges == 1 ? 1 : 1 + random.numberBelow(maxChanges)
      for _ in 0..<changes { text = random.spoil(text, alphabet: Array(alphabet.utf8)) }
      guard let written = rewrite(text) else { continue }
      readCount += 1
      if written != text, changedText == nil { changedText = String(decoding: text, as: UTF8.self) }
    }
  }
}
