import SessionSupport

/// A box over the screen with a message and buttons.
struct Dialog {
  let title: String
  var lines: [[Span]] = []
  let buttons: [String]

  /// The index of the button that the Enter key presses.
  let focus: Int

  /// The text on the lower edge, such as `Esc: Cancel`.
  let footer: String

  /// Returns the maximum width of a dialog's text, in columns.
  static func maxTextWidth(on screenWidth: Int) -> Int { max(8, min(44, screenWidth - 6)) }

  /// Returns the maximum number of lines of text in this dialog, whose buttons may need several rows.
  func maxLineCount(on screen: Rectangle) -> Int {
    max(0, screen.height - 5 - buttonRows(width: screen.width - 2).count)
  }

  /// Draws the dialog in the middle. If it doesn't fit, drops the empty line below the title, then the last lines.
  func draw(on canvas: inout Canvas, capabilities: TerminalCapabilities) {
    let buttonRows = buttonRows(width: canvas.width - 2)
    let inner = ([[Span(title)], [Span(footer)]] + buttonRows + lines).map(\.columnCount).max() ?? 0
    let room = maxLineCount(on: canvas.bounds)
    let gap = lines.count > room ? 0 : 1
    let shown = lines.prefix(room + 1 - gap)
    let margin = max(1, min(3, (canvas.width - inner) / 2))
    let part = canvas.bounds.centered(width: inner + 2 * margin, height: shown.count + 4 + gap + buttonRows.count)
    canvas.fill(part, style: .plain)
    canvas.drawBorder(part, capabilities: capabilities, style: .bold)
    func center(_ spans: [Span], row: Int) {
      canvas.put(spans, row: row, column: part.column + margin + (inner - spans.columnCount) / 2)
    }
    center([Span(title, .bold)], row: part.row + 1)
    for (index, line) in shown.enumerated() { center(line, row: part.row + 2 + gap + index) }
    for (index, row) in buttonRows.enumerated() { center(row, row: part.endRow - 1 - buttonRows.count + index) }
    center([Span(" \(footer) ", .dim)], row: part.endRow - 1)
  }

  private func buttonRows(width: Int) -> [[Span]] {
    var flow = SpanFlow(width: width, indent: 0)
    for (index, button) in buttons.enumerated() {
      // The brackets mark the focus on terminals without reverse video.
      flow.add([index == focus ? Span("[ \(button) ]", .reversed) : Span("  \(button)  ")])
    }
    return flow.lines
  }
}
