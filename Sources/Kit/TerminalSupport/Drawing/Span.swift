package struct Span: Hashable {
  package var text: String
  package var style = Style.plain

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension [Span] {
  package var columnCount: Int { reduce(0) { $0 + $1.text.columnCount } }
}

extension [[Span]] {
  /// The lines as text, without styles.
  package var text: String { map { $0.map(\.text).joined() }.joined(separator: "\n") }
}

extension String {
  package func leftAligned(in width: Int) -> String { self + Self.spaces(width - columnCount) }

  package func rightAligned(in width: Int) -> String { Self.spaces(width - columnCount) + self }

  /// Returns the text padded with spaces on both sides. If their number is odd, the extra space is at the end.
  package func centered(in width: Int) -> String {
    rightAligned(in: columnCount + Swift.max(0, (width - columnCount) / 2)).leftAligned(in: width)
  }

  var withoutTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

  /// Returns the text in lines of at most `width` columns.
  package func lines(_ width: Int, _ style: Style = .plain) -> [[Span]] { wrapped(width).map { [Span($0, style)] } }
}

extension [[String]] {
  /// Returns a table's rows as lines with aligned columns, two spaces between columns, and no trailing spaces.
  /// `isRight` returns whether the column with the given index is aligned to the right.
  package func alignedLines(isRight: (Int) -> Bool = { _ in false }) -> [String] {
    let columns = first?.indices ?? 0..<0
    let widths = columns.map { column in map { $0[column].columnCount }.max() ?? 0 }
    return map { row in
      let cells = columns.map {
        isRight($0) ? row[$0].rightAligned(in: widths[$0]) : row[$0].leftAligned(in: widths[$0])
      }
      return cells.joined(separator: "  ").withoutTrailingSpaces
    }
  }
}

extension String {
  /// Returns the text in lines of at most `width` columns, broken at spaces if possible.
  package func wrapped(_ width: Int) -> [String] {
    let width = max(2, width)
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.columnCount + 1 + word.columnCount > width {
          lines.append(line)
          line = ""
        }
        if !line.isEmpty { line += " " }
        for character in word {
          if line.columnCount + character.columnCount > width {
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

  /// Returns the text in at most `count` columns: the whole text, or as many of its words as fit, and then `ellipsis`.
  package func shortened(to count: Int, ellipsis: String = "") -> String {
    columnCount <= count ? self : wrapped(count - ellipsis.columnCount)[0] + ellipsis
  }
}

/// Lines of pieces that flow like words: each line has as many as fit. A piece is never broken.
package struct SpanFlow {
  package private(set) var lines: [[Span]] = []
  private let width: Int
  private let indent: Int
  private var isAtLineStart = true

  /// Creates an empty flow of lines with `width` columns. All lines but the first start with `indent` spaces.
  package init(width: Int, indent: Int) {
    self.width = width
    self.indent = indent
  }

  /// Adds a piece that stays together, `gap` columns after the previous piece in the same line.
  package mutating func add(_ piece: [Span], gap: Int = 2) {
    guard let last = lines.last else {
      lines = [piece]
      isAtLineStart = piece.isEmpty
      return
    }
    if isAtLineStart {
      lines[lines.count - 1] = last + piece
    } else if last.columnCount + gap + piece.columnCount <= width {
      lines[lines.count - 1] = last + [Span(String(repeating: " ", count: gap))] + piece
    } else {
      startLine()
      lines[lines.count - 1] += piece
    }
    isAtLineStart = false
  }

  /// Adds text, which may be broken between its words.
  package mutating func add(_ text: String, _ style: Style = .plain) {
    for (index, word) in text.split(separator: " ").enumerated() {
      add([Span(String(word), style)], gap: index == 0 ? 2 : 1)
    }
  }

  package mutating func startLine() {
    lines.append([Span(String(repeating: " ", count: indent))])
    isAtLineStart = true
  }
}
