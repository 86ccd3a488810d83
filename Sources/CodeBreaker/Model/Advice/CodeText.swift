import NumberedGame

/// How codes are written, in replay lines as where nothing is known of a theme: a symbol for each peg, `0` to `9` and then
/// `a` and `b`, and `-` for a missing one.
public enum CodeText {
  /// The colour that stands for a missing peg. It matches nothing.
  public static let missing: UInt8 = 15

  private static let missingSymbol = UInt8(ascii: "-")
  private static let digits = UInt8(ascii: "0")
  private static let letters = UInt8(ascii: "a")

  /// The colours of a code as ASCII bytes, `-` for what is no colour.
  public static func text(_ pegs: some Sequence<UInt8>) -> [UInt8] {
    pegs.map { peg in
      switch peg {
      case 0..<10: digits + peg
      case 10..<12: letters + peg - 10
      default: missingSymbol
      }
    }
  }

  /// The colours of a code that is written so, or nothing where a byte is no symbol, or is that of a missing peg.
  public static func pegs(_ text: some Sequence<UInt8>) -> [UInt8]? {
    guard let pegs = guess(text), !pegs.contains(missing) else { return nil }
    return pegs
  }

  /// The colours of a guess that is written so, with `missing` for what is missing, or nothing where a byte is no symbol.
  public static func guess(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var pegs: [UInt8] = []
    for symbol in text {
      guard let peg = color(symbol) else { return nil }
      pegs.append(peg)
    }
    return pegs
  }

  /// The colour of a symbol, `missing` for what is missing, or nothing where it is none.
  static func color(_ symbol: UInt8) -> UInt8? {
    switch symbol {
    case digits..<digits + 10: symbol - digits
    case letters..<letters + 2: symbol - letters + 10
    case missingSymbol: missing
    default: nil
    }
  }
}
