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

  // MARK: Screen

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
    let capabilities = TerminalCapabilities(depth: .none, supportsUnicode: true)
    let values = practice.ratedMoves.flatMap { lines(of: .ratedMove($0), capabilities) }
    return (([practice.verdict] + practice.explanations).flatMap { $0.lines(72) } + [[]] + values).text
  }

  func answer(_ words: String) -> String? {
    guard let direction = Direction(name: words) else { return "Type l, r, u, or d to move, or q to quit." }
    practice.choose(direction)
    return practice.phase == .asking ? practice.status : nil
  }
}
