import NumberedGame

/// A guess and its answer.
public struct AnsweredGuess: Hashable, Sendable {
  /// The colors of the guess, with `CodeText.missingColor` for a missing peg.
  public let guess: [UInt8]

  /// The answer to the guess.
  public let counts: MatchCounts

  /// Creates an answered guess from its parts.
  public init(guess: [UInt8], counts: MatchCounts) {
    self.guess = guess
    self.counts = counts
  }

  /// Returns the answer to a guess, with `CodeText.missingColor` for a missing peg, if `code` is the master code.
  package static func counts(of guess: [UInt8], against code: [UInt8]) -> MatchCounts {
    MatchCounts(Self.row(guess).match(against: Self.row(code)))
  }

  /// Converts colors to pegs for the rules to compare.
  private static func row(_ colors: [UInt8]) -> Code {
    var row = Code(kind: .guess, pegCount: 0)
    for symbol in CodeText.text(colors) {
      let isMissing = symbol == UInt8(ascii: "-")
      row.pegs.append(isMissing ? Code.missingPeg : Peg(String(decoding: [symbol], as: UTF8.self)))
    }
    return row
  }
}
