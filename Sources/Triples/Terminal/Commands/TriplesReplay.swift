import ArgumentParser
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel

struct TriplesReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Replay a game and print its board and score.",
    discussion: """
      A replay line is the game's number and its moves: l, r, u, and d for left, right, up, and down. Quote it, because it \
      contains spaces. Every command that takes a line also takes a link to a game, or the part of the link after #.

        parlor triples replay 'triples/1 14 uldr'
        parlor triples replay 'https://example.org/triples/#triples/1/14/uldr' --json

      If the game can't be played, prints its first error to standard error and exits with code 65.
      """)

  @Argument(help: ArgumentHelp("The replay line, or a link.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: game, moves, score, done, board.")
  var json = false

  func run() throws {
    TriplesReplayReport(replay: try Replay(argument: line)).show(asJSON: json)
  }
}

/// The output of `parlor triples replay`.
struct TriplesReplayReport: Report {
  let replay: Replay

  var text: String {
    let (count, game) = (replay.moves.count, replay.game)
    let moves = count == 1 ? "1 move" : "\(count) moves"
    let head = "Game \(replay.deal), \(moves), score \(game.score), \(game.isDone ? "done" : "not done")"
    return ([head, ""] + game.board.textRows()).joined(separator: "\n")
  }

  var fields: JSON {
    let game = replay.game
    return [
      "game": JSON(replay.deal), "moves": JSON(replay.moves.count), "score": JSON(game.score),
      "done": JSON(game.isDone), "board": JSON(game.board.map { row in JSON(row.map { JSON($0) }) }),
    ]
  }
}

extension Replay {
  /// Reads a game from a command's argument, a replay line or a link. If the link is to a duel, reads the sender's game. If the
  /// argument is invalid, reports the error and throws an exit code.
  init(argument: String) throws {
    let shared = try SharedText(argument: argument)
    do throws(ReplayError) {
      if shared.isAddress {
        try self.init(address: DuelAddress(shared.text).game)
      } else {
        try self.init(line: shared.text)
      }
    } catch {
      throw Failure.data.report(error.description)
    }
  }
}
