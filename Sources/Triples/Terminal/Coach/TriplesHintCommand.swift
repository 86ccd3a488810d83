import ArgumentParser
import TerminalSupport
import TriplesCoach
import TriplesModel

/// `parlor triples hint`.
struct TriplesHintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: "Say the best move after a replay line, and what every other move loses against it.",
    discussion: """
      The coach sees the board alone, and not what will be spawned. The game in the browser says the same.

        parlor triples hint 'triples/1 14 uldr'
        parlor triples hint 'triples/1 14 uldr' --json
      """)

  @OptionGroup var game: CoachedGame

  @Flag(help: "Print one line of JSON: game, moves, score, expected, best, choices.")
  var json = false

  func run() throws {
    let replay = try game.replay()
    let advice = try game.coach().advice(for: replay, nodes: game.nodes)
    let report = TriplesHintReport(replay: replay, advice: advice)
    print(json ? report.json : report.text)
  }
}
