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
