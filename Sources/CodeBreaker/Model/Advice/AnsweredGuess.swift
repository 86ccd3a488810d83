/// An earlier guess, from which the coach draws conclusions.
public struct AnsweredGuess: Hashable, Sendable {
  /// The colors of the guess, with `CodeText.missingColor` for a missing peg.
  public let guess: [UInt8]

  /// The number of pegs in the right place, and of other right pegs in the wrong place.
  public let counts: MatchCounts

  /// Creates an answered guess from its parts.
  public init(guess: [UInt8], counts: MatchCounts) {
    self.guess = guess
    self.counts = counts
  }

  /// Returns the answer to a guess, with `CodeText.missingColor` for a missing peg, if `code` is the master code. It
  /// counts colors, which is many times faster than `Code.match(against:)`. Tests compare both methods.
  package static func counts(of guess: [UInt8], against code: [UInt8]) -> MatchCounts {
    let colorCount = UInt8(GameSetup.choiceCounts.upperBound)
    var exact = 0
    var (own, other) = (UInt64(0), UInt64(0))
    // The counts of at most twelve colors, in four bits each.
    for (peg, hidden) in zip(guess, code) {
      if peg == hidden, peg < colorCount { exact += 1 }
      own += 1 << (4 * UInt64(peg))
      other += 1 << (4 * UInt64(hidden))
    }
    var common = 0
    for color in 0..<UInt64(colorCount) {
      common += Int(min(own >> (4 * color) & 15, other >> (4 * color) & 15))
    }
    return MatchCounts(exact: exact, inexact: common - exact)
  }
}
