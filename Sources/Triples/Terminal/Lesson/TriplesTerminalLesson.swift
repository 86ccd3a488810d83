import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

final class TriplesTerminalLesson: TerminalLesson {
  let lesson: TriplesLesson

  init(_ lesson: TriplesLesson) {
    self.lesson = lesson
  }

  func press(_ key: Key) -> Bool {
    guard let direction = TriplesKeyMap.direction(key) else { return false }
    lesson.move(direction)
    return true
  }

  func lines(of picture: Never, _ capabilities: TerminalCapabilities) -> [[Span]] {}

  func editHints(_ capabilities: TerminalCapabilities) -> [KeyHint] {
    [KeyHint(capabilities.supportsUnicode ? "←↓↑→" : "arrows", "move", isEssential: true)]
  }

  func drawBoard(in part: Rectangle, capabilities: TerminalCapabilities, on canvas: inout Canvas) {
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
    return Direction.allCases.map { "\($0.label) \(lesson.label(of: $0).text)" }.joined(separator: "   ")
  }
}
