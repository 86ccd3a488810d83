import Foundation
import PlaySupport

/// What every game's screens show around the board: a heading with tabs, two texts, the status, and key hints.
package struct ScreenFrame {
  let name: String

  let tabs: [String]
  let selectedTab: Int

  let hints: [KeyHint]

  package let capabilities: TerminalCapabilities

  package init<Tab: CaseIterable & Equatable>(
    name: String, tab: Tab, label: (Tab) -> String, hints: [KeyHint], capabilities: TerminalCapabilities
  ) {
    let all = Array(Tab.allCases)
    self.name = name
    tabs = all.map(label)
    selectedTab = all.firstIndex(of: tab) ?? 0
    self.hints = hints
    self.capabilities = capabilities
  }

  /// The smallest screen on which the games can be played, in columns and lines.
  package static let minSize = (width: 30, height: 10)

  /// The maximum width of texts, in columns.
  package static let maxTextWidth = 72

  /// The number of lines for the heading, the texts above the board, and the status.
  package static let fixedLineCount = 3

  /// Returns whether a game fits on the canvas. If not, draws a message that says so.
  package func fits(on canvas: inout Canvas) -> Bool {
    let size = Self.minSize
    if canvas.width >= size.width, canvas.height >= size.height { return true }
    let lines = "\(name) needs a window of \(size.width) by \(size.height).".wrapped(canvas.width)
    let part = canvas.bounds.centered(width: canvas.width, height: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.put(line, row: part.row + index, column: max(0, (canvas.width - line.columnCount) / 2))
    }
    return false
  }

  // MARK: The board

  /// Returns key hints as lines, only the essential ones if all would leave fewer than `gameHeight` lines for the
  /// board.
  package func keyLines(on canvas: Canvas, gameHeight: Int) -> [[Span]] {
    let keys = lines(hints, canvas.width)
    let room = canvas.height - Self.fixedLineCount - gameHeight
    guard keys.count > room else { return keys }
    return Array(lines(hints.filter(\.isEssential), canvas.width).prefix(max(0, room)))
  }

  /// Draws everything but the board, centered on the canvas, and returns the rectangle for the board.
  package func drawAroundGame(
    width gameWidth: Int, height gameHeight: Int, left: String, detail: String = "", right: String, status: String,
    keys: [[Span]], on canvas: inout Canvas
  ) -> Rectangle {
    let (width, height) = (canvas.width, canvas.height)
    var spare = max(0, height - Self.fixedLineCount - gameHeight - keys.count)
    // Use spare lines as empty lines, in this order: below the heading, above the keys, above the status.
    func line() -> Int {
      guard spare > 0 else { return 0 }
      spare -= 1
      return 1
    }
    let (underHeading, overKeys, overStatus) = (line(), line(), line())
    let block = contentColumns(width, atLeast: gameWidth)
    var row = spare / 2
    drawHeading(row: row, block: block, on: &canvas)
    row += 1 + underHeading
    drawPair(left, detail, right, row: row, block: block, on: &canvas)
    row += 1
    let area = Rectangle(row: row, column: (width - gameWidth) / 2, width: gameWidth, height: gameHeight)
    row += gameHeight + overStatus
    drawCentered([Span(truncated(status, width))], row: row, on: &canvas)
    row += 1 + overKeys
    for (index, line) in keys.enumerated() { drawCentered(line, row: row + index, on: &canvas) }
    return area
  }

  /// Draws `left` and `detail`, and `right` at the row's end. To fit, drops `detail` first, then the end of `right`.
  private func drawPair(
    _ left: String, _ detail: String, _ right: String, row: Int, block: Range<Int>, on canvas: inout Canvas
  ) {
    let left = left.columnCount + detail.columnCount + 2 + right.columnCount <= block.count ? left + detail : left
    let room = block.count - left.columnCount - 2
    var right = right
    while right.columnCount > room, let space = right.range(of: "   ", options: .backwards) {
      right = String(right[..<space.lowerBound])
    }
    canvas.put(left, row: row, column: block.lowerBound, limit: block.count)
    if right.columnCount <= room {
      canvas.put(right, row: row, column: block.upperBound - right.columnCount, style: .bold)
    }
  }

  // MARK: Pages

  /// Draws the heading at the top and the key hints at the bottom, and returns the rectangle for the text between them.
  package func drawAroundPage(textWidth: Int, on canvas: inout Canvas) -> Rectangle {
    let keys = lines(hints, canvas.width)
    let block = contentColumns(canvas.width, atLeast: textWidth)
    let margin = canvas.height >= 16 ? 1 : 0
    drawHeading(row: margin, block: block, on: &canvas)
    for (index, line) in keys.enumerated() {
      drawCentered(line, row: canvas.height - margin - keys.count + index, on: &canvas)
    }
    let top = 2 * margin + 1
    return Rectangle(
      row: top, column: block.lowerBound, width: block.count,
      height: max(1, canvas.height - top - 2 * margin - keys.count))
  }

  package func draw(_ screen: Screen<some Equatable & Sendable>, scroll: TextScroll, on canvas: inout Canvas) {
    let part = drawAroundPage(textWidth: min(canvas.width - 2, Self.maxTextWidth), on: &canvas)
    draw(screen.lines(width: part.width, capabilities: capabilities), scroll: scroll, in: part, on: &canvas)
  }

  /// Draws as many lines as fit, starting at the scroll position.
  package func draw(_ lines: [[Span]], scroll: TextScroll, in part: Rectangle, on canvas: inout Canvas) {
    draw(lines, from: scroll.line, in: part, on: &canvas)
  }

  /// Draws as many lines as fit, starting at the line `first`, or earlier if space would remain at the end.
  package func draw(_ lines: [[Span]], from first: Int, in part: Rectangle, on canvas: inout Canvas) {
    let first = max(0, min(first, lines.count - part.height))
    for (index, line) in lines[first...].prefix(part.height).enumerated() {
      canvas.put(line, row: part.row + index, column: part.column, limit: part.width)
    }
  }

  /// Draws a page, starting at the line `first`, or earlier if space would remain at the end. Returns the line that the
  /// page starts with. `lines` lays out the page in lines of at most the given number of columns.
  package func drawPage(from first: Int, on canvas: inout Canvas, lines: (_ width: Int) -> [[Span]]) -> Int {
    let part = drawAroundPage(textWidth: min(canvas.width - 2, Self.maxTextWidth), on: &canvas)
    let lines = lines(part.width)
    let first = max(0, min(first, lines.count - part.height))
    draw(lines, from: first, in: part, on: &canvas)
    return first
  }

  // MARK: Parts

  private func drawHeading(row: Int, block: Range<Int>, on canvas: inout Canvas) {
    canvas.put(name, row: row, column: block.lowerBound, style: .bold)
    var labels = tabs.enumerated().map { index, tab in
      Span(" \(tab) ", index == selectedTab ? .reversed : .plain)
    }
    // If not all tabs fit, show only the selected one.
    if labels.columnCount + name.columnCount + 1 > block.count { labels = [labels[selectedTab]] }
    canvas.put(labels, row: row, column: block.upperBound - labels.columnCount)
  }

  private func drawCentered(_ spans: [Span], row: Int, on canvas: inout Canvas) {
    canvas.put(spans, row: row, column: max(0, (canvas.width - spans.columnCount) / 2))
  }

  private func truncated(_ text: String, _ width: Int) -> String {
    guard text.columnCount > width else { return text }
    return String(text.prefix(max(0, width - capabilities.ellipsis.columnCount))) + capabilities.ellipsis
  }

  private func lines(_ hints: [KeyHint], _ width: Int) -> [[Span]] {
    KeyHint.lines(hints, width: min(width, Self.maxTextWidth))
  }

  private func contentColumns(_ width: Int, atLeast least: Int) -> Range<Int> {
    let block = min(width, max(least, min(width - 2, 46)))
    let start = (width - block) / 2
    return start..<(start + block)
  }
}
