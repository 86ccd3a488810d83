import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesPar

/// `parlor triples par`.
struct TriplesParCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "par",
    abstract: "Look for the best games that there are, knowing what will be spawned.",
    discussion: """
      Keeps the best games found in a table. A game in the table is replaced by a better one only, and one that is \
      proven to be the best is not looked for again, so this can be interrupted and started again at will.

        parlor triples par --games 1-1000
        parlor triples par --games 13096 --width 1000 --table more-pars.txt
      """)

  @Option(help: ArgumentHelp("The games, by their numbers.", valueName: "A-B"))
  var games: GameRange

  @Option(help: ArgumentHelp("How many boards to keep at each move, at most.", valueName: "W"))
  var width = 10_000

  @Option(help: ArgumentHelp("The table to improve.", valueName: "FILE"))
  var table = "Data/triples-par.txt"

  @Option(
    help: ArgumentHelp("How many games to search at once; as many as there are cores if not said.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard games.count <= 1_000_000 else { throw ValidationError("A million games at once are the most.") }
    guard 1...10_000_000 ~= width else { throw ValidationError("The width must be 1 to 10,000,000.") }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
  }

  func run() throws {
    let store = try ParStore(path: table)
    let open = (0..<games.count).map { games[$0] }.filter { store.table[$0]?.isProven != true }
    if open.count < games.count {
      Console.note("\(Self.games(games.count - open.count)) proven before")
    }
    _ = Parallel.map(count: open.count, threads: threads) {
      BeamSearch(width: width)
    } body: { search, index in
      store.improve(with: search.search(open[index]))
    } progress: { count in
      if open.count >= 100, count % (open.count / 10) == 0 {
        Console.note("\(DecimalText.grouped(count)) of \(Self.games(open.count)) searched")
      }
    }
    try store.save()
    let pars = (0..<games.count).compactMap { store.table[games[$0]] }
    let mean = Double(pars.reduce(0) { $0 + $1.score }) / Double(max(1, pars.count))
    print(
      "\(Self.games(pars.count)): mean par \(String(format: "%.2f", mean)), "
        + "\(DecimalText.grouped(store.improvedCount)) improved, "
        + "\(DecimalText.grouped(pars.count { $0.isProven })) proven to be the best")
  }

  private static func games(_ count: Int) -> String {
    count == 1 ? "1 game" : "\(DecimalText.grouped(count)) games"
  }
}
