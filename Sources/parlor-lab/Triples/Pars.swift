import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesPar

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
    let store = try ParStore(path: table)
    let open = (0..<games.count).map { games[$0] }.filter { store.table[$0]?.isProven != true }
    if open.count < games.count {
      Console.report("\(Self.gameCountText(games.count - open.count)) already proven")
    }
    _ = Parallel.map(count: open.count, threads: threads) {
      BeamSearch(width: width)
    } body: { search, index in
      store.improve(with: search.search(open[index]))
    } progress: { count in
      if open.count >= 100, count % (open.count / 10) == 0 {
        Console.report("\(DecimalText.grouped(count)) of \(Self.gameCountText(open.count)) searched")
      }
    }
    try store.save()
    let pars = (0..<games.count).compactMap { store.table[games[$0]] }
    let mean = Double(pars.reduce(0) { $0 + $1.score }) / Double(max(1, pars.count))
    print(
      "\(Self.gameCountText(pars.count)): mean par \(String(format: "%.2f", mean)), "
        + "\(DecimalText.grouped(store.improvedCount)) improved, "
        + "\(DecimalText.grouped(pars.count { $0.isProven })) proven to be the best")
  }

  private static func gameCountText(_ count: Int) -> String {
    count == 1 ? "1 game" : "\(DecimalText.grouped(count)) games"
  }
}

/// A table of pars in a file, which several threads improve. `@unchecked` is safe because a lock protects the state.
final class ParStore: @unchecked Sendable {
  private let file: URL
  private let lock = NSLock()
  private var currentTable: ParTable
  private var improvedGameCount = 0
  private var lastSave = ContinuousClock().now

  /// The minimum time between two writes of the file.
  private static let minSaveInterval = Duration.seconds(5)

  /// Reads a table, or creates an empty one if there is no file. If the file can't be read or is invalid, reports the
  /// error and throws an exit code.
  init(path: String) throws {
    file = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      currentTable = ParTable()
      return
    }
    guard let text = try? Data(contentsOf: file) else { throw Failure.file.report("\(path) cannot be read.") }
    do throws(ParTableFault) {
      currentTable = try ParTable(text: [UInt8](text))
    } catch {
      throw Failure.data.report("\(path) is not a table of pars: \(error).")
    }
  }

  var table: ParTable { lock.withLock { currentTable } }

  var improvedCount: Int { lock.withLock { improvedGameCount } }

  /// Adds a game if it is better than the game in the table, and writes the table from time to time.
  func improve(with par: ParGame) {
    lock.withLock {
      if currentTable.improve(with: par) { improvedGameCount += 1 }
      let now = ContinuousClock().now
      if now - lastSave >= Self.minSaveInterval {
        lastSave = now
        // Ignore errors here, because `save()` reports them at the end.
        try? write()
      }
    }
  }

  /// Writes the table if it has changed. If writing fails, reports the error and throws an exit code.
  func save() throws {
    do {
      try lock.withLock { try write() }
    } catch {
      throw Failure.file.report("\(file.relativePath) cannot be written: \(error.localizedDescription)")
    }
  }

  private func write() throws {
    guard improvedGameCount > 0 else { return }
    // An atomic write leaves a complete table even if the program is interrupted.
    try Data(currentTable.text).write(to: file, options: .atomic)
  }
}
