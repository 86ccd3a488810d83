import NumberedGame

/// A guess and what it was told.
public struct AnsweredGuess: Hashable, Sendable {
  /// The colours of the guess, `CodeText.missing` where a peg was missing.
  public let guess: [UInt8]

  /// The answer.
  public let counts: MatchCounts

  /// Makes one from its parts.
  public init(guess: [UInt8], counts: MatchCounts) {
    self.guess = guess
    self.counts = counts
  }

  /// The answer that a guess would get if `code` were the one to be found.
  ///
  /// - Parameters:
  ///   - guess: colours, `CodeText.missing` where a peg is missing.
  ///   - code: as many colours.
  package static func counts(of guess: [UInt8], against code: [UInt8]) -> MatchCounts {
    MatchCounts(Self.row(guess).match(against: Self.row(code)))
  }

  /// The colours as pegs of some theme, so that the rules themselves compare them.
  private static func row(_ colors: [UInt8]) -> Code {
    var row = Code(kind: .guess, pegCount: 0)
    for symbol in CodeText.text(colors) {
      let isMissing = symbol == UInt8(ascii: "-")
      row.pegs.append(isMissing ? Code.missingPeg : Peg(String(decoding: [symbol], as: UTF8.self)))
    }
    return row
  }
}
