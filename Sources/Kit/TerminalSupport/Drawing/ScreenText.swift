import SessionSupport

extension Screen {
  /// Returns the screen as lines of text, without colors, links, or buttons. Paragraphs and bars take `width` columns.
  /// `draw` returns the lines of a drawing of the game, or an empty array to leave it out.
  package func text(width: Int = 72, draw: @escaping (Picture) -> [[Span]] = { _ in [] }) -> String {
    let lines = lines(
      width: width, capabilities: TerminalCapabilities(depth: .none, supportsUnicode: true), showsTitle: true,
      draw: draw)
    return lines.map { $0.map(\.text).joined().withoutTrailingSpaces }.joined(separator: "\n")
  }
}

extension String {
  /// The text with `?` for characters that could control a terminal. Another player may have chosen the text.
  package var withoutControlCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: "?"
          case .format where scalar.value != 0x200C && scalar.value != 0x200D: "?"
          default: scalar
          }
        }))
  }
}
