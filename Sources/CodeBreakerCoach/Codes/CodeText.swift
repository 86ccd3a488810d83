/// How codes are written: a symbol for each peg, `0` to `9` and then `a` and `b`, as in replay lines.
public enum CodeText {
  private static let digits = UInt8(ascii: "0")
  private static let letters = UInt8(ascii: "a")

  /// The colours of a code as ASCII bytes, `-` for what is no colour.
  public static func text(_ pegs: some Sequence<UInt8>) -> [UInt8] {
    pegs.map { peg in
      switch peg {
      case 0..<10: digits + peg
      case 10..<12: letters + peg - 10
      default: UInt8(ascii: "-")
      }
    }
  }

  /// The colours that are written, or nothing where a byte is no symbol.
  public static func pegs(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var pegs: [UInt8] = []
    for symbol in text {
      switch symbol {
      case digits..<digits + 10: pegs.append(symbol - digits)
      case letters..<letters + 2: pegs.append(symbol - letters + 10)
      default: return nil
      }
    }
    return pegs
  }
}
