import ArgumentParser
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesTerminal

struct TriplesMedalsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "medals",
    abstract: "Compute the scores that the medals of the levels require.",
    discussion: """
      The crown requires the best possible score, gold the score of the coach, silver that of the Matchmaker, and bronze \
      that of the Sweeper. These scores are the same on every machine.

        parlor-lab triples medals
        parlor-lab triples medals --games 14 --table medals.txt
      """)

  @Option(help: ArgumentHelp("The games, by their numbers, 1 to 1000.", valueName: "A-B"))
  var games = GameRange(argument: "1-1000")!

  @Option(help: ArgumentHelp("The table to write. The rows of other games stay.", valueName: "FILE"))
  var table = "Data/triples-medals.txt"

  @OptionGroup var search: SearchOptions

  @OptionGroup var network: NetworkOption

  @Option(help: ArgumentHelp("The number of games to play at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard GameNumber.drawnRange.contains(games.numbers.upperBound) else {
      throw ValidationError("The levels are the games 1 to 1000.")
    }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
  }

  func run() throws {
    let network = try network.read()
    let known = try readTable()
    let levels = Parallel.map(count: games.count, threads: threads) {
      Expectimax(network: network, tableBits: 18)
    } body: { [games, limit = search.limit] search, index in
      Self.level(games[index], search: search, limit: limit)
    } progress: { [games] in
      Console.report($0, of: games.count, "played")
    }
    let result = LevelTable(known.levels + levels)
    try reportingFailure(toWrite: table) {
      try Data(Self.heading.utf8Bytes + result.text).write(to: URL(filePath: table), options: .atomic)
    }
    Console.print(Self.summary(of: levels))
  }

  private static func level(_ number: GameNumber, search: Expectimax, limit: SearchLimit) -> Level {
    let game = Triples.dealtGame(number)
    return Level(
      number: number, crown: ScoreBound(number)?.score ?? 0,
      coach: AutoplayedGame(number, search: search, limit: limit).score,
      matchmaker: SimplePlayer.matchmaker.score(of: game), sweeper: SimplePlayer.sweeper.score(of: game))
  }

  /// Returns, for each medal, the number of levels that have it and the median of the scores that it requires.
  private static func summary(of levels: [Level]) -> String {
    let lines = Medal.allCases.reversed().map { medal in
      let scores = levels.compactMap { $0.requiredScore(for: medal) }.sorted()
      let median = scores.isEmpty ? "" : ", the median is \(median(of: scores)) points"
      return
        "\(medal.title): \(DecimalText.grouped(scores.count)) of \(DecimalText.grouped(levels.count)) levels\(median)"
    }
    let hard = levels.count { $0.isHardLuck }
    return (lines + ["Tough deal: \(DecimalText.grouped(hard))"]).joined(separator: "\n")
  }

  /// Returns the middle of sorted scores: the average of the two in the middle if their number is even.
  private static func median(of scores: [Int]) -> String {
    let double = scores[(scores.count - 1) / 2] + scores[scores.count / 2]
    return DecimalText.grouped(double / 2) + (double % 2 == 0 ? "" : ".5")
  }

  private func readTable() throws -> LevelTable {
    guard FileManager.default.fileExists(atPath: table) else { return LevelTable([]) }
    guard let text = try? Data(contentsOf: URL(filePath: table)) else {
      throw Failure.file.report("\(table) cannot be read.")
    }
    guard let known = LevelTable(text: TextFile.normalized([UInt8](text))) else {
      throw Failure.data.report("\(table) is not a table of medals.")
    }
    return known
  }

  private static let heading = """
    # What the medals of the games 1 to 1000 of Triples take, in points: NUMBER BRONZE SILVER GOLD CROWN.
    # Written by `parlor-lab triples medals`. "-": the deal is so poor that this medal falls together with a better one.
    #
    # Bronze: the Sweeper plays down whenever it can, else left, else right, else up.
    # Silver: the Matchmaker weighs each move, two for every pair that it makes, one for every pair that then lies side by
    # side, and looks no further. Gold: the coach, which sees the board alone, with 40,000 looks a move.
    # Crown: the best score that there can be, which is proven; Data/triples-par.txt has the games.

    """
}
