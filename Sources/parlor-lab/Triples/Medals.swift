import ArgumentParser
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesCoach
import TriplesModel
import TriplesTerminal

struct TriplesMedalsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "medals",
    abstract: "Count the medals that the named opponents win in the levels.",
    discussion: """
      The table has the scores of the Sweeper, the Matchmaker, and the coach. With --games, the opponents play these games \
      first. Their scores are the same on every machine.

        parlor-lab triples medals
        parlor-lab triples medals --games 1-1000
      """)

  @Option(help: ArgumentHelp("The games to play, by their numbers, 1 to 1000.", valueName: "A-B"))
  var games: GameRange?

  @Option(help: ArgumentHelp("The table of scores. The rows of other games stay.", valueName: "FILE"))
  var table = "Data/triples-opponents.txt"

  @OptionGroup var search: SearchOptions

  @OptionGroup var network: NetworkOption

  @Option(help: ArgumentHelp("The number of games to play at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  func validate() throws {
    guard games.map({ GameNumber.drawnRange.contains($0.numbers.upperBound) }) ?? true else {
      throw ValidationError("The levels are the games 1 to 1000.")
    }
    guard threads >= 1 else { throw ValidationError("The number of threads must be 1 or more.") }
  }

  func run() throws {
    var opponents = try readTable()
    if let games {
      for (index, scores) in try play(games).enumerated() { opponents[games[index]] = scores }
      try reportingFailure(toWrite: table) {
        try Data(Self.heading.utf8Bytes + opponents.text).write(to: URL(filePath: table), options: .atomic)
      }
    }
    Console.print(MedalCounts(opponents).text)
  }

  private func play(_ games: GameRange) throws -> [OpponentScores] {
    let network = try network.read()
    return Parallel.map(count: games.count, threads: threads) {
      Expectimax(network: network, tableBits: 18)
    } body: { [limit = search.limit] search, index in
      let game = Triples.dealtGame(games[index])
      return OpponentScores(
        sweeper: SimplePlayer.sweeper.score(of: game), matchmaker: SimplePlayer.matchmaker.score(of: game),
        coach: AutoplayedGame(games[index], search: search, limit: limit).score)
    } progress: {
      Console.report($0, of: games.count, "played")
    }
  }

  private func readTable() throws -> OpponentTable {
    guard FileManager.default.fileExists(atPath: table) else { return OpponentTable() }
    guard let text = try? Data(contentsOf: URL(filePath: table)) else {
      throw Failure.file.report("\(table) cannot be read.")
    }
    guard let known = OpponentTable(text: TextFile.normalized([UInt8](text))) else {
      throw Failure.data.report("\(table) is not a table of opponents.")
    }
    return known
  }

  private static let heading = """
    # What three opponents score in the games 1 to 1000 of Triples, in points: NUMBER SWEEPER MATCHMAKER COACH.
    # Written by `parlor-lab triples medals`.
    #
    # The Sweeper plays down whenever it can, else left, else right, else up. The Matchmaker weighs each move, two for
    # every pair that it makes, one for every pair that then lies side by side, and looks no further. The coach sees the
    # board alone, with 40,000 looks a move.

    """
}

/// The medals of the levels, and the best ones that the opponents win.
struct MedalCounts {
  private let levels: [(level: Level, scores: OpponentScores)]

  init(_ opponents: OpponentTable) {
    levels = Level.all.compactMap { level in opponents[level.number].map { (level, $0) } }
  }

  var text: String {
    let tough = levels.count { $0.level.isHardLuck }
    let lines =
      ["Share of the best possible score that a medal takes, in percent"]
      + shares { level, _ in Medal.allCases.map { level.requiredScore(for: $0) } }
      + ["", "Best medals won"] + won { level, _, score in level.medal(for: score) }
      + ["", "Up to release 0.2.0, share of the best possible score that a medal takes, in percent"]
      + shares { $1.formerRequiredScores(in: $0) }
      + ["", "Up to release 0.2.0, best medals won"] + won { $1.formerMedal(for: $2, in: $0) }
      + ["", "Tough deals: \(DecimalText.grouped(tough)) of \(DecimalText.grouped(levels.count)) levels"]
    return lines.joined(separator: "\n")
  }

  /// Returns the lines of a table of the shares that medals take. A medal whose score also wins a better one isn't
  /// counted.
  private func shares(_ requiredScores: (Level, OpponentScores) -> [Int]) -> [String] {
    let header = Self.row("", ["levels", "least", "median", "most"])
    return [header]
      + Medal.allCases.reversed().map { medal in
        let percents = levels.compactMap { level, scores -> Int? in
          let required = requiredScores(level, scores)
          guard medal == .crown || required[medal.rawValue] < required[medal.rawValue + 1] else { return nil }
          return required[medal.rawValue] * 100 / level.bestPossibleScore
        }.sorted()
        guard let least = percents.first, let most = percents.last else { return Self.row(medal.title, ["0"]) }
        return Self.row(
          medal.title, [percents.count, least, percents[percents.count / 2], most].map(DecimalText.grouped))
      }
  }

  /// Returns the lines of a table of the best medals that the opponents win.
  private func won(_ medal: (Level, OpponentScores, Int) -> Medal?) -> [String] {
    let opponents: [(String, (OpponentScores) -> Int)] = [
      ("Coach", { $0.coach }), ("Matchmaker", { $0.matchmaker }), ("Sweeper", { $0.sweeper }),
    ]
    let header = Self.row("", Medal.allCases.reversed().map { $0.title.lowercased() } + ["none"])
    return [header]
      + opponents.map { name, score in
        let best = levels.map { medal($0.level, $0.scores, score($0.scores)) }
        let kinds = Medal.allCases.reversed().map { Medal?.some($0) } + [nil]
        return Self.row(name, kinds.map { kind in DecimalText.grouped(best.count { $0 == kind }) })
      }
  }

  private static func row(_ name: String, _ values: [String]) -> String {
    "  " + name.leftAligned(in: 11) + values.map { $0.rightAligned(in: 8) }.joined()
  }
}
