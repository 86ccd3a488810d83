import ArgumentParser
import DailyGames
import Foundation
import GameCore
import JSON
import SessionSupport
import TerminalSupport

struct TodayStandingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "standings",
    abstract: "Show the standings of the daily games.",
    discussion: """
      Until the day is over, you see the results of others only when your own game is over. Everyone sees how many players \
      have finished.

        parlor today standings triples
        parlor today standings codebreaker --top 3 --json
        parlor today standings triples --report NAME
      """)

  @Argument(help: ArgumentHelp("The game. (default: all games)", valueName: "GAME"))
  var game: DailyGame?

  @OptionGroup var options: TodayOptions

  @Option(help: ArgumentHelp("The number of best games to show, 0 to 100.", valueName: "N"))
  var top = 10

  @Option(help: ArgumentHelp("Report this player's name to the server's operator.", valueName: "NAME"))
  var report: String?

  @Flag(help: "Print one line of JSON for each game: day, game, finished, rows.")
  var json = false

  func validate() throws {
    guard 0...100 ~= top else { throw ValidationError("The number of games must be 0 to 100.") }
    guard report == nil || game != nil && !json else {
      throw ValidationError("--report needs the game, and can't be combined with --json.")
    }
  }

  func run() throws {
    let (server, environment) = try options.serverOptions.connect(timeoutSeconds: options.wait)
    guard let player = environment.storage.read(RankedPlayer.key).flatMap({ RankedPlayer(text: $0) }) else {
      throw Failure.usage.report("Play a daily game first to see the standings: parlor today triples")
    }
    let today = CalendarDay(time: environment.now())
    let day = try options.calendarDay() ?? today
    for game in game.map({ [$0] }) ?? DailyGame.all {
      let board = StandingsBoard(Array("\(day)&\(game.idText)".utf8), today: today, player: player, topRowCount: top)
      server.sendCalls(of: board)
      if let serverFailure = board.failure { throw serverFailure.commandFailure.report(serverFailure.sentence) }
      guard let standings = TodayStandingsReport(board) else {
        throw Failure.server.report(board.obstacle ?? ServerFailure.malformedReply.sentence)
      }
      if let report { try self.report(report, on: board, to: server) } else { standings.show(asJSON: json) }
    }
  }

  /// Reports each shown player with a name to the server's operator, and prints the outcome.
  private func report(_ name: String, on board: StandingsBoard, to server: DayServer) throws {
    let rows = board.rowsOfAllPlayers?.rows.filter { $0.reportID != nil && $0.name == Array(name.utf8) } ?? []
    guard !rows.isEmpty else {
      throw Failure.usage.report(
        "These standings show no name like this that can be reported. --top shows more of them.")
    }
    for row in rows {
      board.report(row)
      server.sendCalls(of: board)
      if let failure = board.failure { throw failure.commandFailure.report(failure.sentence) }
    }
    guard let message = board.message else { return }
    if message.isError { throw Failure.server.report(message.text) }
    Console.print(message.text)
  }
}

struct TodayStandingsReport: Report {
  private let board: StandingsBoard
  private let finishedCount: Int
  private let rows: [StandingsRow]

  /// Creates a report, or returns `nil` if the day has no standings.
  init?(_ board: StandingsBoard) {
    guard let finishedCount = board.finishedCount, let rows = board.rowsOfAllPlayers?.rows else { return nil }
    (self.board, self.finishedCount, self.rows) = (board, finishedCount, rows)
  }

  /// The text of the screen that other front ends show.
  var text: String { board.screen.text() }

  var fields: JSON {
    let game = board.game
    let rows = rows.map { row -> JSON in
      let name = String(decoding: row.name, as: UTF8.self).withoutControlCharacters
      var fields: [(key: String, value: JSON)] = [("rank", JSON(row.rank)), ("name", JSON(name))]
      fields.append(("\(game.figureKey)", JSON(row.result.figure)))
      if game.hasSkill {
        fields.append(("skill", row.result.loss.map { JSON(Double($0) / 100, decimals: 2) } ?? JSON(nil)))
      }
      return JSON(fields + [("me", JSON(row.isOwn))])
    }
    return [
      "day": JSON(board.day.description), "game": JSON(game.idText), "finished": JSON(finishedCount),
      "rows": JSON(rows),
    ]
  }
}
