import Foundation
import SessionSupport

/// What every game's screens show around the board: a heading with tabs, two lines above the board, the status, and key
/// hints.
package struct ScreenFrame {
  let name: String

  let tabs: [String]
  let selectedTab: String

  let hints: [KeyHint]

  package let capabilities: TerminalCapabilities

  /// Creates a frame with `tabs`, or with only the selected tab.
  package init(
    name: String, tabs: [String]? = nil, selectedTab: String, hints: [KeyHint], capabilities: TerminalCapabilities
  ) {
    self.name = name
    self.tabs = tabs ?? [selectedTab]
    self.selectedTab = selectedTab
    self.hints = hints
    self.capabilities = capabilities
  }

  /// The smallest screen on which the games can be played, in columns and lines.
  package static let minSize = (width: 30, height: 10)

  /// The maximum width of text, in columns.
  package static let maxTextWidth = 72

  /// The height in lines from which on there is room for all hints below a page.
  static let minHeightForAllHints = 18

  /// The number of lines for the heading, the text above the board, and the status.
  package static let fixedLineCount = 3

  /// Returns a canvas with the screen that `draw` draws, or with a message if the screen doesn't fit.
  package func canvas(width: Int, height: Int, draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let size = Self.minSize
    if width >= size.width, height >= size.height {
      draw(&canvas)
    } else {
      let lines = "\(name) needs a window of \(size.width) by \(size.height).".wrapped(width)
      drawCentered(lines.map { [Span($0)] }, row: max(0, (height - lines.count) / 2), on: &canvas)
    }
    return canvas
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
    let spare = max(0, height - Self.fixedLineCount - gameHeight - keys.count)
    // Use spare lines as empty lines, in this order: below the heading, above the keys, above the status.
    let (underHeading, overKeys, overStatus) = (spare > 0 ? 1 : 0, spare > 1 ? 1 : 0, spare > 2 ? 1 : 0)
    let block = contentColumns(width, atLeast: gameWidth)
    var row = max(0, spare - 3) / 2
    drawHeading(row: row, block: block, on: &canvas)
    row += 1 + underHeading
    drawPair(left, detail, right, row: row, block: block, on: &canvas)
    row += 1
    let area = Rectangle(row: row, column: (width - gameWidth) / 2, width: gameWidth, height: gameHeight)
    row += gameHeight + overStatus
    drawCentered([[Span(truncated(status, width))]], row: row, on: &canvas)
    drawCentered(keys, row: row + 1 + overKeys, on: &canvas)
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
    drawCentered(keys, row: canvas.height - margin - keys.count, on: &canvas)
    let top = 2 * margin + 1
    return Rectangle(
      row: top, column: block.lowerBound, width: block.count,
      height: max(1, canvas.height - top - 2 * margin - keys.count))
  }

  /// Draws as many lines as fit, starting at the line `first`, or earlier if space would remain at the end. Returns the
  /// line that it starts with.
  @discardableResult
  package func draw(_ lines: [[Span]], from first: Int, in part: Rectangle, on canvas: inout Canvas) -> Int {
    let first = max(0, min(first, lines.count - part.height))
    canvas.put(lines[first...].prefix(part.height), row: part.row, column: part.column, limit: part.width)
    return first
  }

  /// Draws a page, starting at the line `first`, or earlier if space would remain at the end. Returns the line that the
  /// page starts with. `lines` lays out the page in lines of at most the given number of columns.
  @discardableResult
  package func drawPage(
    from first: Int, maxTextWidth: Int = Self.maxTextWidth, on canvas: inout Canvas, lines: (_ width: Int) -> [[Span]]
  ) -> Int {
    let part = drawAroundPage(textWidth: min(canvas.width - 2, maxTextWidth), on: &canvas)
    return draw(lines(part.width), from: first, in: part, on: &canvas)
  }

  // MARK: Parts

  private func drawHeading(row: Int, block: Range<Int>, on canvas: inout Canvas) {
    canvas.put(name, row: row, column: block.lowerBound, style: .bold)
    var labels = tabs.map { Span(" \($0) ", $0 == selectedTab ? .reversed : .plain) }
    // If not all tabs fit, show only the selected one.
    if labels.columnCount + name.columnCount + 1 > block.count { labels.removeAll { !$0.style.isReversed } }
    canvas.put(labels, row: row, column: block.upperBound - labels.columnCount)
  }

  private func drawCentered(_ lines: [[Span]], row: Int, on canvas: inout Canvas) {
    for (index, line) in lines.enumerated() {
      canvas.put(line, row: row + index, column: max(0, (canvas.width - line.columnCount) / 2))
    }
  }

  private func truncated(_ text: String, _ width: Int) -> String {
    text.shortened(to: width, ellipsis: capabilities.ellipsis)
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
