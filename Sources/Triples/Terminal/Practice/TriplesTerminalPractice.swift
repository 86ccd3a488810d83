import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesSession

final class TriplesTerminalPractice: TerminalPractice {
  let practice: TriplesPractice
  let coach: (CoachQuestion) -> [UInt8]?

  /// Creates a front end for a practice session. `coach` returns `nil` if it can't answer.
  init(_ practice: TriplesPractice, coach: @escaping (CoachQuestion) -> [UInt8]?) {
    self.practice = practice
    self.coach = coach
  }

  var name: String { "Triples" }

  // MARK: Screen

  func handle(_ key: Key) {
    if let direction = TriplesKeyMap.direction(key) { practice.choose(direction) }
  }

  func hints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    [KeyHint(capabilities.supportsUnicode ? "←↓↑→" : "arrows", "your move", isEssential: true)]
  }

  func drawPosition(in frame: ScreenFrame, on canvas: inout Canvas) {
    guard let game = practice.game else { return }
    frame.drawBoard(
      game, left: frame.capabilities.displayText(practice.originText), right: practice.core.progressText,
      status: frame.capabilities.displayText(statusText), on: &canvas)
  }

  func drawJudgment(in frame: ScreenFrame, from line: Int, on canvas: inout Canvas) -> Int {
    guard let game = practice.game else { return line }
    let part = frame.drawAroundPage(textWidth: min(canvas.width - 2, 58), on: &canvas)
    let lines = judgment(part.width, frame.capabilities)
    let room = part.height - lines.count - 2
    let metrics = BoardMetrics.fitting(width: part.width, height: room, capabilities: frame.capabilities)
    var text = part
    // Show the board only if there is room above the text.
    if metrics.height <= room, metrics.width <= part.width {
      canvas.put(
        frame.capabilities.displayText(practice.originText), row: part.row, column: part.column, style: .dim,
        limit: part.width)
      BoardDrawing(metrics: metrics, capabilities: frame.capabilities).draw(
        game.grid, on: &canvas, row: part.row + 1, column: part.column + (part.width - metrics.width) / 2)
      text.row += metrics.height + 2
      text.height -= metrics.height + 2
    }
    return frame.draw(lines, from: line, in: text, on: &canvas)
  }

  private func judgment(_ width: Int, _ capabilities: TerminalCapabilities) -> [[Span]] {
    let labels = practice.ratedMoves.map(\.label.columnCount).max() ?? 0
    let losses = practice.ratedMoves.map { capabilities.displayText($0.lossText).columnCount }.max() ?? 0
    return practice.verdict.lines(width, .bold)
      + practice.explanations.flatMap { capabilities.displayText($0).lines(width) } + [[]]
      + practice.ratedMoves.map { value in
        [
          Span(value.label.leftAligned(in: labels + 2)),
          Span(capabilities.displayText(value.lossText).rightAligned(in: losses), value.isBest ? .bold : .plain),
          Span(value.note.isEmpty ? "" : "  " + value.note, .dim),
        ]
      }
  }

  // MARK: Lines

  var help: String {
    "What would you play? Type l, r, u, or d for left, right, up, or down, or q to quit. Your answers are saved."
  }

  var positionText: String {
    guard let replay = practice.replay else { return "" }
    let board = replay.game.board.textRows().joined(separator: "\n")
    return "\(practice.originText), score \(DecimalText.grouped(replay.game.score)):\n\n\(board)"
  }

  var judgmentText: String {
    judgment(72, TerminalCapabilities(depth: .none, supportsUnicode: true)).text
  }

  func answer(_ words: String) -> String? {
    guard let direction = Direction(name: words) else { return "Type l, r, u, or d to move, or q to quit." }
    practice.choose(direction)
    return practice.phase == .asking ? practice.status : nil
  }
}
