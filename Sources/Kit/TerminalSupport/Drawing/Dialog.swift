/// A box over the screen with a message and buttons.
package struct Dialog {
  package var title: String
  package var lines: [[Span]]
  package var buttons: [String]

  /// The index of the button that the Enter key presses.
  package var focus: Int

  /// The text on the lower edge, such as `Esc: Cancel`.
  package var footer: String

  package init(title: String, lines: [[Span]], buttons: [String], focus: Int, footer: String) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
    self.focus = focus
    self.footer = footer
  }

  /// The maximum width of a dialog's text, in columns.
  package static let maxTextWidth = 44

  package static func maxTextWidth(on screenWidth: Int) -> Int { max(8, min(maxTextWidth, screenWidth - 6)) }

  package static func maxLineCount(on screenHeight: Int) -> Int { max(0, screenHeight - 6) }

  /// Returns the maximum number of lines of text in this dialog, whose buttons may need several rows.
  package func maxLineCount(on screen: Rectangle) -> Int {
    max(0, Self.maxLineCount(on: screen.height) + 1 - buttonRows(width: screen.width - 2).count)
  }

  /// Draws the dialog in the middle. If it doesn't fit, drops the empty line below the title, then the last lines.
  package func draw(on canvas: inout Canvas, capabilities: TerminalCapabilities) {
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
    var rows: [[Span]] = [[]]
    for (index, button) in buttons.enumerated() {
      // The brackets mark the focus on terminals without reverse video.
      let button = index == focus ? Span("[ \(button) ]", .reversed) : Span("  \(button)  ")
      let last = rows[rows.count - 1]
      if last.isEmpty {
        rows[rows.count - 1] = [button]
      } else if last.columnCount + 2 + [button].columnCount <= width {
        rows[rows.count - 1] += [Span("  "), button]
      } else {
        rows.append([button])
      }
    }
    return rows
  }
}
