import Foundation

/// The parts that the screens of every game have: a heading with tabs, two texts over the table, a sentence and the
/// keys under it.
package struct ScreenFrame {
  /// The name of the game.
  let name: String

  let tabs: [String]
  let selectedTab: Int

  /// What can be done on the screen in front.
  let hints: [KeyHint]

  package let look: Look

  /// The parts around one screen.
  ///
  /// - Parameters:
  ///   - tab: the tab in front.
  ///   - label: what stands on a tab.
  package init<Tab: CaseIterable & Equatable>(
    name: String, tab: Tab, label: (Tab) -> String, hints: [KeyHint], look: Look
  ) {
    let all = Array(Tab.allCases)
    self.name = name
    tabs = all.map(label)
    selectedTab = all.firstIndex(of: tab) ?? 0
    self.hints = hints
    self.look = look
  }

  /// The smallest screen on which the games can be played.
  package static let smallestSize = (width: 30, height: 10)

  /// The widest that texts become.
  package static let textWidth = 72

  /// Heading, the two texts over the table, and the sentence under it.
  package static let fixedLines = 3

  /// Whether a game fits on the canvas. If not, that is what is drawn.
  package func fits(on canvas: inout Canvas) -> Bool {
    let size = Self.smallestSize
    if canvas.width >= size.width, canvas.height >= size.height { return true }
    let lines = "\(name) needs a window of \(size.width) by \(size.height).".wrapped(canvas.width)
    let part = canvas.bounds.centered(width: canvas.width, height: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.put(line, row: part.row + index, column: max(0, (canvas.width - line.columns) / 2))
    }
    return false
  }

  // MARK: The table

  /// The lines that name the keys, and as few of them as must be where the table needs the room.
  ///
  /// - Parameter tableHeight: the least that the table needs.
  package func keyLines(on canvas: Canvas, tableHeight: Int) -> [[Span]] {
    let keys = lines(hints, canvas.width)
    let room = canvas.height - Self.fixedLines - tableHeight
    guard keys.count > room else { return keys }
    return Array(lines(hints.filter(\.isEssential), canvas.width).prefix(max(0, room)))
  }

  /// Draws all but the table itself, the whole in the middle of the canvas.
  ///
  /// - Returns: where the table goes.
  package func drawAroundTable(
    width tableWidth: Int, height tableHeight: Int, left: String, detail: String = "", right: String, status: String,
    keys: [[Span]], on canvas: inout Canvas
  ) -> Rectangle {
    let (width, height) = (canvas.width, canvas.height)
    var spare = max(0, height - Self.fixedLines - tableHeight - keys.count)
    // Empty lines, where there is room for them: under the heading, over the keys, over the sentence.
    func line() -> Int {
      guard spare > 0 else { return 0 }
      spare -= 1
      return 1
    }
    let (underHeading, overKeys, overStatus) = (line(), line(), line())
    let block = block(width, atLeast: tableWidth)
    var row = spare / 2
    drawHeading(row: row, block: block, on: &canvas)
    row += 1 + underHeading
    drawPair(left, detail, right, row: row, block: block, on: &canvas)
    row += 1
    let table = Rectangle(row: row, column: (width - tableWidth) / 2, width: tableWidth, height: tableHeight)
    row += tableHeight + overStatus
    drawCentered([Span(fitted(status, width))], row: row, on: &canvas)
    row += 1 + overKeys
    for (index, line) in keys.enumerated() { drawCentered(line, row: row + index, on: &canvas) }
    return table
  }

  /// Two texts in one row, at the left and at the right; of what does not fit, the detail behind the left one goes first,
  /// then the end of the right one.
  private func drawPair(
    _ left: String, _ detail: String, _ right: String, row: Int, block: Range<Int>, on canvas: inout Canvas
  ) {
    let left = left.columns + detail.columns + 2 + right.columns <= block.count ? left + detail : left
    let room = block.count - left.columns - 2
    var right = right
    while right.columns > room, let space = right.range(of: "   ", options: .backwards) {
      right = String(right[..<space.lowerBound])
    }
    canvas.put(left, row: row, column: block.lowerBound, limit: block.count)
    if right.columns <= room {
      canvas.put(right, row: row, column: block.upperBound - right.columns, style: .bold)
    }
  }

  // MARK: Pages

  /// Draws all but the text of a page: heading at the top, keys at the bottom.
  ///
  /// - Returns: where the text goes.
  package func drawAroundPage(textWidth: Int, on canvas: inout Canvas) -> Rectangle {
    let keys = lines(hints, canvas.width)
    let block = block(canvas.width, atLeast: textWidth)
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

  /// Draws a page of text.
  package func drawText(_ text: String, scroll: TextScroll, on canvas: inout Canvas) {
    let part = drawAroundPage(textWidth: min(canvas.width - 2, Self.textWidth), on: &canvas)
    draw(text.plainLines(part.width), scroll: scroll, in: part, on: &canvas)
  }

  /// Draws as many lines as fit, from where they have been scrolled to.
  package func draw(_ lines: [[Span]], scroll: TextScroll, in part: Rectangle, on canvas: inout Canvas) {
    draw(lines, from: scroll.line, in: part, on: &canvas)
  }

  /// Draws as many lines as fit, from one of them on, or from an earlier one where these are the last.
  package func draw(_ lines: [[Span]], from first: Int, in part: Rectangle, on canvas: inout Canvas) {
    let first = max(0, min(first, lines.count - part.height))
    for (index, line) in lines[first...].prefix(part.height).enumerated() {
      canvas.put(line, row: part.row + index, column: part.column, limit: part.width)
    }
  }

  /// Draws a page, from one of its lines on, or from an earlier one where these are the last.
  ///
  /// - Parameters:
  ///   - first: the line to begin with.
  ///   - lines: lays the page out in lines of at most so many columns.
  /// - Returns: the line that it began with.
  package func drawPage(from first: Int, on canvas: inout Canvas, lines: (_ width: Int) -> [[Span]]) -> Int {
    let part = drawAroundPage(textWidth: min(canvas.width - 2, Self.textWidth), on: &canvas)
    let lines = lines(part.width)
    let first = max(0, min(first, lines.count - part.height))
    draw(lines, from: first, in: part, on: &canvas)
    return first
  }

  /// A line that no screen needs to scroll beyond.
  package static func lastLine(of text: String) -> Int { text.wrapped(smallestSize.width - 2).count }

  // MARK: Parts

  private func drawHeading(row: Int, block: Range<Int>, on canvas: inout Canvas) {
    canvas.put(name, row: row, column: block.lowerBound, style: .bold)
    var labels = tabs.enumerated().map { index, tab in
      Span(" \(tab) ", index == selectedTab ? .reversed : .plain)
    }
    // Where there is no room for all tabs, the one in front says where the player is.
    if labels.columns + name.columns + 1 > block.count { labels = [labels[selectedTab]] }
    canvas.put(labels, row: row, column: block.upperBound - labels.columns)
  }

  private func drawCentered(_ spans: [Span], row: Int, on canvas: inout Canvas) {
    canvas.put(spans, row: row, column: max(0, (canvas.width - spans.columns) / 2))
  }

  private func fitted(_ text: String, _ width: Int) -> String {
    guard text.columns > width else { return text }
    return String(text.prefix(max(0, width - look.ellipsis.columns))) + look.ellipsis
  }

  private func lines(_ hints: [KeyHint], _ width: Int) -> [[Span]] {
    KeyHint.lines(hints, width: min(width, Self.textWidth))
  }

  /// The columns from and to which a screen's texts reach.
  private func block(_ width: Int, atLeast least: Int) -> Range<Int> {
    let block = min(width, max(least, min(width - 2, 46)))
    let start = (width - block) / 2
    return start..<(start + block)
  }
}
