package struct TerminalCapabilities: Hashable {
  package var depth: ColorDepth

  /// Whether the terminal shows more than ASCII.
  package var supportsUnicode: Bool

  /// Whether programs read lines and print what they show, instead of filling the screen.
  package var isLineByLine = false

  package init(environment: [String: String]) {
    depth = ColorDepth(environment: environment)
    // The first of these variables that is set and not empty decides, as in setlocale(3).
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    let name = locale.lowercased()
    supportsUnicode = name.contains("utf-8") || name.contains("utf8")
  }

  package init(depth: ColorDepth, supportsUnicode: Bool) {
    self.depth = depth
    self.supportsUnicode = supportsUnicode
  }

  package var hasColor: Bool { depth != .none }

  /// The characters of a border: top left, top right, bottom left, bottom right, horizontal, vertical.
  package var boxCharacters: [Character] { Array(supportsUnicode ? "╭╮╰╯─│" : "++++-|") }

  package var ellipsis: String { supportsUnicode ? "…" : "..." }
  package var bullet: Character { supportsUnicode ? "●" : "*" }

  /// The marks to the left and right of a value that the arrow keys change.
  package var choiceArrows: (left: String, right: String) { supportsUnicode ? ("‹", "›") : ("<", ">") }

  package var barStyle: Style {
    hasColor ? Style(foreground: Color(0x68728A, indexed: 243, basic: 4)) : .plain
  }

  /// Returns `text`, with symbols, minus signs, and dashes replaced by ASCII if the terminal requires it.
  package func displayText(_ text: String) -> String {
    supportsUnicode ? text : text.map { Self.asciiReplacements[$0] ?? String($0) }.joined()
  }

  /// Returns the ASCII character that replaces `character` in the same number of columns, or `?` if there is none.
  static func asciiReplacement(for character: Character) -> Character {
    asciiReplacements[character].flatMap { $0.count == character.columnCount ? $0.first : nil } ?? "?"
  }

  private static let asciiReplacements: [Character: String] = [
    "●": "*", "○": "o", "·": ".", "−": "-", "–": "-", "’": "'", "…": "...", "≤": "to", "✓": "+", "×": "x",
    "⬛": ". ", "🟦": "1 ", "🟥": "2 ", "⬜": "3 ", "🟨": "a ", "🟧": "b ", "🟫": "c ", "🟪": "d ", "🟩": "e ",
  ]
}

/// The number of colors that a terminal shows.
package enum ColorDepth: CaseIterable {
  case none, basic, indexed, trueColor

  /// Derives the number of colors from the terminal's type and from the player's preference (no-color.org).
  package init(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    if environment["NO_COLOR"]?.isEmpty == false || terminal == "dumb" || terminal.hasPrefix("vt") {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || terminal.hasSuffix("-direct") {
      self = .trueColor
    } else if terminal.contains("256color") {
      self = .indexed
    } else {
      self = .basic
    }
  }
}
