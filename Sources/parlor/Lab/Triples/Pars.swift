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

/// A table of pars in a file, which several threads improve. The lock makes it safe to share.
final class ParStore: @unchecked Sendable {
  private let file: URL
  private let lock = NSLock()
  private var current: ParTable
  private var improved = 0
  private var lastSave = ContinuousClock().now

  /// How long improvements may wait until they are written.
  private static let patience = Duration.seconds(5)

  /// Reads a table, or begins an empty one where there is no file.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  init(path: String) throws {
    file = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      current = ParTable()
      return
    }
    guard let text = try? Data(contentsOf: file) else { throw Failure.file.report("\(path) cannot be read.") }
    do throws(ParTableFault) {
      current = try ParTable(text: [UInt8](text))
    } catch {
      throw Failure.data.report("\(path) is not a table of pars: \(error).")
    }
  }

  /// The table as it is now.
  var table: ParTable { lock.withLock { current } }

  /// How many games were improved.
  var improvedCount: Int { lock.withLock { improved } }

  /// Takes a game into the table if it is better than the one there, and writes the table now and then.
  func improve(with par: Par) {
    lock.withLock {
      if current.improve(with: par) { improved += 1 }
      let now = ContinuousClock().now
      if now - lastSave >= Self.patience {
        lastSave = now
        // What cannot be written now is told at the end.
        try? write()
      }
    }
  }

  /// Writes the table, if there is anything new in it.
  ///
  /// - Throws: an exit code, when the fault has been reported.
  func save() throws {
    do {
      try lock.withLock { try write() }
    } catch {
      throw Failure.file.report("\(file.relativePath) cannot be written: \(error.localizedDescription)")
    }
  }

  private func write() throws {
    guard improved > 0 else { return }
    // Atomic, so that whoever interrupts this is left with a whole table.
    try Data(current.text).write(to: file, options: .atomic)
  }
}

/// Games by their numbers, as in `--games 1-1000` or `--games 14`.
struct GameRange: ExpressibleByArgument {
  /// The numbers.
  let numbers: ClosedRange<UInt64>

  /// Reads `A-B` or `A`, or nothing where these are no numbers of games or B is below A.
  init?(argument: String) {
    let words = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard 1...2 ~= words.count, let first = try? GameNumber(text: words[0].utf8),
      let last = try? GameNumber(text: words[words.count - 1].utf8), first <= last
    else { return nil }
    numbers = first.value...last.value
  }

  /// How many games.
  var count: Int { Int(numbers.upperBound - numbers.lowerBound) + 1 }

  /// The game at some place, counted from 0.
  subscript(index: Int) -> GameNumber { GameNumber(numbers.lowerBound + UInt64(index))! }
}
