import GameCore

/// The text form of codes in all themes, as in replay lines: `0` to `9`, `a`, or `b` for a peg, `-` for a missing one.
public enum CodeText {
  /// The color that means a missing peg. It matches nothing.
  public static let missingColor: UInt8 = 15

  private static let missingSymbol = UInt8(ascii: "-")
  private static let firstDigit = UInt8(ascii: "0")
  private static let firstLetter = UInt8(ascii: "a")

  /// Returns the colors of a code as ASCII bytes, with `-` for a missing peg or an invalid color.
  public static func text(_ pegs: some Sequence<UInt8>) -> [UInt8] {
    pegs.map { peg in
      switch peg {
      case 0..<10: firstDigit + peg
      case 10..<12: firstLetter + peg - 10
      default: missingSymbol
      }
    }
  }

  /// Returns the colors of a written code, or `nil` if a byte isn't a symbol or a peg is missing.
  public static func code(_ text: some Sequence<UInt8>) -> [UInt8]? {
    guard let pegs = guess(text), !pegs.contains(missingColor) else { return nil }
    return pegs
  }

  /// Returns the colors of a written guess, with `missingColor` for a missing peg, or `nil` if a byte isn't a symbol.
  public static func guess(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var pegs: [UInt8] = []
    for symbol in text {
      guard let peg = color(symbol) else { return nil }
      pegs.append(peg)
    }
    return pegs
  }

  /// Returns the color of a symbol, which is `missingColor` for a missing peg, or `nil` if the byte isn't a symbol.
  static func color(_ symbol: UInt8) -> UInt8? {
    switch symbol {
    case firstDigit..<firstDigit + 10: symbol - firstDigit
    case firstLetter..<firstLetter + 2: symbol - firstLetter + 10
    case missingSymbol: missingColor
    default: nil
    }
  }
}
