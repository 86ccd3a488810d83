import GameCore
import SessionSupport
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

  func press(_ key: Key) -> Bool {
    guard let direction = TriplesKeyMap.direction(key) else { return false }
    practice.choose(direction)
    return true
  }

  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    [KeyHint(capabilities.supportsUnicode ? "←↓↑→" : "arrows", "your move", isEssential: true)]
  }

  func drawPosition(in frame: ScreenFrame, on canvas: inout Canvas) {
    guard let game = practice.game else { return }
    frame.drawBoard(
      game, left: frame.capabilities.displayText(practice.originText), right: practice.core.progressText,
      status: frame.capabilities.displayText(statusText), on: &canvas)
  }

  /// Draws the board of a judged position.
  func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) -> Int {
    guard let game = practice.game else { return 0 }
    let metrics = BoardMetrics.fitting(width: part.width, height: part.height, capabilities: capabilities)
    guard metrics.height <= part.height, metrics.width <= part.width else { return 0 }
    BoardDrawing(metrics: metrics, capabilities: capabilities).draw(
      game.grid, on: &canvas, row: part.row, column: part.column + (part.width - metrics.width) / 2)
    return metrics.height
  }

  func lines(of picture: TriplesSession.Picture, _ capabilities: TerminalCapabilities) -> [[Span]] {
    guard case .ratedMove(let move) = picture else { return [] }
    return [
      [
        Span(move.label.leftAligned(in: 7)),
        Span(capabilities.displayText(move.lossText).rightAligned(in: 8), move.isBest ? .bold : .plain),
        Span(move.note.isEmpty ? "" : "  " + move.note, .dim),
      ]
    ]
  }
}
