import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesSession

/// The "Your own board" screen, line by line: each line of input changes the board or plays a move.
final class OwnBoardLines {
  private let session: OwnBoardSession
  private let coach: (BoardQuestion) -> [UInt8]?

  enum LineEffect: Hashable {
    case changed
    case quit
    case emptyLine
    /// The line is invalid or can't be applied. The associated value explains why.
    case fault(String)
  }

  /// Creates a session with a board. It stores nothing, and uses only the clock and the random numbers of
  /// `environment`. `coach` returns `nil` if it can't answer.
  init(_ position: BoardPosition, environment: PlayEnvironment, coach: @escaping (BoardQuestion) -> [UInt8]?) {
    self.coach = coach
    let nowhere = Storage(read: { _ in nil }, write: { _, _ in true })
    session = OwnBoardSession(
      environment: PlayEnvironment(storage: nowhere, now: environment.now, random: environment.random))
    session.open(position)
  }

  func run() {
    Console.print(report)
    while let line = Console.readLine() {
      switch handle(line) {
      case .changed: Console.print("\n" + report)
      case .quit: return Console.print(self.line)
      case .emptyLine: break
      case .fault(let text): Console.report(text)
      }
    }
    Console.print(line)
  }

  var line: String { String(decoding: session.line, as: UTF8.self) }

  var report: String {
    session.ask(coach)
    // Omit the note about the best move, because the values show that move, but keep a remark on an unusual board.
    let isSaid = session.advice != nil && (session.isPlaying || session.position.remark == nil)
    let said = session.position.isEmpty ? "The board is empty. Put tiles on it." : session.note
    let texts = [session.isPlaying ? "Score \(session.score)." : "", isSaid ? "" : said].filter { !$0.isEmpty }
    let parts = [texts.joined(separator: " "), session.advice.map { OwnBoardReport.valuesText($0) } ?? ""]
    return (session.game.board.textRows() + [""] + parts.filter { !$0.isEmpty }).joined(separator: "\n")
  }

  func handle(_ line: String) -> LineEffect {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return .emptyLine }
    if first.contains("/") {
      do {
        let position = try BoardPosition(SharedText(line: words.joined(separator: " ")))
        session.open(position)
        session.confirm()
        return .changed
      } catch {
        return .fault("Can't read the board: \(error).")
      }
    }
    switch (first.lowercased(), words.count) {
    case ("quit", 1), ("q", 1): return .quit
    case ("undo", 1):
      guard session.canUndo else { return .fault("Nothing to undo.") }
      session.undo()
      return .changed
    case ("back", 1):
      guard session.isPlaying else { return .fault("This is the board that you set up.") }
      session.returnToSetup()
      return .changed
    case ("put", 4): return put(words.dropFirst().map { DecimalText.read(Array($0.utf8)) })
    case (let word, 1):
      guard let direction = Direction(name: word) else { return .fault(Self.help) }
      return session.move(direction)
        ? .changed : .fault(session.isOver ? "No more moves." : "\(direction.label): nothing moves.")
    default: return .fault(Self.help)
    }
  }

  private static let help = "Type a move (l, r, u, d), put ROW COLUMN TILE, undo, back, a board/1 line, or quit."

  private func put(_ numbers: [Int64?]) -> LineEffect {
    let side = 1...Int64(Triples.size)
    guard let row = numbers[0], let column = numbers[1], side ~= row, side ~= column else {
      return .fault("Rows and columns are 1 to \(Triples.size).")
    }
    guard let tile = numbers[2], tile == 0 || BoardPosition.availableTiles.contains(Int(clamping: tile)) else {
      return .fault("A tile is 1, 2, or 3 doubled, at most \(BoardPosition.maxTile). 0 clears the cell.")
    }
    guard !session.isPlaying else { return .fault("Type back to change the board that you set up.") }
    session.put(Int(tile), at: Int(row - 1) * Triples.size + Int(column - 1))
    return .changed
  }
}

struct OwnBoardReport: Report {
  let position: BoardPosition
  let advice: Advice

  var text: String { position.game().board.textRows().joined(separator: "\n") + "\n\n" + Self.valuesText(advice) }

  static func valuesText(_ advice: Advice) -> String {
    advice.moveLines("\(advice.expectation.text) more points expected").joined(separator: "\n")
  }

  var fields: JSON {
    [
      "board": JSON(position.game().board.map { row in JSON(row.map { JSON($0) }) }),
      "expected": advice.expectation.json, "best": JSON(advice.bestMove?.name), "choices": advice.choices,
    ]
  }
}
