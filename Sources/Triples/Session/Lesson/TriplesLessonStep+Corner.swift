import GameCore
import SessionSupport
import TriplesModel

extension TriplesLessonStep {
  /// The second lesson: how the largest tile stays in its corner, and how it gets back.
  ///
  /// The coach prefers the moves of all solutions. `parlor triples board` shows by how much.
  static var cornerLesson: LessonPlan<TriplesLessonStep> {
    LessonPlan(
      "corner", "The corner", summary: "Keep your largest tile there.", endTitle: "The corner is yours.",
      endText: "Left and down are safe. Right and up are, too, behind a full row or column. Any corner will do.",
      steps: [twoWays, intoCorner, patience, fullRow, filledRow, fullColumn, straightBack, cornerAgain])
  }

  /// The order of cells in which a corner that a tile leaves is taken at once.
  static let cornerFirst = [12, 3, 7, 2, 6, 1, 11, 0]

  private static let cornerLast = [2, 3, 11, 0, 7, 1, 4, 5, 6, 12]

  /// Most pairs can be joined from two sides.
  private static let twoWays = TriplesLessonStep(
    "Two ways to join", "Most pairs can be joined from two sides. Choose the one that leaves your largest tile alone.",
    task: "Join the 6s, and keep the 24 in its corner.",
    [[3, 0, 0, 0], [6, 2, 1, 0], [6, 2, 0, 0], [24, 3, 6, 0]], .makes([12], corner: 24), spawnCells: cornerFirst,
    success: "Down joins them as well as up, and what’s at the bottom stays there."
  ) { "\(result(for: 6, keeping: 24, $0)) The 6s can meet on the way down." }

  /// Two tiles meet at the side to which they are pushed.
  private static let intoCorner = TriplesLessonStep(
    "Into the corner", "Two tiles meet at the side to which you push them. So push your largest pair into the corner.",
    task: "Make a 48 in the corner.", [[0, 0, 0, 0], [0, 0, 1, 1], [12, 0, 3, 3], [24, 24, 6, 2]],
    .makes([48], corner: 48), spawnCells: cornerFirst, success: "It’s made where it will stay."
  ) {
    $0.direction == .right
      ? "The 48 is beside the corner, and a \($0.game.board[3][0]) is in it. Push the other way."
      : "The 24s aren’t joined, and their row has left the edge. Push them to the left."
  }

  /// A pair that stays together can be joined later.
  private static let patience = TriplesLessonStep(
    "A pair can wait", "A pair that stays together is still there after the next move.",
    task: "Join the 12s in two moves, and keep the 48 in its corner.",
    [[0, 12, 0, 0], [1, 12, 0, 0], [6, 0, 2, 0], [48, 24, 6, 0]], .makes([24], corner: 48), moves: 2,
    spawnCells: cornerFirst, success: "It took one move more, and the 48 never left."
  ) { "\(result(for: 12, keeping: 48, $0)) Go down twice." }

  /// A full row without a pair can't move sideways.
  private static let fullRow = TriplesLessonStep(
    "A full row holds", "A full row without a pair can’t move sideways. Then right is as safe as left.",
    task: "Join the 6s, and keep the 96 in its corner.",
    [[0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 6, 6], [96, 24, 12, 3]], .makes([12], corner: 96), spawnCells: cornerFirst,
    success: "The full row held the 96."
  ) { "\(result(for: 6, keeping: 96, $0)) The bottom row is full, so push right." }

  /// A gap in the row of the largest tile can be filled first.
  private static let filledRow = TriplesLessonStep(
    "Fill the row first", "Right would pull the 96 along, because its row has a gap. Fill the gap first.",
    task: "Join the 3s in two moves, and keep the 96 in its corner.",
    [[0, 0, 0, 0], [0, 0, 3, 3], [0, 0, 0, 6], [96, 24, 12, 0]], .makes([6], corner: 96), moves: 2,
    spawnCells: [12, 6, 14, 1, 13, 0], success: "With the row full, right did no harm."
  ) { "\(result(for: 3, keeping: 96, $0)) First down: the 6 fills the row. Then right." }

  /// If only two directions are open, a full column may keep the tile in its corner.
  private static let fullColumn = TriplesLessonStep(
    "The safe way out", "Left and down are blocked here. A full column without a pair can’t move up or down.",
    task: "Make the move after which the 48 is still in its corner.",
    [[1, 0, 0, 0], [6, 1, 1, 0], [24, 1, 3, 0], [48, 24, 6, 0]], .makes([], corner: 48), spawnCells: cornerFirst,
    success: "The left column is full, so only the others moved."
  ) { "\(loss(of: 48, $0)) The left column is full, so up would have kept it." }

  /// A tile that has to leave the corner should return at once.
  private static let straightBack = TriplesLessonStep(
    "Straight back", "Sometimes your largest tile has to leave. Bring it back at once, before a new tile gets there.",
    task: "Up and right are open. Make two moves after which the 48 is in its corner again.",
    [[0, 0, 0, 0], [6, 2, 2, 0], [24, 3, 2, 0], [48, 12, 6, 0]], .makes([], corner: 48), moves: 2,
    spawnCells: cornerLast, success: "Nothing took the corner. That’s luck, so leave it only if you must."
  ) { _ in "The 48 isn’t back. After right comes left, and after up comes down." }

  /// A full column holds the tile while the corner is cleared.
  private static let cornerAgain = TriplesLessonStep(
    "The corner again", "A 2 has taken the corner. The column of the 48 is full, so it stays when the 2 goes up.",
    task: "Bring the 48 into the corner, in two moves.",
    [[1, 1, 0, 0], [0, 1, 1, 0], [0, 24, 3, 6], [2, 48, 1, 1]], .makes([], corner: 48), moves: 2,
    spawnCells: [3, 7, 2, 6, 1, 11, 0, 5, 12], success: "Up cleared the corner, and left filled it."
  ) {
    let tile = $0.game.board[3][0]
    return (tile == 0 ? "The corner is empty, but the 48 isn’t in it." : "The corner has a \(tile) in it.")
      + " First up, then left."
  }

  /// Returns what happened to a tile that has left its corner.
  static func loss(of tile: Int, _ failure: Failure) -> String {
    let intruder = failure.game.board[3][0]
    return intruder == 0
      ? "The \(tile) has left its corner." : "A \(intruder) took the corner, and the \(tile) can hardly get back."
  }

  /// Returns what happened to the tile in the corner, or else to two equal tiles that should have merged.
  private static func result(for pair: Int, keeping tile: Int, _ failure: Failure) -> String {
    guard failure.game.board[3][0] == tile else { return loss(of: tile, failure) }
    return "The \(tile) is safe, but the \(pair)s \(failure.game.touch(pair, pair) ? "still wait" : "are apart")."
  }
}

extension Triples {
  /// Returns whether two neighbors have these numbers.
  func touch(_ one: Int, _ other: Int) -> Bool {
    let board = board
    return board.indices.contains { row in
      board.indices.contains { column in
        let (tile, right) = (board[row][column], column + 1 < Triples.size ? board[row][column + 1] : 0)
        let below = row + 1 < Triples.size ? board[row + 1][column] : 0
        return tile == one && (right == other || below == other) || tile == other && (right == one || below == one)
      }
    }
  }
}
