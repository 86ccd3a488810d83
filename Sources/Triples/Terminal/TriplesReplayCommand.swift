import ArgumentParser
import TerminalSupport
import TriplesModel

/// `parlor triples replay`.
struct TriplesReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a replay line and print how the game stands after it.",
    discussion: """
      A replay line is the game's number and its moves: l, r, u and d for left, right, up and down. Put it in quotes, \
      since it holds spaces.

        parlor triples replay 'triples/1 14 uldr'
        parlor triples replay 'triples/1 14 uldr' --json

      A line that cannot be played exits with code 65 and one line on standard error that names its first fault.
      """)

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Flag(help: "Print one line of JSON: game, moves, score, done, board.")
  var json = false

  func run() throws {
    let report = TriplesReplayReport(try Replay(argument: line))
    print(json ? report.json : report.text)
  }
}
