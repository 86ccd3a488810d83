import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesLessonStep {
  /// The board's rows from the top, with 0 for an empty cell. Empty in the step about hints, which uses `hintReplay`.
  var board: [[Int]] {
    switch self {
    case .three: [[0, 0, 0, 0], [0, 0, 0, 0], [1, 2, 0, 0], [0, 0, 0, 0]]
    case .oneCell: [[0, 0, 0, 0], [2, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]]
    case .equals: [[0, 0, 0, 0], [1, 1, 0, 0], [0, 0, 0, 0], [3, 3, 0, 0]]
    case .closingUp: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [6, 3, 3, 0]]
    case .allRows: [[1, 2, 0, 0], [0, 0, 0, 0], [6, 6, 0, 0], [6, 0, 0, 0]]
    case .corner: [[0, 0, 0, 0], [0, 0, 0, 0], [6, 0, 3, 0], [48, 12, 0, 1]]
    case .dominoes: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 3], [24, 12, 6, 3]]
    case .hint: []
    }
  }

  var maxMoveCount: Int {
    switch self {
    case .three, .equals, .allRows, .corner, .hint: 1
    case .closingUp: 2
    case .oneCell: 3
    case .dominoes: 4
    }
  }

  /// The cells for new tiles, numbered row by row from the top left. A tile appears in the first of them that is empty.
  /// In the step about corners, that can be the corner that the large tile left.
  var spawnCells: [Int] {
    switch self {
    case .oneCell, .equals: [11, 15, 3, 7, 14, 10]
    case .corner: [12, 3, 7, 2, 6]
    case .three, .closingUp, .allRows, .dominoes, .hint: [3, 2, 1, 7, 0, 6]
    }
  }

  static var hintReplay: Replay { (try? Replay(line: hintLine)) ?? Replay(number: Triples.determ) }

  static var hintLine: [UInt8] { "triples/1 14 uldrrrulduuludddudl".utf8Bytes }

  static var hintAdvice: Advice {
    Advice(text: "triples-advice/1 l 114430 d 113681 r 111728 u 111068".utf8Bytes) ?? Advice(moves: [], score: 0)
  }
}

extension TriplesLessonStep {
  /// The title of the step.
  public var title: String {
    switch self {
    case .three: "1 and 2 make 3"
    case .oneCell: "One cell at a time"
    case .equals: "Equals make their sum"
    case .closingUp: "Against the edge"
    case .allRows: "All rows at once"
    case .corner: "Keep the corner"
    case .dominoes: "Like dominoes"
    case .hint: "What a hint says"
    }
  }

  /// The rule that the step explains.
  public var text: String {
    switch self {
    case .three: "A 1 and a 2 that are pushed together become a 3."
    case .oneCell: "A move takes tiles one cell farther, no more. Then a new 1 or 2 appears."
    case .equals: "From 3 up, two equal tiles become one. Two 1s never do, and neither do two 2s."
    case .closingUp: "A tile at the edge stays where it is, and the tiles behind it close up."
    case .allRows: "A move shifts every row or every column, not just one tile."
    case .corner: "Your largest tile is safe in a corner, as long as nothing gets behind it."
    case .dominoes: "Tiles in order from a corner fall like dominoes: each new one meets the next."
    case .hint: "A hint shows the best move, and how many points each other move would probably lose."
    }
  }

  /// The task of the step.
  public var task: String {
    switch self {
    case .three: "Push the 2 onto the 1: to the left."
    case .oneCell: "Bring the 2 and the 1 together, in three moves."
    case .equals: "Make a 6."
    case .closingUp: "Make a 12, in two moves."
    case .allRows: "Find the move that makes two new tiles at once."
    case .corner: "Make a move after which the 48 is still in its corner."
    case .dominoes: "Make a 48, in four moves. The two 3s come first."
    case .hint: "Play the best move."
    }
  }

  /// The text after success. It follows a description of the merges of the latest move.
  var successText: String {
    switch self {
    case .three: "That’s the whole secret, and each new number scores its value."
    case .oneCell: "Well done: you looked three moves ahead."
    case .equals: "The two 1s stayed apart. 6 and 6 make 12, then 24, 48, 96, and so on."
    case .closingUp: "You can merge each new tile with the next."
    case .allRows: "Two with one move: look at the whole board before you push."
    case .corner: "It stays, and the others come to it. Two directions are enough for a long time."
    case .dominoes: "What a chain! Rows like this build large numbers."
    case .hint: "The coach would play that too. You can ask for hints in any game, and they mark it."
    }
  }

  func failureText(_ direction: Direction, _ effect: MoveEffect, _ advice: Advice?) -> String {
    switch self {
    case .three: return "Both moved, because nothing stopped them. The left edge holds the 1."
    case .oneCell: return "Almost. Keep going left, or right: each move brings one of them a cell closer."
    case .equals: return "Nothing stopped them. They are already against the left edge."
    case .closingUp: return "Almost. Push the row left against its 6, then again."
    case .allRows:
      return effect.merges.isEmpty
        ? "No tiles merged. Which rows would close up, and which way?" : "Only one merge. One move makes two."
    case .corner:
      let intruder = effect.spawnedTile.map { "A \($0.val)" } ?? "Another tile"
      return "\(intruder) took the corner, and the 48 can hardly get back. Left or down would have kept it there."
    case .dominoes: return "Almost. First push the 3s together, down. Then push the row to its corner, three times."
    case .hint:
      let loss = advice?.loss(of: direction)?.text ?? ""
      return "\(direction.label) would probably lose \(loss) points by the end. The best move says so on its button."
    }
  }
}
