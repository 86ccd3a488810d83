import CodeBreakerModel

/// The best second guess for each answer to the best first guess, in the largest games. If the first guess has other
/// colors or another order of pegs, the second one is relabeled in the same way. A search would take minutes. Source:
/// the strategies in `Data/codebreaker-strategies`.
extension OpeningBook {
  /// Returns the book's analysis of a position after one attempt, or `nil` if the book doesn't have it. The book has
  /// only the best guess, so this also returns `nil` if `guesses` contains another one.
  static func replyAnalysis(_ position: Position, _ guesses: [[UInt8]]) -> Analysis? {
    guard position.attempts.count == 1, let attempt = position.attempts.first,
      let replies = replies(position.space), let first = bestFirstGuess(position.space),
      let relabeling = Relabeling(from: first, to: attempt.guess, position.space), attempt.answer < replies.count
    else { return nil }
    let reply = replies[attempt.answer]
    let pegs = (0..<first.count).map { UInt8(reply.guess >> UInt64(4 * (first.count - 1 - $0)) & 15) }
    let best = relabeling.relabeled(pegs)
    guard guesses.allSatisfy({ $0 == best }) else { return nil }
    let value = position.value(of: best, total: reply.total, .exact)
    return Analysis(best: value, values: guesses.map { _ in value })
  }

  /// A renaming of colors and a permutation of places that map one guess to another.
  private struct Relabeling {
    private let indexes: [Int]
    private let colors: [UInt8]

    /// Creates the relabeling from the canonical form `form` to `guess`, or returns `nil` if `guess` has another form.
    init?(from form: [UInt8], to guess: [UInt8], _ space: CodeSpace) {
      guard OpeningBook.canonicalForm(guess) == form else { return nil }
      var counts = [Int](repeating: 0, count: space.colorCount)
      for color in guess { counts[Int(color)] += 1 }
      // Sort the colors by frequency, as in the canonical form. Colors that the guess doesn't have come last.
      let colors = (0..<space.colorCount).sorted { (counts[$1], $0) < (counts[$0], $1) }.map { UInt8($0) }
      var open = Array(guess.indices)
      indexes = form.compactMap { color in
        open.firstIndex { guess[$0] == colors[Int(color)] }.map { open.remove(at: $0) }
      }
      self.colors = colors
    }

    func relabeled(_ pegs: [UInt8]) -> [UInt8] {
      var result = pegs
      for (peg, target) in zip(pegs, indexes) { result[target] = colors[Int(peg)] }
      return result
    }
  }

  /// Returns the best reply to each answer to the best first guess, in the order of `Answers`, with the smallest total
  /// of the remaining codes. A guess has four bits per peg, with the last peg in the lowest bits.
  private static func replies(_ space: CodeSpace) -> [(guess: UInt64, total: Int64)]? {
    switch (space.pegCount, space.colorCount) {
    case (4, 8):
      [
        (0x4456, 905), (0x1445, 4103), (0x1245, 3936), (0x1245, 820), (0x1230, 23), (0x0445, 1994), (0x0245, 2682),
        (0x0245, 751), (0x0012, 20), (0x0245, 802), (0x0245, 237), (0x0013, 14), (0x0245, 88),
      ]
    case (6, 4):
      [
        (0x333333, 1), (0x123232, 101), (0x123232, 495), (0x123131, 912), (0x123011, 605), (0x122011, 133),
        (0x112000, 6), (0x023233, 99), (0x023233, 637), (0x023033, 1895), (0x003230, 1682), (0x012021, 533),
        (0x011020, 30), (0x023233, 301), (0x023033, 1223), (0x022121, 1741), (0x022011, 665), (0x001021, 57),
        (0x023133, 402), (0x022121, 736), (0x002121, 482), (0x001120, 31), (0x023131, 226), (0x013120, 119),
        (0x011022, 28), (0x012120, 45),
      ]
    case (4, 9):
      [
        (0x4456, 2463), (0x1456, 8281), (0x1245, 6087), (0x1435, 1022), (0x1230, 23), (0x0456, 3702), (0x0245, 4021),
        (0x0245, 915), (0x0012, 20), (0x0245, 1162), (0x0245, 289), (0x0013, 14), (0x1456, 106),
      ]
    case (4, 10):
      [
        (0x4456, 5625), (0x1456, 14787), (0x1245, 8814), (0x1435, 1237), (0x1230, 23), (0x0456, 6238), (0x0245, 5698),
        (0x0245, 1098), (0x0012, 20), (0x0245, 1603), (0x0245, 349), (0x0013, 14), (0x1456, 126),
      ]
    case (5, 6):
      [
        (0x33345, 815), (0x23243, 3857), (0x23340, 4628), (0x13043, 2109), (0x13240, 316), (0x01120, 8),
        (0x03344, 2086), (0x03044, 5339), (0x02230, 3780), (0x01340, 646), (0x01021, 22), (0x03143, 1764),
        (0x01343, 2068), (0x01134, 620), (0x01120, 19), (0x02234, 591), (0x03140, 187), (0x00121, 19), (0x01034, 71),
      ]
    default: nil
    }
  }
}
