/// A piece of text in one style.
package struct Span: Hashable {
  package var text: String
  package var style = Style.plain

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  /// How many places on the screen the pieces take up together.
  package var columns: Int { reduce(0) { $0 + $1.text.columns } }
}

extension String {
  /// The text with as many spaces behind it as it lacks columns.
  package func leftAligned(in width: Int) -> String { self + Self.spaces(width - columns) }

  /// The text with as many spaces before it as it lacks columns.
  package func rightAligned(in width: Int) -> String { Self.spaces(width - columns) + self }

  /// The text with spaces around it, the odd one behind it.
  package func centered(in width: Int) -> String {
    rightAligned(in: columns + Swift.max(0, (width - columns) / 2)).leftAligned(in: width)
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

  /// The text in lines of at most `width` columns, in the terminal's own style.
  package func plainLines(_ width: Int) -> [[Span]] {
    wrapped(width).map { [Span($0)] }
  }
}

extension [[String]] {
  /// The rows of a table as lines: its columns are aligned, with two spaces between them and none at the end.
  ///
  /// - Parameter isRight: Whether the texts of a column, by its index, end at the same place instead of beginning there.
  package func alignedLines(isRight: (Int) -> Bool = { _ in false }) -> [String] {
    let columns = first?.indices ?? 0..<0
    let widths = columns.map { column in map { $0[column].columns }.max() ?? 0 }
    return map { row in
      let cells = columns.map {
        isRight($0) ? row[$0].rightAligned(in: widths[$0]) : row[$0].leftAligned(in: widths[$0])
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension String {
  /// The text in lines of at most `width` columns, broken at spaces where there are any.
  package func wrapped(_ width: Int) -> [String] {
    let width = max(2, width)
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.columns + 1 + word.columns > width {
          lines.append(line)
          line = ""
        }
        if !line.isEmpty { line += " " }
        for character in word {
          if line.columns + character.columns > width {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
      lines.append(line)
    }
    return lines
  }
}

/// Pieces that stand in lines as words do: as many to a line as fit. What a piece holds is never torn apart.
package struct SpanFlow {
  package private(set) var lines: [[Span]] = []
  private let width: Int
  private let indent: Int
  private var isFresh = true

  /// An empty flow.
  ///
  /// - Parameters:
  ///   - width: how many columns a line has.
  ///   - indent: with how many of them every line but the first begins empty.
  package init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  /// Adds a piece that stays together.
  ///
  /// - Parameter gap: the columns between it and the piece before it in the same line.
  package mutating func add(_ piece: [Span], gap: Int = 2) {
    guard let last = lines.last else {
      lines = [piece]
      isFresh = piece.isEmpty
      return
    }
    if isFresh {
      lines[lines.count - 1] = last + piece
    } else if last.columns + gap + piece.columns <= width {
      lines[lines.count - 1] = last + [Span(String(repeating: " ", count: gap))] + piece
    } else {
      startLine()
      lines[lines.count - 1] += piece
    }
    isFresh = false
  }

  /// Adds a text, which may be broken between its words.
  package mutating func add(_ text: String, _ style: Style = .plain) {
    for (index, word) in text.split(separator: " ").enumerated() {
      add([Span(String(word), style)], gap: index == 0 ? 2 : 1)
    }
  }

  /// Begins another line, whatever room there is.
  package mutating func startLine() {
    lines.append([Span(String(repeating: " ", count: indent))])
    isFresh = true
  }
}
