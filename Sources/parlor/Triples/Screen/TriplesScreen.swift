import Foundation
import PlaySupport
import TriplesModel
import TriplesSession

/// Draws the whole screen: a pure function of the session, the terminal's own state, and the size.
struct TriplesScreen {
  let session: TriplesSession
  let state: PlayerState
  let look: Look
  let dates: DateText

  /// The smallest screen on which the game can be played.
  static let smallestSize = (width: 30, height: 10)

  /// The widest that texts become.
  private static let textWidth = 72

  func canvas(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    guard width >= Self.smallestSize.width, height >= Self.smallestSize.height else {
      drawTooSmall(on: &canvas)
      return canvas
    }
    if let viewer = session.viewer {
      drawBoard(
        viewer.game, left: viewer.caption, right: "Score \(DecimalText.grouped(viewer.game.score))",
        status: "Replay of game \(viewer.replay.number)", on: &canvas)
    } else {
      switch session.tab {
      case .board: drawTable(on: &canvas)
      case .scores: drawScores(on: &canvas)
      case .about: drawAbout(on: &canvas)
      }
    }
    if let dialog = TriplesDialog(session: session, state: state) {
      canvas.dim()
      dialog.content(state: state, look: look, screen: canvas.bounds).draw(on: &canvas, look: look)
    }
    return canvas
  }

  private func drawTooSmall(on canvas: inout Canvas) {
    let size = Self.smallestSize
    let lines = "Triples needs a window of \(size.width) by \(size.height).".wrapped(canvas.width)
    let part = canvas.bounds.centered(width: canvas.width, height: lines.count)
    for (index, line) in lines.enumerated() {
      canvas.put(line, row: part.row + index, column: max(0, (canvas.width - line.columns) / 2))
    }
  }

  // MARK: Board

  private func drawTable(on canvas: inout Canvas) {
    let score = "Score \(DecimalText.grouped(session.game.score))"
    let best = "Best \(DecimalText.grouped(session.bestScore))"
    let status = session.notices.first { $0.isPassing }?.text ?? (session.popUp == nil ? session.status : "")
    drawBoard(
      session.game, slide: state.slide, left: session.title, right: "\(score)   \(best)", status: status, on: &canvas)
  }

  /// Draws a screen with a board: heading, two texts over the board, the board, a sentence and the keys under it, all
  /// in the middle.
  private func drawBoard(
    _ game: Triples, slide: Slide? = nil, left: String, right: String, status: String, on canvas: inout Canvas
  ) {
    let (width, height) = (canvas.width, canvas.height)
    var keys = hintLines(width)
    let room = height - 3 - BoardMetrics.fitting(width: 0, height: 0, look: look).height
    if keys.count > room { keys = Array(hintLines(width, essentialOnly: true).prefix(room)) }
    let metrics = BoardMetrics.fitting(width: width, height: height - 3 - keys.count, look: look)
    let used = 3 + metrics.height + keys.count
    var spare = max(0, height - used)
    // Empty lines, where there is room for them: under the heading, over the keys, over the sentence.
    func line() -> Int {
      guard spare > 0 else { return 0 }
      spare -= 1
      return 1
    }
    let (underHeading, overKeys, overStatus) = (line(), line(), line())
    let column = blockWidth(width, atLeast: metrics.width)
    var row = spare / 2
    drawHeading(row: row, block: column, on: &canvas)
    row += 1 + underHeading
    drawPair(left, right, row: row, block: column, on: &canvas)
    row += 1
    BoardDrawing(metrics: metrics, look: look).draw(
      game.grid, slide: slide, on: &canvas, row: row, column: (width - metrics.width) / 2)
    row += metrics.height + overStatus
    drawCentered([Span(fitted(status, width))], row: row, on: &canvas)
    row += 1 + overKeys
    for (index, line) in keys.enumerated() { drawCentered(line, row: row + index, on: &canvas) }
  }

  /// The columns from and to which a screen's texts reach.
  private func blockWidth(_ width: Int, atLeast least: Int) -> Range<Int> {
    let block = min(width, max(least, min(width - 2, 46)))
    let start = (width - block) / 2
    return start..<(start + block)
  }

  /// Two texts in one row, at the left and at the right; of what does not fit, the end of the right one goes first.
  private func drawPair(_ left: String, _ right: String, row: Int, block: Range<Int>, on canvas: inout Canvas) {
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

  // MARK: Parts of every screen

  private func drawHeading(row: Int, block: Range<Int>, on canvas: inout Canvas) {
    canvas.put("Triples", row: row, column: block.lowerBound, style: .bold)
    var column = block.upperBound
    for tab in Tab.allCases.reversed() {
      let label = " \(tab.label) "
      column -= label.columns
      canvas.put(label, row: row, column: column, style: tab == session.tab ? .reversed : .plain)
    }
  }

  private func hintLines(_ width: Int, essentialOnly: Bool = false) -> [[Span]] {
    let hints = KeyHint.hints(for: session, look: look).filter { $0.isEssential || !essentialOnly }
    return KeyHint.lines(hints, width: min(width, Self.textWidth))
  }

  private func drawCentered(_ spans: [Span], row: Int, on canvas: inout Canvas) {
    canvas.put(spans, row: row, column: max(0, (canvas.width - spans.columns) / 2))
  }

  private func fitted(_ text: String, _ width: Int) -> String {
    guard text.columns > width else { return text }
    return String(text.prefix(max(0, width - look.ellipsis.columns))) + look.ellipsis
  }

  /// A screen of lines: heading, lines, keys. Returns where the lines go.
  private func drawPage(textWidth: Int, on canvas: inout Canvas) -> Rectangle {
    let keys = hintLines(canvas.width)
    let block = blockWidth(canvas.width, atLeast: textWidth)
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

  // MARK: Scores

  private func drawScores(on canvas: inout Canvas) {
    let table = ScoreTable(session: session, look: look, dates: dates)
    let part = drawPage(textWidth: min(canvas.width, table.width), on: &canvas)
    table.draw(selectedRow: state.selectedRow, in: part, on: &canvas)
  }

  // MARK: About

  private func drawAbout(on canvas: inout Canvas) {
    let part = drawPage(textWidth: min(canvas.width - 2, Self.textWidth), on: &canvas)
    let lines = AboutPage.lines(width: part.width, look: look)
    let first = max(0, min(state.aboutLine, lines.count - part.height))
    for (index, line) in lines[first...].prefix(part.height).enumerated() {
      canvas.put(line, row: part.row + index, column: part.column, limit: part.width)
    }
  }
}
