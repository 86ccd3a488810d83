import ArgumentParser
import DailyGames
import Foundation
import JSON
import NumberedGame
import PlaySupport
import TerminalSupport

/// `parlor today standings`.
struct TodayStandingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "standings",
    abstract: "Show how the games of the day came out so far.",
    discussion: """
      Until a day is over, only those see the games of others whose own game is over; everybody sees how many have finished.

        parlor today standings triples
        parlor today standings codebreaker --top 3 --json
      """)

  @Argument(help: ArgumentHelp("The game; all if not said.", valueName: "GAME"))
  var game: DailyGame?

  @OptionGroup var options: TodayOptions

  @Option(help: ArgumentHelp("How many games from the first place on, 0 to 100.", valueName: "N"))
  var top = 10

  @Flag(help: "Print a line of JSON for each game: day, game, finished, rows.")
  var json = false

  func validate() throws {
    guard 0...100 ~= top else { throw ValidationError("The number of games must be 0 to 100.") }
  }

  func run() throws {
    let (server, environment) = try options.place.sitDown(patience: options.wait)
    guard let player = environment.storage.read(RankedPlayer.key).flatMap({ RankedPlayer(text: $0) }) else {
      throw Failure.usage.report("Only players see standings. Play first: parlor today triples")
    }
    let today = CalendarDay(time: environment.now())
    let day = try options.calendarDay() ?? today
    for game in game.map({ [$0] }) ?? DailyGame.all {
      let board = StandingsBoard(Array("\(day)&\(game.folder)".utf8), today: today, player: player, top: top)
      server.settle(board)
      if let trouble = board.trouble { throw trouble.failure.report(trouble.sentence) }
      guard let report = TodayStandingsReport(board) else {
        throw Failure.server.report(board.absence ?? ServerTrouble.nonsense.sentence)
      }
      report.show(asJSON: json)
    }
  }
}

/// What `parlor today standings` prints of a game.
struct TodayStandingsReport: Report {
  private let day: CalendarDay
  private let game: DailyGame
  private let finished: Int
  private let rows: [StandingsRow]
  private let coach: Int?

  /// Creates a report, or returns `nil` if the day has no standings.
  init?(_ board: StandingsBoard) {
    guard let finished = board.finished, let rows = board.all?.rows else { return nil }
    (day, game, self.finished, self.rows, coach) = (board.day, board.game, finished, rows, board.result?.coach)
  }

  /// For people.
  var text: String {
    var lines = [
      "\(game.name) of \(day), \(DecimalText.grouped(finished)) \(finished == 1 ? "game" : "games") finished"
    ]
    lines += rows.map { row in
      "\(row.rank).".rightAligned(in: 7) + " " + result(row.figure, row.skill).leftAligned(in: 30) + row.harmlessName
        + (row.isOwn ? " (you)" : "")
    }
    if let coach { lines.append("  Coach " + result(coach, nil)) }
    if rows.isEmpty, finished > 0 { lines.append("  What others played you see once your own game is over.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func result(_ figure: Int?, _ skill: Int?) -> String {
    guard let figure else { return "not solved" }
    return game.figureText(figure) + (skill.map { ", \(DecimalText.hundredths(Int64($0))) lost" } ?? "")
  }

  var fields: JSON {
    let rows = rows.map { row -> JSON in
      var fields: [(key: String, value: JSON)] = [("rank", JSON(row.rank)), ("name", JSON(row.harmlessName))]
      fields.append(("\(game.figureKey)", row.figure.map { JSON($0) } ?? JSON(nil)))
      if game.hasSkill {
        fields.append(("skill", row.skill.map { JSON(Double($0) / 100, decimals: 2) } ?? JSON(nil)))
      }
      return JSON(fields + [("me", JSON(row.isOwn))])
    }
    return [
      "day": JSON(day.description), "game": JSON(game.folder), "finished": JSON(finished), "rows": JSON(rows),
    ]
  }
}

extension StandingsRow {
  /// The name without characters that could command a terminal. Another player may have chosen it.
  fileprivate var harmlessName: String {
    String(
      String(decoding: name, as: UTF8.self).unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: "?"
        case .format where scalar.value != 0x200C && scalar.value != 0x200D: "?"
        default: Character(scalar)
        }
      })
  }
}
