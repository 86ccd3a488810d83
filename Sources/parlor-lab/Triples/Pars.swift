import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesBestGameSearch

struct TriplesParCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "par",
    abstract: "Find the best possible games, knowing all spawns.",
    discussion: """
      Stores the best games found in a table. Only a better game replaces a game in the table, and a game that is proven \
      to be the best is not searched again. So you can interrupt the command and start it again at any time.

        parlor-lab triples par --games 1-1000
        parlor-lab triples par --games 13096 --width 1000 --table more-pars.txt

      The best possible score follows from the spawns, without a search (see ScoreBound). So the distribution of par over \
      many games needs no table:

        parlor-lab triples par --distribution 1000000
        parlor-lab triples par --distribution 1000000 --json
      """)

  @Option(help: ArgumentHelp("The games, by their numbers.", valueName: "A-B"))
  var games: GameRange?

  @Option(help: ArgumentHelp("Print the distribution of par over games 1 to N, up to 10,000,000.", valueName: "N"))
  var distribution: Int?

  @Flag(help: "Print the distribution as one line of JSON, with the number of games in each eighth of a doubling.")
  var json = false

  @Option(help: ArgumentHelp("The maximum number of boards to keep at each move.", valueName: "W"))
  var width = 10_000

  @Option(help: ArgumentHelp("The table to improve.", valueName: "FILE"))
  var table = "Data/triples-par.txt"

  @Option(
    help: ArgumentHelp("The number of games to search at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard (games == nil) != (distribution == nil) else {
      throw ValidationError("Use either --games or --distribution.")
    }
    guard 1...10_000_000 ~= distribution ?? 1 else {
      throw ValidationError("The distribution must be of 1 to 10,000,000 games.")
    }
    guard distribution != nil || !json else { throw ValidationError("--json requires --distribution.") }
    guard games?.count ?? 1 <= 1_000_000 else { throw ValidationError("A run can have at most a million games.") }
    guard 1...10_000_000 ~= width else { throw ValidationError("The width must be 1 to 10,000,000.") }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
  }

  func run() throws {
    if let games {
      try search(games)
    } else if let last = distribution, let games = GameRange(argument: "1-\(last)") {
      guard let pars = ParDistribution.compute(for: games, threads: threads) else {
        throw Failure.data.report("One of these games has no bound.")
      }
      pars.show(asJSON: json)
    }
  }

  private func search(_ games: GameRange) throws {
    let store = TableStore(try readTable(), path: table, minSaveInterval: .seconds(5))
    let open = (0..<games.count).map { games[$0] }.filter { store.table[$0]?.isProven != true }
    if open.count < games.count {
      Console.report("\(gameCountText(games.count - open.count)) already proven")
    }
    _ = Parallel.map(count: open.count, threads: threads) {
      BeamSearch(width: width)
    } body: { search, index in
      let par = search.search(open[index])
      store.improve { $0.improve(with: par) }
    } progress: {
      Console.report($0, of: open.count, "searched")
    }
    try store.save()
    let pars = (0..<games.count).compactMap { store.table[games[$0]] }
    let mean = Double(pars.reduce(0) { $0 + $1.score }) / Double(max(1, pars.count))
    Console.print(
      "\(gameCountText(pars.count)): mean par \(String(format: "%.2f", mean)), "
        + "\(DecimalText.grouped(store.improvementCount)) improved, "
        + "\(DecimalText.grouped(pars.count { $0.isProven })) proven to be the best")
  }

  /// Reads the table, or creates an empty one if there is no file. If the file can't be read or is invalid, reports the
  /// error and throws an exit code.
  private func readTable() throws -> ParTable {
    guard FileManager.default.fileExists(atPath: table) else { return ParTable() }
    guard let text = try? Data(contentsOf: URL(filePath: table)) else {
      throw Failure.file.report("\(table) cannot be read.")
    }
    do throws(ParTableFault) {
      return try ParTable(text: TextFile.normalized([UInt8](text)))
    } catch {
      throw Failure.data.report("\(table) is not a table of pars: \(error).")
    }
  }
}

extension ParTable: TextTable {}
