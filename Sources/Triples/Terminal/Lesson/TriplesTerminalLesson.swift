import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesModel
import TriplesSession

final class TriplesTerminalLesson: TerminalLesson {
  let lesson: TriplesLesson

  init(_ lesson: TriplesLesson) {
    self.lesson = lesson
  }

  // MARK: Screen

  func handle(_ key: Key) {
    if let direction = TriplesKeyMap.direction(key) { lesson.move(direction) }
  }

  func hints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    [KeyHint(capabilities.supportsUnicode ? "←↓↑→" : "arrows", "move", isEssential: true)]
  }

  func drawPosition(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) {
    let values = hintLine.isEmpty ? 0 : 1
    let metrics = BoardMetrics.fitting(width: part.width, height: part.height - values, capabilities: capabilities)
    guard metrics.height <= part.height, metrics.width <= part.width else { return }
    let column = part.column + (part.width - metrics.width) / 2
    BoardDrawing(metrics: metrics, capabilities: capabilities).draw(
      lesson.game.grid, on: &canvas, row: part.row, column: column)
    guard values > 0, metrics.height < part.height else { return }
    canvas.put(
      capabilities.displayText(hintLine), row: part.row + metrics.height, column: part.column, style: .plain,
      limit: part.width)
  }

  /// The hint's values for all moves, such as "Left Best   Up −33.62". Empty in steps without a hint.
  private var hintLine: String {
    guard lesson.bestMove != nil else { return "" }
    return Direction.allCases.map { "\($0.label) \(lesson.label(of: $0).shown)" }.joined(separator: "   ")
  }

  // MARK: Lines

  var help: String {
    "Type l, r, u, or d to move left, right, up, or down. Type b to go back, n for the next step, or q to quit."
  }

  var positionText: String {
    let rows = lesson.game.board.map { row in
      row.map { ($0 == 0 ? "." : "\($0)").rightAligned(in: 4) }.joined()
    }
    return (rows + (hintLine.isEmpty ? [] : ["", "  " + hintLine])).joined(separator: "\n")
  }

  func performMove(_ words: String) -> String? {
    let names = Direction.allCases.map { ($0, [String(decoding: [$0.letter], as: UTF8.self), $0.name]) }
    guard let (direction, _) = names.first(where: { $0.1.contains(words) }) else {
      return "Type l, r, u, or d to move, or q to quit."
    }
    lesson.move(direction)
    return nil
  }
}
