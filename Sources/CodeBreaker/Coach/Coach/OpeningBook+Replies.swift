import CodeBreakerModel

/// The best second guess for each answer to the best first guess, in the largest games. If the first guess has other
/// colors or another order of pegs, the second one is relabeled in the same way. A search would take minutes. Source:
/// the strategies in `Data/codebreaker-strategies`.
extension OpeningBook {
  private struct Reply {
    let exact: Int
    let inexact: Int
    /// The colors in four bits per peg, with the last peg in the lowest bits.
    let guess: UInt64
    /// The smallest total of the remaining codes.
    let total: Int64

    init(_ exact: Int, _ inexact: Int, _ guess: UInt64, _ total: Int64) {
      self.exact = exact
      self.inexact = inexact
      self.guess = guess
      self.total = total
    }
  }

  /// Returns the book's analysis of a position after one attempt, or `nil` if the book doesn't have it. The book has
  /// only the best guess, so this also returns `nil` if `guesses` contains another one.
  static func replyAnalysis(_ position: Position, _ guesses: [[UInt8]]) -> Analysis? {
    guard position.attempts.count == 1, let attempt = position.attempts.first,
      let replies = replies(position.space), let first = bestFirstGuess(position.space),
      let names = Relabeling(from: first, to: attempt.guess, position.space)
    else { return nil }
    let (exact, inexact) = position.space.answers.matches(of: attempt.answer)
    guard let reply = replies.first(where: { $0.exact == exact && $0.inexact == inexact }) else { return nil }
    let pegs = (0..<first.count).map { UInt8(reply.guess >> UInt64(4 * (first.count - 1 - $0)) & 15) }
    let best = names.renamed(pegs)
    guard guesses.allSatisfy({ $0 == best }) else { return nil }
    let value = GuessValue(
      guess: best, isCandidate: position.isConsistent(best), total: reply.total,
      candidateCount: position.candidates.count, method: .exact)
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

    func renamed(_ pegs: [UInt8]) -> [UInt8] {
      var renamed = pegs
      for (peg, target) in zip(pegs, indexes) { renamed[target] = colors[Int(peg)] }
      return renamed
    }
  }

  private static func replies(_ space: CodeSpace) -> [Reply]? {
    switch (space.pegCount, space.colorCount) {
    case (4, 8):
      [
        Reply(0, 0, 0x4456, 905), Reply(0, 1, 0x1445, 4103), Reply(0, 2, 0x1245, 3936),
        Reply(0, 3, 0x1245, 820), Reply(0, 4, 0x1230, 23), Reply(1, 0, 0x0445, 1994),
        Reply(1, 1, 0x0245, 2682), Reply(1, 2, 0x0245, 751), Reply(1, 3, 0x0012, 20),
        Reply(2, 0, 0x0245, 802), Reply(2, 1, 0x0245, 237), Reply(2, 2, 0x0013, 14),
        Reply(3, 0, 0x0245, 88),
      ]
    case (6, 4):
      [
        Reply(0, 0, 0x333333, 1), Reply(0, 1, 0x123232, 101), Reply(0, 2, 0x123232, 495),
        Reply(0, 3, 0x123131, 912), Reply(0, 4, 0x123011, 605), Reply(0, 5, 0x122011, 133),
        Reply(0, 6, 0x112000, 6), Reply(1, 0, 0x023233, 99), Reply(1, 1, 0x023233, 637),
        Reply(1, 2, 0x023033, 1895), Reply(1, 3, 0x003230, 1682), Reply(1, 4, 0x012021, 533),
        Reply(1, 5, 0x011020, 30), Reply(2, 0, 0x023233, 301), Reply(2, 1, 0x023033, 1223),
        Reply(2, 2, 0x022121, 1741), Reply(2, 3, 0x022011, 665), Reply(2, 4, 0x001021, 57),
        Reply(3, 0, 0x023133, 402), Reply(3, 1, 0x022121, 736), Reply(3, 2, 0x002121, 482),
        Reply(3, 3, 0x001120, 31), Reply(4, 0, 0x023131, 226), Reply(4, 1, 0x013120, 119),
        Reply(4, 2, 0x011022, 28), Reply(5, 0, 0x012120, 45),
      ]
    case (4, 9):
      [
        Reply(0, 0, 0x4456, 2463), Reply(0, 1, 0x1456, 8281), Reply(0, 2, 0x1245, 6087),
        Reply(0, 3, 0x1435, 1022), Reply(0, 4, 0x1230, 23), Reply(1, 0, 0x0456, 3702),
        Reply(1, 1, 0x0245, 4021), Reply(1, 2, 0x0245, 915), Reply(1, 3, 0x0012, 20),
        Reply(2, 0, 0x0245, 1162), Reply(2, 1, 0x0245, 289), Reply(2, 2, 0x0013, 14),
        Reply(3, 0, 0x1456, 106),
      ]
    case (4, 10):
      [
        Reply(0, 0, 0x4456, 5625), Reply(0, 1, 0x1456, 14787), Reply(0, 2, 0x1245, 8814),
        Reply(0, 3, 0x1435, 1237), Reply(0, 4, 0x1230, 23), Reply(1, 0, 0x0456, 6238),
        Reply(1, 1, 0x0245, 5698), Reply(1, 2, 0x0245, 1098), Reply(1, 3, 0x0012, 20),
        Reply(2, 0, 0x0245, 1603), Reply(2, 1, 0x0245, 349), Reply(2, 2, 0x0013, 14),
        Reply(3, 0, 0x1456, 126),
      ]
    case (5, 6):
      [
        Reply(0, 0, 0x33345, 815), Reply(0, 1, 0x23243, 3857), Reply(0, 2, 0x23340, 4628),
        Reply(0, 3, 0x13043, 2109), Reply(0, 4, 0x13240, 316), Reply(0, 5, 0x01120, 8),
        Reply(1, 0, 0x03344, 2086), Reply(1, 1, 0x03044, 5339), Reply(1, 2, 0x02230, 3780),
        Reply(1, 3, 0x01340, 646), Reply(1, 4, 0x01021, 22), Reply(2, 0, 0x03143, 1764),
        Reply(2, 1, 0x01343, 2068), Reply(2, 2, 0x01134, 620), Reply(2, 3, 0x01120, 19),
        Reply(3, 0, 0x02234, 591), Reply(3, 1, 0x03140, 187), Reply(3, 2, 0x00121, 19),
        Reply(4, 0, 0x01034, 71),
      ]
    default: nil
    }
  }
}
