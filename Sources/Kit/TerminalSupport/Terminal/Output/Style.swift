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
    case .trueColor: ["\(base + 8);2;\(color.red);\(color.green);\(color.blue)"]
    }
  }
}
