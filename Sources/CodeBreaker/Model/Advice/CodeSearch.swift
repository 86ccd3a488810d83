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
    while !answers.allSatisfy({ AnsweredGuess.counts(of: $0.guess, against: code) == $0.counts }) {
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
}
