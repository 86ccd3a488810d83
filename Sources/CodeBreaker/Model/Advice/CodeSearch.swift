/// Looks for a code that fits all answers of a game, as more and more of them come.
///
/// Codes are tried in the order of their digits. One that did not fit fewer answers does not fit more, so that the search never
/// goes back, and all of it takes one look at each code.
struct CodeSearch {
  private let choiceCount: UInt8

  /// The code that is looked at, a colour for each peg.
  private var code: [UInt8]

  /// Begins before any answer.
  init(pegCount: Int, choiceCount: Int) {
    self.choiceCount = UInt8(choiceCount)
    code = Array(repeating: 0, count: pegCount)
  }

  /// Goes on to the first code that fits.
  ///
  /// - Parameter answers: those so far, which begin with those of the last call. All pegs of their guesses are there.
  /// - Returns: whether there is one.
  mutating func advance(toFit answers: [AnsweredGuess]) -> Bool {
    while !answers.allSatisfy({ Self.counts(of: $0.guess, against: code) == $0.counts }) {
      guard step() else { return false }
    }
    return true
  }

  /// Counts one up, the last digit first.
  private mutating func step() -> Bool {
    for place in code.indices.reversed() {
      code[place] += 1
      if code[place] < choiceCount { return true }
      code[place] = 0
    }
    return false
  }

  /// The answer by how often each colour is in both, which is many times as fast as the rules are, and is tested against them.
  static func counts(of guess: [UInt8], against code: [UInt8]) -> MatchCounts {
    var exact = 0
    var (own, other) = (UInt64(0), UInt64(0))
    // Four bits for each of at most twelve colours.
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
