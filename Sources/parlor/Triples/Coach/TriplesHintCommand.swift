import ArgumentParser
import TriplesAdvice
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

  @Argument(help: ArgumentHelp("The replay line.", valueName: "line"))
  var line: String

  @Option(help: ArgumentHelp("Look ahead as far as so many looks at the network allow.", valueName: "N"))
  var nodes = Coach.usualNodes

  @OptionGroup var network: NetworkOption

  @Flag(help: "Print one line of JSON: game, moves, score, expected, best, choices.")
  var json = false

  func validate() throws {
    guard nodes > 0 else { throw ValidationError("The number of nodes must be 1 or more.") }
  }

  func run() throws {
    let replay = try Replay(argument: line)
    let advice = Coach(network: try network.read()).advice(for: replay, nodes: nodes)
    let report = TriplesHintReport(replay: replay, advice: advice)
    print(json ? report.json : report.text)
  }
}
