import ArgumentParser
import DailyGames
import Foundation
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

  @Argument(help: ArgumentHelp("triples or codebreaker; both if not said.", valueName: "GAME"))
  var game: String?

  @OptionGroup var options: TodayOptions

  @Option(help: ArgumentHelp("How many games from the first place on, 0 to 100.", valueName: "N"))
  var top = 10

  @Flag(help: "Print a line of JSON for each game: day, game, finished, rows.")
  var json = false

  func validate() throws {
    guard 0...100 ~= top else { throw ValidationError("The number of games must be 0 to 100.") }
    _ = try game.map { try DailyGame(argument: $0) }
  }

  func run() throws {
    let (server, environment) = try options.place.sitDown(patience: options.wait)
    let client = TodayClient(server: server, storage: environment.storage)
    guard client.player != nil else {
      throw Failure.usage.report("Only players see standings. Play first: parlor today triples")
    }
    let day = try options.calendarDay() ?? CalendarDay(time: environment.now())
    do {
      for game in try game.map({ [try DailyGame(argument: $0)] }) ?? DailyGame.all {
        let answer = try client.answer(to: "days/\(day)/\(game.folder)/standings?top=\(top)&around=me")
        guard let report = TodayStandingsReport(answer, day: day, game: game) else {
          throw TodayProblem.nonsense("these are no standings")
        }
        report.show(asJSON: json)
      }
    } catch let problem as TodayProblem {
      throw problem.reported()
    }
  }
}

/// What `parlor today standings` says of a game.
struct TodayStandingsReport: Report {
  private let day: CalendarDay
  private let game: DailyGame
  private let finished: Int
  private let rows: [Row]
  private let coach: Int?

  private struct Row {
    let rank: Int?
    let name: String
    let figure: Int?
    /// The guesses lost to the best play, in hundredths.
    let skill: Int?
    let isOwn: Bool
  }

  /// Reads the standings of a day. `nil` if the answer is none.
  init?(_ answer: JSONValue, day: CalendarDay, game: DailyGame) {
    guard let finished = answer["finished"]?.int, let list = answer["rows"]?.list else { return nil }
    (self.day, self.game, self.finished) = (day, game, finished)
    func figure(_ row: JSONValue?) -> Int? { (game == .triples ? row?["score"] : row?["guesses"])?.int }
    coach = figure(answer["coach"])
    rows = list.compactMap { row in
      guard let name = row["name"]?.bytes, let isOwn = row["me"]?.bool else { return nil }
      return Row(
        rank: row["rank"]?.int, name: String(decoding: name, as: UTF8.self).harmless, figure: figure(row),
        skill: row["skill"]?.hundredths, isOwn: isOwn)
    }
    guard rows.count == list.count else { return nil }
  }

  /// For people.
  var text: String {
    var lines = [
      "\(game.name) of \(day), \(DecimalText.grouped(finished)) \(finished == 1 ? "game" : "games") finished"
    ]
    lines += rows.map { row in
      let place = row.rank.map { "\($0)." } ?? "–"
      return place.rightAligned(in: 7) + " " + result(row.figure, row.skill).leftAligned(in: 30) + row.name
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
      var fields: [(key: String, value: JSON)] = [("rank", Self.number(row.rank)), ("name", JSON(row.name))]
      fields.append((game == .triples ? "score" : "guesses", Self.number(row.figure)))
      if game == .codeBreaker {
        fields.append(("skill", row.skill.map { JSON(Double($0) / 100, decimals: 2) } ?? JSON(nil)))
      }
      return JSON(fields + [("me", JSON(row.isOwn))])
    }
    return [
      "day": JSON(day.description), "game": JSON(game.folder), "finished": JSON(finished), "rows": JSON(rows),
    ]
  }

  private static func number(_ value: Int?) -> JSON { value.map { JSON($0) } ?? JSON(nil) }
}

extension DailyGame {
  /// Reads the name of a game from the command line.
  init(argument: String) throws {
    guard let game = DailyGame.all.first(where: { $0.folder == argument }) else {
      throw ValidationError("The game is triples or codebreaker.")
    }
    self = game
  }
}
