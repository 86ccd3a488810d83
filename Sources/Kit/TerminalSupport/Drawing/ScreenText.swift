import PlaySupport

extension Screen where Picture == Never {
  /// Returns the screen as lines of text without colors, for a report. Links and buttons are left out.
  ///
  /// - Parameter width: The number of columns that paragraphs and bars take.
  package func text(width: Int = 72) -> String {
    let lines = lines(width: width, look: Look(depth: .none, isUnicode: true), showsTitle: true)
    return lines.map { $0.map(\.text).joined().withoutTrailingSpaces + "\n" }.joined()
  }
}

extension String {
  /// The text with characters that could control a terminal replaced by `?`, because another player may have chosen it.
  package var harmless: String {
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
