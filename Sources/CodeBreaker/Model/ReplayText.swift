import NumberedGame

/// How the pegs of a code are written in a replay line: each by its place in the theme, in the symbols of `CodeText`.
/// `01-1` are four pegs, the third one missing.
extension Code {
  /// The pegs as ASCII bytes.
  ///
  /// - Parameter theme: the theme that the pegs are of; a peg that is not of it is written like a missing one.
  public func text(in theme: Theme) -> [UInt8] {
    CodeText.text(CoachQuestion.colors(of: self, theme.choices))
  }

  /// Reads a guess as `text(in:)` writes it, or nothing where a byte is no peg of the theme.
  public init?(guess text: some Collection<UInt8>, theme: Theme) {
    self.init(kind: .guess, pegs: [])
    for symbol in text {
      guard let peg = Self.peg(symbol, in: theme) else { return nil }
      pegs.append(peg)
    }
  }

  /// The peg that is written `symbol`, or nothing when the theme has none.
  static func peg(_ symbol: UInt8, in theme: Theme) -> Peg? {
    guard let color = CodeText.color(symbol) else { return nil }
    if color == CodeText.missing { return missingPeg }
    return theme.choices.indices.contains(Int(color)) ? theme.choices[Int(color)] : nil
  }
}

/// How a setup is written in a replay line: `4.mastermind`, or with a limit of attempts `4.mastermind.10`. The number
/// of the game stands before it.
extension GameSetup {
  /// What a replay line says between the number and the attempts, as ASCII bytes.
  var text: [UInt8] {
    var text = codeText
    if let attemptLimit {
      text.append(UInt8(ascii: "."))
      text += attemptLimit.description.utf8Bytes
    }
    return text
  }

  /// The part of the text that, with the number, decides the master code: all but the limit of attempts.
  var codeText: [UInt8] {
    pegCount.description.utf8Bytes + [UInt8(ascii: ".")] + theme.id.utf8Bytes
  }

  /// Reads what `text` writes.
  ///
  /// - Throws: the first fault, reading from the left.
  init(deal: Deal, text: some Collection<UInt8>) throws(ReplayError) {
    let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    guard let pegCount = Self.number(parts[0]), GameSetup.pegCounts.contains(pegCount) else { throw .pegCount }
    guard parts.count > 1, let theme = Theme(id: parts[1]) else { throw .unknownTheme }
    var attemptLimit: Int?
    if parts.count > 2 {
      attemptLimit = Self.number(parts[2])
      guard let attemptLimit, GameSetup.attemptLimits.contains(attemptLimit) else { throw .attemptLimit }
    }
    do {
      try self.init(deal: deal, pegCount: pegCount, theme: theme, attemptLimit: attemptLimit)
    } catch {
      // Count and limit were looked at above, so it is the theme that cannot be played.
      throw .unknownTheme
    }
  }

  /// The number from 1 to 99 that is written in the only way it can be.
  private static func number(_ text: some Collection<UInt8>) -> Int? {
    DecimalText.read(text).flatMap { 1...99 ~= $0 ? Int($0) : nil }
  }
}
