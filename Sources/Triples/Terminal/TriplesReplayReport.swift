import NumberedGame
import TerminalSupport
import TriplesModel

/// What `parlor triples replay` says of a game.
struct TriplesReplayReport {
  let game: GameNumber
  let moveCount: Int
  let score: Int
  let isDone: Bool
  let board: [[Int]]

  init(_ replay: Replay) {
    let final = replay.game
    game = replay.number
    moveCount = replay.moves.count
    score = final.score
    isDone = final.isDone
    board = final.board
  }

  /// For people.
  var text: String {
    let moves = moveCount == 1 ? "1 move" : "\(moveCount) moves"
    let width = max(3, board.joined().map { "\($0)".count }.max() ?? 0)
    let rows = board.map { row in
      row.map { value in
        let digits = value == 0 ? "." : "\(value)"
        return String(repeating: " ", count: width + 1 - digits.count) + digits
      }.joined()
    }
    let head = "Game \(game), \(moves), score \(score), \(isDone ? "done" : "not done")"
    return ([head, ""] + rows).joined(separator: "\n")
  }

  /// For programs: one line, its keys always in this order. Written by hand, since Foundation's encoder keeps no order
  /// but the alphabet's; there is nothing in it but numbers and one Bool, so nothing needs escaping.
  var json: String {
    let rows = board.map { row in "[" + row.map(String.init).joined(separator: ",") + "]" }
    return #"{"game":\#(game),"moves":\#(moveCount),"score":\#(score),"done":\#(isDone),"#
      + #""board":[\#(rows.joined(separator: ","))]}"#
  }
}
