import GameCore
import SessionSupport
import TriplesModel

extension TriplesLessonStep {
  /// The first lesson: the rules, why a corner helps, and what a hint's numbers mean.
  static var basics: LessonPlan<TriplesLessonStep> {
    LessonPlan(
      "basics", "The basics", summary: "Merge tiles, and read a hint.", endTitle: "That’s all you need to play.",
      endText: "Keep playing until nothing can move. Undo as you like, ask for hints, and find your own way.",
      steps: [three, oneCell, equals, closingUp, allRows, corner, dominoes, hint])
  }

  private static let lateCells = [11, 15, 3, 7, 14, 10]

  /// A 1 and a 2 make 3.
  static let three = TriplesLessonStep(
    "1 and 2 make 3", "A 1 and a 2 that are pushed together become a 3.", task: "Push the 2 onto the 1: to the left.",
    [[0, 0, 0, 0], [0, 0, 0, 0], [1, 2, 0, 0], [0, 0, 0, 0]], .makes([3]),
    success: "That’s the whole secret, and each new number scores its value."
  ) { _ in "Both moved, because nothing stopped them. The left edge holds the 1." }

  /// A move shifts each row by at most one cell.
  static let oneCell = TriplesLessonStep(
    "One cell at a time", "A move takes tiles one cell farther, no more. Then a new 1 or 2 appears.",
    task: "Bring the 2 and the 1 together, in three moves.",
    [[0, 0, 0, 0], [2, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]], .makes([3]), moves: 3, spawnCells: lateCells,
    success: "Well done: you looked three moves ahead."
  ) { _ in "Almost. Keep going left, or right: each move brings one of them a cell closer." }

  /// From 3 on, equal tiles merge.
  static let equals = TriplesLessonStep(
    "Equals make their sum", "From 3 up, two equal tiles become one. Two 1s never do, and neither do two 2s.",
    task: "Make a 6.", [[0, 0, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0], [3, 3, 0, 0]], .makes([6]), spawnCells: lateCells,
    success: "The two 1s stayed apart. 6 and 6 make 12, then 24, 48, 96, and so on."
  ) { _ in "Nothing stopped them. They are already against the left edge." }

  /// A tile at the edge stays, and the tiles behind it close up.
  static let closingUp = TriplesLessonStep(
    "Against the edge", "A tile at the edge stays where it is, and the tiles behind it close up.",
    task: "Make a 12, in two moves.", [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [6, 3, 3, 0]], .makes([12]), moves: 2,
    success: "You can merge each new tile with the next."
  ) { _ in "Almost. Push the row left against its 6, then again." }

  /// One move shifts all rows.
  static let allRows = TriplesLessonStep(
    "All rows at once", "A move shifts every row or every column, not just one tile.",
    task: "Find the move that makes two new tiles at once.",
    [[1, 2, 0, 0], [0, 0, 0, 0], [6, 6, 0, 0], [6, 0, 0, 0]], .makes([3, 12]),
    success: "Two with one move: look at the whole board before you push."
  ) {
    $0.effect.merges.isEmpty
      ? "No tiles merged. Which rows would close up, and which way?" : "Only one merge. One move makes two."
  }

  /// A large tile should stay in its corner.
  static let corner = TriplesLessonStep(
    "Keep the corner", "Your largest tile is safe in a corner, as long as nothing gets behind it.",
    task: "Make a move after which the 48 is still in its corner.",
    [[0, 0, 0, 0], [0, 0, 0, 0], [6, 0, 3, 0], [48, 12, 0, 1]], .makes([], corner: 48), spawnCells: cornerFirst,
    success: "It stays, and the others come to it. Two directions are enough for a long time."
  ) { "\(loss(of: 48, $0)) Left or down would have kept it there." }

  /// Tiles in order merge one after the other, like dominoes.
  static let dominoes = TriplesLessonStep(
    "Like dominoes", "Tiles in order from a corner fall like dominoes: each new one meets the next.",
    task: "Make a 48, in four moves. The two 3s come first.",
    [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 3], [24, 12, 6, 3]], .makes([48]), moves: 4,
    success: "What a chain! Rows like this build large numbers."
  ) { _ in "Almost. First push the 3s together, down. Then push the row to its corner, three times." }

  /// The meaning of a hint's numbers.
  public static let hint = TriplesLessonStep(
    "What a hint says", "A hint shows the best move, and how many points each other move would probably lose.",
    task: "Play the best move.", [], .followsHint,
    success: "The coach would play that too. You can ask for hints in any game, and they mark it."
  ) {
    let loss = $0.advice?.loss(of: $0.direction)?.text ?? ""
    return "\($0.direction.label) would probably lose \(loss) points by the end. The best move says so on its button."
  }

  static var hintReplay: Replay { (try? Replay(line: hintLine)) ?? Replay(number: Triples.determ) }

  static var hintLine: [UInt8] { "triples/1 14 uldrrrulduuludddudl".utf8Bytes }

  static var hintAdvice: Advice {
    Advice(text: "triples-advice/1 l 114430 d 113681 r 111728 u 111068".utf8Bytes) ?? Advice(moves: [], score: 0)
  }
}
