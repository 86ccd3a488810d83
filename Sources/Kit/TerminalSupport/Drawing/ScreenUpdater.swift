/// Updates the terminal from one canvas to the next, writing only the differences.
struct ScreenUpdater {
  private let depth: ColorDepth
  private let supportsUnicode: Bool
  private var shownCanvas: Canvas?

  init(capabilities: TerminalCapabilities) {
    depth = capabilities.depth
    supportsUnicode = capabilities.supportsUnicode
  }

  /// Makes the next update draw everything. Call this method when the content of the terminal is unknown.
  mutating func invalidate() {
    shownCanvas = nil
  }

  /// Returns the text to write so that the terminal shows `canvas`, or an empty string if it already does.
  mutating func text(for canvas: Canvas) -> String {
    var text = ""
    var previous = canvas
    if let shownCanvas, shownCanvas.width == canvas.width, shownCanvas.height == canvas.height {
      previous = shownCanvas
    } else {
      text += "\u{1B}[0m\u{1B}[2J"
      previous = Canvas(width: canvas.width, height: canvas.height)
    }
    var style: Style?
    for row in 0..<canvas.height {
      var cursor: Int?
      for column in 0..<canvas.width where differs(canvas, previous, row, column) {
        let cell = canvas[row, column]
        if cell.isCovered { continue }
        if cursor != column { text += "\u{1B}[\(row + 1);\(column + 1)H" }
        if style != cell.style {
          text += cell.style.escapeSequence(depth)
          style = cell.style
        }
        let columns = cell.character.columnCount
        if columns == 2 {
          // Terminals disagree on the width of some emoji. Clear both columns first, and set the cursor again for the
          // next character, so that a different width affects only the emoji itself.
          text += "  \u{1B}[\(row + 1);\(column + 1)H"
        }
        text.append(
          supportsUnicode || cell.character.isASCII
            ? cell.character : TerminalCapabilities.asciiReplacement(for: cell.character))
        cursor = columns == 2 ? nil : column + 1
      }
    }
    if style != nil, style != .plain { text += "\u{1B}[0m" }
    shownCanvas = canvas
    return text
  }

  /// Returns whether a cell must be written. A wide character must be written if either half changed.
  private func differs(_ canvas: Canvas, _ previous: Canvas, _ row: Int, _ column: Int) -> Bool {
    if canvas[row, column] != previous[row, column] { return true }
    let next = column + 1
    return next < canvas.width && canvas[row, next].isCovered && canvas[row, next] != previous[row, next]
  }
}
