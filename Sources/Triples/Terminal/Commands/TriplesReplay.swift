import ArgumentParser
import NumberedGame
import TerminalSupport
import TriplesModel

struct TriplesReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a game and print its board and score.",
    discussion: """
      A replay line is the game's number and its moves: l, r, u, and d for left, right, up, and down. Quote it, because it \
      contains spaces.

        parlor triples replay 'triples/1 14 uldr'
        parlor triples replay 'triples/1 14 uldr' --json

      If the line can't be played, prints its first error to standard error and exits with code 65.
      """)

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: game, moves, score, done, board.")
  var json = false

  func run() throws {
    TriplesReplayReport(try Replay(argument: line)).show(asJSON: json)
  }
}

/// The output of `parlor triples replay`.
package struct TriplesReplayReport: Report {
  let deal: Deal
  let moveCount: Int
  let score: Int
  let isDone: Bool
  let board: [[Int]]

  package init(_ replay: Replay) {
    let final = replay.game
    deal = replay.deal
    moveCount = replay.moves.count
    score = final.score
    isDone = final.isDone
    board = final.board
  }

  package var text: String {
    let moves = moveCount == 1 ? "1 move" : "\(moveCount) moves"
    let width = max(3, board.joined().map { "\($0)".count }.max() ?? 0)
    let rows = board.map { row in
      row.map { value in
        (value == 0 ? "." : "\(value)").rightAligned(in: width + 1)
      }.joined()
    }
    let head = "Game \(deal), \(moves), score \(score), \(isDone ? "done" : "not done")"
    return ([head, ""] + rows).joined(separator: "\n")
  }

  package var fields: JSON {
    [
      "game": JSON(deal), "moves": JSON(moveCount), "score": JSON(score), "done": JSON(isDone),
      "board": JSON(board.map { row in JSON(row.map { JSON($0) }) }),
    ]
  }
}

extension Replay {
  /// Reads a replay line from a command's argument. If the line is invalid, reports the error and throws an exit code.
  init(argument: String) throws {
    do throws(ReplayError) {
      try self.init(line: argument)
    } catch {
      throw Failure.data.report(error.description)
    }
  }
}
