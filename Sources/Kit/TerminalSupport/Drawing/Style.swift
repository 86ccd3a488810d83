import NumberedGame

/// How a character looks.
package struct Style: Hashable {
  /// The colour of the character; `nil` is the terminal's own.
  package var foreground: Color?

  /// The colour behind it; `nil` is the terminal's own.
  package var background: Color?

  package var isBold = false
  package var isDim = false
  package var isUnderlined = false
  package var isReversed = false

  /// Makes a style; what is not said is as the terminal writes by itself.
  package init(
    foreground: Color? = nil, background: Color? = nil, isBold: Bool = false, isDim: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// As the terminal writes by itself.
  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let dim = Style(isDim: true)
  package static let reversed = Style(isReversed: true)

  /// The control sequence (ECMA-48's SGR) that makes the terminal write so, whatever it did before.
  package func sequence(_ depth: ColorDepth) -> String {
    var codes = ["0"]
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isUnderlined { codes.append("4") }
    if isReversed { codes.append("7") }
    if let foreground { codes += Self.codes(foreground, depth, base: 30) }
    if let background { codes += Self.codes(background, depth, base: 40) }
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }

  private static func codes(_ color: Color, _ depth: ColorDepth, base: Int) -> [String] {
    switch depth {
    case .none: []
    case .basic: ["\(base + Int(color.basic))"]
    case .indexed: ["\(base + 8);5;\(color.indexed)"]
    case .trueColor: ["\(base + 8);2;\(color.exact.red);\(color.exact.green);\(color.exact.blue)"]
    }
  }
}

/// A colour, in three editions: for terminals that show any colour, for those with a table of 256, and for those with
/// eight. The editions are chosen by hand, since what is nearest may not keep apart what must be told apart.
package struct Color: Hashable {
  /// The edition for terminals that show any colour.
  package let exact: SRGBColor

  /// The colour's place in xterm's table of 256, from 16 on: the first 16 each player sets to taste.
  package let indexed: UInt8

  /// One of the eight: 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan, 7 white.
  package let basic: UInt8

  /// Makes a colour from its editions.
  package init(_ exact: SRGBColor, indexed: UInt8, basic: UInt8) {
    self.exact = exact
    self.indexed = indexed
    self.basic = basic
  }

  /// Makes a colour from its editions; `hex` is red, green and blue as in `0xFF8000`.
  package init(_ hex: UInt32, indexed: UInt8, basic: UInt8) {
    self.init(SRGBColor(hex), indexed: indexed, basic: basic)
  }
}
