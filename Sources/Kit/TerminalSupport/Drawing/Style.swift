import GameCore

package struct Style: Hashable {
  /// The color of the character, or `nil` for the terminal's default.
  package var foreground: Color?

  package var background: Color?

  package var isBold = false
  package var isDim = false
  package var isUnderlined = false
  package var isReversed = false

  /// Creates a style. Omitted properties are the terminal's defaults.
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

  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let dim = Style(isDim: true)
  package static let reversed = Style(isReversed: true)

  /// Returns the control sequence (ECMA-48's SGR) that sets this style, whatever the previous one was.
  package func escapeSequence(_ depth: ColorDepth) -> String {
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

/// A color in three variants: for terminals with any color, with 256 colors, and with eight. The variants are chosen by
/// hand, because the nearest colors of two different things might be equal.
package struct Color: Hashable {
  /// The variant for terminals that show any color.
  package let exact: SRGBColor

  /// The index in xterm's table of 256 colors. It is 16 or more, because users can redefine the first 16 colors.
  package let indexed: UInt8

  /// The index of one of eight colors: 0 black, 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan, 7 white.
  package let basic: UInt8

  package init(_ exact: SRGBColor, indexed: UInt8, basic: UInt8) {
    self.exact = exact
    self.indexed = indexed
    self.basic = basic
  }

  /// Creates a color from its variants. `hex` is red, green and blue as in `0xFF8000`.
  package init(_ hex: UInt32, indexed: UInt8, basic: UInt8) {
    self.init(SRGBColor(hex), indexed: indexed, basic: basic)
  }
}
