import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// Draws the game screen: the attempts, and the input area with the hidden code, the guess, and the choices.
struct GameScreenDrawing {
  let session: CodeBreakerSession
  let view: CodeBreakerViewState
  let metrics: GameScreenMetrics
  let pegs: PegPainter

  func draw(in area: Rectangle, on canvas: inout Canvas) {
    canvas.fill(area, style: pegs.panelStyle)
    if !pegs.capabilities.hasColor, metrics.rowPad > 0 {
      canvas.drawBorder(area, capabilities: pegs.capabilities, style: .dim)
    }
    let inner = Rectangle(
      row: area.row + metrics.rowPad, column: area.column + metrics.columnPad,
      width: area.width - 2 * metrics.columnPad, height: area.height - 2 * metrics.rowPad)
    var inputArea = inner
    var attempts = inner
    if metrics.isSideBySide {
      inputArea.width = metrics.inputWidth
      attempts.column = inputArea.endColumn + GameScreenMetrics.sideGap
      attempts.width = metrics.attemptsWidth
    } else {
      inputArea.height = metrics.inputHeight
      attempts.row = inputArea.endRow + metrics.rowGap
      attempts.height = inner.endRow - attempts.row
      attempts.column += (attempts.width - metrics.attemptsWidth) / 2
      attempts.width = metrics.attemptsWidth
    }
    drawInputArea(in: inputArea, on: &canvas, attempts: attempts)
    drawAttempts(in: attempts, on: &canvas)
  }

  // MARK: Input area

  private func drawInputArea(in inputArea: Rectangle, on canvas: inout Canvas, attempts: Rectangle) {
    let game = session.game
    let size = metrics.inputSize
    // Pegs of the same size are aligned with the attempts below.
    let isAligned = !metrics.isSideBySide && metrics.attemptSize == size
    let column =
      isAligned
      ? attempts.column + metrics.numberWidth + 1
      : inputArea.column + (inputArea.width - pegs.rowWidth(game.setup.pegCount, size)) / 2
    var row = inputArea.row
    pegs.draw(pegs.faces(game.masterCode), size, row: row, column: column, on: &canvas)
    row += size.height
    pegs.draw(pegs.faces(game.guess), size, row: row, column: column, on: &canvas)
    if !game.isOver { pegs.mark(hole: session.selection, size, row: row, column: column, on: &canvas) }
    row += size.height + (size == .large ? 1 : 0) + metrics.rowGap
    pegs.drawChoices(
      selected: game.isOver ? nil : game.guess.pegs[session.selection], pitch: metrics.choicePitch, row: row,
      column: inputArea.column, width: inputArea.width, on: &canvas)
  }

  // MARK: Attempts

  private func drawAttempts(in part: Rectangle, on canvas: inout Canvas) {
    let window = AttemptWindow(session: session, skippedCount: view.skippedAttemptCount, room: metrics.attemptCount)
    let size = metrics.attemptSize
    let middle = size.height / 2
    if session.attempts.isEmpty, !session.game.isOver {
      canvas.put("No attempts yet.", row: part.row + middle, column: part.column, style: pegs.dim, limit: part.width)
      let rule = (session.ruleWithoutLuck ?? "").lines(part.width, pegs.dim).prefix(max(0, part.height - middle - 1))
      canvas.put(rule, row: part.row + middle + 1, column: part.column, limit: part.width)
    }
    var row = part.row
    func note(_ text: String) {
      canvas.put(text, row: row + middle, column: part.column, style: pegs.dim, limit: part.width)
      row += size.height
    }
    if window.laterCount > 0 { note("\(window.laterCount) later: PgUp") }
    for attempt in window.attempts {
      // Highlight an attempt that equals the guess, such as one that was just copied.
      pegs.draw(
        attempt, size, numberWidth: metrics.numberWidth,
        style: attempt.code.pegs == session.game.guess.pegs ? pegs.bold : pegs.dim, row: row, column: part.column,
        on: &canvas)
      if attempt.number == session.contradictingAttempt {
        canvas.put(
          pegs.capabilities.supportsUnicode ? "▸" : ">", row: row + middle, column: part.column, style: pegs.bold)
      }
      row += size.height
    }
    if window.earlierCount > 0 { note("\(window.earlierCount) earlier: PgDn") }
    if window.earlierCount == 0, let legend = session.markerLegend {
      drawLegend(legend, row: row, in: part, on: &canvas)
    }
  }

  /// Draws the meaning of the markers below the first attempt if it fits.
  private func drawLegend(
    _ legend: CodeBreakerSession.MarkerLegend, row: Int, in part: Rectangle, on canvas: inout Canvas
  ) {
    let signs = pegs.capabilities.supportsUnicode ? ("●", "○") : ("*", "o")
    let lines = ["\(signs.0) \(legend.exact)", "\(signs.1) \(legend.inexact)"].flatMap {
      $0.lines(part.width, pegs.panelStyle)
    }
    if row + lines.count <= part.endRow { canvas.put(lines, row: row, column: part.column, limit: part.width) }
  }
}

/// The visible attempts, latest first. If attempts are hidden, their number replaces the first or the last visible one.
struct AttemptWindow {
  let attempts: [CodeBreakerSession.AttemptRow]

  let laterCount: Int
  let earlierCount: Int

  /// Creates a window of `room` attempts that skips the latest `skippedCount`, but shows one that equals the guess.
  init(session: CodeBreakerSession, skippedCount: Int, room: Int) {
    let all = session.attempts
    let maxSkippedCount = max(0, all.count - room)
    var first = min(skippedCount, maxSkippedCount)
    // Scroll to an attempt that was copied into the guess.
    if let copied = all.firstIndex(where: { $0.code.pegs == session.game.guess.pegs }) {
      if copied <= first { first = max(0, copied - 1) }
      if copied >= first + room - 1 { first = min(maxSkippedCount, copied - room + 2) }
    }
    let end = min(all.count, first + room)
    let hasNotes = room >= 3
    let firstShown = hasNotes && first > 0 ? first + 1 : first
    let endShown = hasNotes && end < all.count ? end - 1 : end
    attempts = Array(all[firstShown..<endShown])
    laterCount = hasNotes ? firstShown : 0
    earlierCount = hasNotes ? all.count - endShown : 0
  }
}
