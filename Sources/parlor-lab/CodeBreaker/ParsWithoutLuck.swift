import ArgumentParser
import CodeBreakerCoach
import CodeBreakerModel
import Foundation
import GameCore
import TerminalSupport

struct CodeBreakerParCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "par",
    abstract: "Find the fewest guesses that win games without luck.",
    discussion: """
      Stores proven bounds and the shortest games found in a table. A run improves the table and never makes it worse. \
      Without --pegs and --colors, the command searches all playable games, except those already proven.

        parlor-lab codebreaker par --seconds 600
        parlor-lab codebreaker par --pegs 4 --colors 6 --table pars.csv

      A row of the table has the number of pegs, the number of colors, the fewest guesses that may be enough, the number \
      of guesses with which the line at its end wins, the seconds that the search took, and that line.
      """)

  @Option(help: ArgumentHelp("The number of pegs of a code, 3 to 6.", valueName: "P"))
  var pegs: Int?

  @Option(help: ArgumentHelp("The number of colors: 5, 6, 7, 8, or 12.", valueName: "C"))
  var colors: Int?

  @Option(help: ArgumentHelp("The number of seconds after which to give up on a game.", valueName: "S"))
  var seconds = 60

  @Option(
    help: ArgumentHelp("The number of positions to keep after each guess in the search.", valueName: "W"))
  var width = 40

  @Option(help: ArgumentHelp("The table to improve.", valueName: "FILE"))
  var table = "Data/codebreaker-without-luck.csv"

  @Option(
    help: ArgumentHelp("The number of games to search at once. By default, one for each core.", valueName: "N"))
  var threads = ProcessInfo.processInfo.activeProcessorCount

  /// One theme for each number of colors that a game can have.
  private static let themes = GameSetup.choiceCounts.compactMap { count in Theme.all.first { $0.choices.count == count }
  }

  func validate() throws {
    if let pegs, !GameSetup.pegCounts.contains(pegs) { throw ValidationError("The number of pegs must be 3 to 6.") }
    if let colors, !Self.themes.contains(where: { $0.choices.count == colors }) {
      throw ValidationError("No theme has this number of colors.")
    }
    guard 0...1_000_000 ~= seconds, 1...100_000 ~= width, threads >= 1 else {
      throw ValidationError("The seconds, the width, and the threads must be positive.")
    }
  }

  func run() throws {
    var known = WithoutLuckTable()
    if FileManager.default.fileExists(atPath: table) {
      guard let data = try? Data(contentsOf: URL(filePath: table)),
        let read = WithoutLuckTable(text: TextFile.normalized([UInt8](data)))
      else { throw Failure.data.report("\(table) is not a table of pars.") }
      known = read
    }
    let games = GameSetup.pegCounts.flatMap { pegs in Self.themes.map { (pegs: pegs, theme: $0) } }.filter { game in
      guard pegs ?? game.pegs == game.pegs, colors ?? game.theme.choices.count == game.theme.choices.count else {
        return false
      }
      return known.row(pegCount: game.pegs, colorCount: game.theme.choices.count).map { $0.lowerBound < $0.upperBound }
        ?? true
    }
    let store = TableStore(known, path: table)
    let (seconds, width) = (seconds, width)
    _ = Parallel.map(count: games.count, threads: threads) {
    } body: { _, index in
      let begin = ContinuousClock.now
      guard let search = ParSearch(pegCount: games[index].pegs, colorCount: games[index].theme.choices.count) else {
        return
      }
      let result = search.search(width: width) { ContinuousClock.now - begin < .seconds(seconds) }
      let time = Int((ContinuousClock.now - begin) / .seconds(1))
      guard let game = Self.game(result.guesses, games[index].theme),
        let row = WithoutLuckTable.Row(lowerBound: result.lowerBound, seconds: time, game: game)
      else { return Console.report("The search did not win a game. This is a bug in the search.") }
      Console.report(
        "\(row.pegCount) pegs, \(row.colorCount) colors: \(row.lowerBound) to \(row.upperBound), \(time) s")
      store.improve { table in
        table.improve(with: row)
        return true
      }
    } progress: { _ in
    }
    try store.save()
    let rows = store.table.rows
    let provenCount = rows.count { $0.lowerBound == $0.upperBound }
    Console.print("\(gameCountText(rows.count)) in the table, \(provenCount) proven")
  }

  private static func game(_ guesses: [[UInt8]], _ theme: Theme) -> CodeBreaker? {
    guard let first = GameNumber(1), let setup = try? GameSetup(number: first, pegCount: guesses[0].count, theme: theme)
    else {
      return nil
    }
    var game = CodeBreaker(setup.variantWithoutLuck)
    for guess in guesses {
      for (hole, peg) in CoachQuestion.pegs(of: guess, theme.choices).enumerated() { game.setGuessPeg(peg, at: hole) }
      guard game.attemptGuess() == nil else { return nil }
    }
    return game
  }
}

extension WithoutLuckTable: TextTable {}
