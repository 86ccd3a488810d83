import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesTerminal

struct TriplesAutoplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autoplay",
    abstract: "Let the coach play numbered games to their ends, and print its scores.",
    discussion: """
      The coach sees only the board. Scores are the same on every machine. Moves per second are those of one thread on this \
      machine. The share of par is the mean of each game's score divided by the best possible score with its spawns.

        parlor-lab triples autoplay --games 1-1000 --plies 2
        parlor-lab triples autoplay --games 1-1000 --nodes 40000 --json
        parlor-lab triples autoplay --games 1-1000 --player random

      To compare two players game by game, save the scores of one and pass them to the other:

        parlor-lab triples autoplay --games 1-1000 --plies 0 --scores zero.txt
        parlor-lab triples autoplay --games 1-1000 --plies 1 --against zero.txt
      """)

  @Option(help: ArgumentHelp("The games, by their numbers.", valueName: "A-B"))
  var games: GameRange

  @Option(help: "Let a plain player play instead of the coach.")
  var player: ReferencePlayer?

  @OptionGroup var search: SearchOptions

  @OptionGroup var network: NetworkOption

  @Option(help: ArgumentHelp("The number of games to play at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("Write the number and the score of each game to FILE.", valueName: "FILE"))
  var scores: String?

  @Option(help: ArgumentHelp("Compare with the scores in FILE, game by game.", valueName: "FILE"))
  var against: String?

  @Flag(help: "Print one line of JSON: games, mean, standardError, best, ofPar, movesPerGame, movesPerSecond, reached.")
  var json = false

  func validate() throws {
    guard games.count <= 1_000_000 else { throw ValidationError("A run can have at most a million games.") }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
    guard player == nil || (search.isDefault && network.network == nil) else {
      throw ValidationError("--nodes, --plies, and --network can't be used with --player.")
    }
  }

  func run() throws {
    let otherScores = try readOtherScores()
    let played = try play()
    if let scores {
      let text = played.map { "\($0.number) \($0.score)\n" }.joined()
      try reportingFailure(toWrite: scores) {
        try Data(text.utf8).write(to: URL(filePath: scores), options: .atomic)
      }
    }
    AutoplayReport(games: played, otherScores: otherScores).show(asJSON: json)
  }

  private func play() throws -> [AutoplayedGame] {
    let say: @Sendable (Int) -> Void = { [games] in Console.report($0, of: games.count, "played") }
    if let player {
      return Parallel.map(count: games.count, threads: threads) {
      } body: { [games] _, index in
        AutoplayedGame(games[index], player: player)
      } progress: {
        say($0)
      }
    }
    let network = try network.read()
    return Parallel.map(count: games.count, threads: threads) {
      Expectimax(network: network, tableBits: 18)
    } body: { [games, limit = search.limit] search, index in
      AutoplayedGame(games[index], search: search, limit: limit)
    } progress: {
      say($0)
    }
  }

  private func readOtherScores() throws -> [UInt64: Int] {
    guard let against else { return [:] }
    guard let data = try? Data(contentsOf: URL(filePath: against)) else {
      throw Failure.file.report("\(against) cannot be read.")
    }
    var otherScores: [UInt64: Int] = [:]
    for line in String(decoding: TextFile.normalized([UInt8](data)), as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let number = UInt64(words[0]), let score = Int(words[1]) else {
        throw Failure.data.report("\(against) is not a list of scores: \(line)")
      }
      otherScores[number] = score
    }
    return otherScores
  }
}

/// The options `--nodes N` and `--plies P`, which limit the coach's search.
struct SearchOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Limit the search for a move to N evaluations by the network.", valueName: "N"))
  var nodes: Int?

  @Option(help: ArgumentHelp("Search P replies ahead, 0 to 6.", valueName: "P"))
  var plies: Int?

  var isDefault: Bool { nodes == nil && plies == nil }

  /// The limit of the search. The default is the limit that the game uses.
  var limit: SearchLimit {
    plies.map { .plies($0) } ?? .nodes(nodes ?? Coach.usualNodeLimit)
  }

  func validate() throws {
    guard nodes == nil || plies == nil else { throw ValidationError("Use either --nodes or --plies, not both.") }
    guard nodes ?? 1 > 0 else { throw ValidationError("The number of nodes must be 1 or more.") }
    guard 0...6 ~= plies ?? 0 else { throw ValidationError("The number of plies must be 0 to 6.") }
  }
}
