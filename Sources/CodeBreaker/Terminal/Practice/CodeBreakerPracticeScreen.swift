import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

// Draws the attempts, the guess, and the choices with their keys.
extension CodeBreakerTerminalPractice {
  func drawPosition(in frame: ScreenFrame, on canvas: inout Canvas) {
    guard let game = practice.game, let pegs = pegs(frame.capabilities) else { return }
    let keys = frame.keyLines(on: canvas, gameHeight: min(7, canvas.height - ScreenFrame.fixedLineCount - 2))
    let room = (width: canvas.width - 4, height: canvas.height - ScreenFrame.fixedLineCount - keys.count - 2)
    let size = PracticeMetrics(game, pegs, room: room)
    let attempts = practice.attempts.suffix(max(0, room.height - size.inputHeight))
    let position = frame.drawAroundGame(
      width: size.width + 4, height: attempts.count + size.inputHeight + 2,
      left: frame.capabilities.displayText(practice.originText),
      right: practice.core.progressText,
      status: frame.capabilities.displayText(statusText), keys: keys, on: &canvas)
    canvas.fill(position, style: pegs.panelStyle)
    if !frame.capabilities.hasColor { canvas.drawBorder(position, capabilities: frame.capabilities, style: .dim) }
    var row = position.row + 1
    let attemptColumn = position.column + 2 + (size.width - size.attemptWidth) / 2
    for attempt in attempts {
      pegs.draw(
        attempt, size.attemptSize, numberWidth: 2, style: pegs.dim, row: row, column: attemptColumn, on: &canvas)
      row += 1
    }
    row += size.gap
    let column =
      size.guessSize == size.attemptSize ? attemptColumn + 3 : position.column + 2 + (size.width - size.guessWidth) / 2
    pegs.draw(pegs.faces(game.guess), size.guessSize, row: row, column: column, on: &canvas)
    pegs.mark(hole: practice.codeRow.selection, size.guessSize, row: row, column: column, on: &canvas)
    row += size.guessSize.height + (size.guessSize == .large ? 1 : size.gap)
    pegs.drawChoices(
      selected: game.guess.pegs[practice.codeRow.selection], pitch: size.choicePitch, row: row,
      column: position.column + 2,
      width: size.width, on: &canvas)
  }
}

private struct PracticeMetrics {
  let guessSize: PegSize
  let attemptSize: PegSize
  /// The empty rows above and below the guess.
  let gap: Int
  /// The distance from one choice to the next.
  let choicePitch: Int
  let guessWidth: Int
  let attemptWidth: Int
  let width: Int

  /// The height of the guess, the mark below its hole or an empty row, the choices' keys, and the choices.
  var inputHeight: Int { guessSize.height + gap + (guessSize == .large ? 1 : gap) + 2 }

  init(_ game: CodeBreaker, _ pegs: PegPainter, room: (width: Int, height: Int)) {
    let (count, choices) = (game.setup.pegCount, game.pegChoices.count)
    let isLarge =
      room.height >= game.attempts.count + 7 && room.width >= pegs.rowWidth(count, .large)
      && !pegs.capabilities.isLineByLine
    let isTight = room.width < 3 + pegs.rowWidth(count, .small) + GameScreenMetrics.markerGap + count
    attemptSize = isTight ? .tiny : .small
    guessSize = isLarge ? .large : attemptSize
    gap = room.height >= game.attempts.count + 5 ? 1 : 0
    choicePitch = choices * 3 <= room.width ? 3 : 2
    guessWidth = pegs.rowWidth(count, guessSize)
    attemptWidth = 3 + pegs.rowWidth(count, attemptSize) + GameScreenMetrics.markerGap + count
    width = max(game.attempts.isEmpty && isLarge ? 0 : attemptWidth, guessWidth, choices * choicePitch)
  }
}
