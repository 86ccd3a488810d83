import GameCore

/// The text of a code in a replay line: the index of each peg in the theme, in the symbols of `CodeText`. For example,
/// `01-1` has four pegs, the third of which is missing.
extension Code {
  /// Returns the pegs as ASCII bytes. A peg of another theme is written like a missing one.
  public func text(in theme: Theme) -> [UInt8] {
    CodeText.text(CoachQuestion.colors(of: self, theme.choices))
  }

  /// Parses a guess in the format of `text(in:)`, or returns `nil` if a byte isn't a peg of the theme.
  public init?(guess text: some Collection<UInt8>, theme: Theme) {
    self.init(kind: .guess, pegs: [])
    for symbol in text {
      guard let peg = Self.peg(symbol, in: theme) else { return nil }
      pegs.append(peg)
    }
  }

  static func peg(_ symbol: UInt8, in theme: Theme) -> Peg? {
    guard let color = CodeText.color(symbol) else { return nil }
    if color == CodeText.missingColor { return missingPeg }
    return theme.choices.indices.contains(Int(color)) ? theme.choices[Int(color)] : nil
  }
}

/// The text of a setup in a replay line, after the number: `4.mastermind`, or with a limit `4.mastermind.10`.
extension GameSetup {
  var text: [UInt8] {
    var text = codeText
    if let attemptLimit {
      text.append(UInt8(ascii: "."))
      text += attemptLimit.description.utf8Bytes
    }
    return text
  }

  /// The part of the text that determines the master code together with the number: all but the attempt limit.
  var codeText: [UInt8] {
    pegCount.description.utf8Bytes + [UInt8(ascii: ".")] + theme.id.utf8Bytes
  }

  /// Parses the format of the property `text`.
  ///
  /// - Throws: The first fault from the left.
  init(deal: Deal, text: some Collection<UInt8>) throws(ReplayError) {
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    guard let pegCount = Self.number(parts[0]), GameSetup.pegCounts.contains(pegCount) else { throw .invalidPegCount }
    guard parts.count > 1, let theme = Theme(id: parts[1]) else { throw .unknownTheme }
    var attemptLimit: Int?
    if parts.count > 2 {
      attemptLimit = Self.number(parts[2])
      guard let attemptLimit, GameSetup.attemptLimits.contains(attemptLimit) else { throw .invalidAttemptLimit }
    }
    do {
      try self.init(deal: deal, pegCount: pegCount, theme: theme, attemptLimit: attemptLimit)
    } catch {
      // The peg count and the limit are valid, so the theme isn't.
      throw .unknownTheme
    }
  }

  /// Reads a number from 1 to 99 without leading zeros.
  private static func number(_ text: some Collection<UInt8>) -> Int? {
    DecimalText.read(text).flatMap { 1...99 ~= $0 ? Int($0) : nil }
  }
}
