/// A search for a code that fits all answers of a game, repeated as answers are added. Codes are tried in ascending
/// order. A code that doesn't fit some answers can't fit more of them, so no code is tried again after it failed.
struct CodeSearch {
  private let choiceCount: UInt8

  private var code: [UInt8]

  init(pegCount: Int, choiceCount: Int) {
    self.choiceCount = UInt8(choiceCount)
    code = Array(repeating: 0, count: pegCount)
  }

  /// Advances to the first code that fits the answers, and returns whether there is one.
  ///
  /// `answers` must extend those of the previous call, and their guesses must have all pegs.
  mutating func advance(toFit answers: [AnsweredGuess]) -> Bool {
    while !answers.allSatisfy({ Self.counts(of: $0.guess, against: code) == $0.counts }) {
      guard advanceCode() else { return false }
    }
    return true
  }

  private mutating func advanceCode() -> Bool {
    for index in code.indices.reversed() {
      code[index] += 1
      if code[index] < choiceCount { return true }
      code[index] = 0
    }
    return false
  }

  /// Returns the answer by counting colors, which is many times faster than the rules. Tests compare both methods.
  static func counts(of guess: [UInt8], against code: [UInt8]) -> MatchCounts {
    var exact = 0
    var (own, other) = (UInt64(0), UInt64(0))
    // The counts of at most twelve colors, in four bits each.
    for (peg, hidden) in zip(guess, code) {
      if peg == hidden { exact += 1 }
      own += 1 << (4 * UInt64(peg))
      other += 1 << (4 * UInt64(hidden))
    }
    var common = 0
    for color in UInt64(0)..<UInt64(GameSetup.choiceCounts.upperBound) {
      common += Int(min(own >> (4 * color) & 15, other >> (4 * color) & 15))
    }
    return MatchCounts(exact: exact, inexact: common - exact)
  }
}
