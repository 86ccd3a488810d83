import NumberedGame

/// How the pegs of a code are written in a replay line: each by its place in the theme, `0` to `9`, `a` for the
/// eleventh and `b` for the twelfth, or `-` for a missing one. `01-1` are four pegs.
extension Code {
  private static let missingSymbol = UInt8(ascii: "-")

  /// The pegs as ASCII bytes.
  ///
  /// - Parameter theme: the theme that the pegs are of; a peg that is not of it is written like a missing one.
  public func text(in theme: Theme) -> [UInt8] {
    pegs.map { peg in
      theme.choices.firstIndex(of: peg).map { Self.symbols[$0] } ?? Self.missingSymbol
    }
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
    if symbol == missingSymbol { return missingPeg }
    guard let index = symbols.firstIndex(of: symbol), theme.choices.indices.contains(index) else { return nil }
    return theme.choices[index]
  }

  /// One symbol for each choice that a theme may have.
  private static let symbols = "0123456789ab".utf8Bytes
}
