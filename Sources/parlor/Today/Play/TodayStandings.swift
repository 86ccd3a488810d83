import ArgumentParser
import Foundation
import NumberedGame
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
    guard game == nil || game.flatMap(DayGame.Kind.init) != nil else {
      throw ValidationError("The game is triples or codebreaker.")
    }
  }

  func run() throws {
    let folder = options.folder
    var memory = try TodayMemory(folder: folder)
    var client = try options.client()
    client.token = memory[client.name].token
    guard client.token != nil else {
      throw Failure.usage.report("Only players see standings. Play first: parlor today triples")
    }
    do {
      let day = try TodayDay(client, options.calendarDay(), folder: folder, memory: &memory).day
      for kind in game.flatMap(DayGame.Kind.init).map({ [$0] }) ?? [.triples, .codeBreaker] {
        let answer = try client.standings(kind, day, top: top)
        TodayStandingsReport(day: day, kind: kind, standings: answer).show(asJSON: json)
      }
    } catch let problem as TodayProblem {
      throw problem.reported()
    }
  }
}

/// What `parlor today standings` says of a game.
struct TodayStandingsReport: Report {
  let day: CalendarDay
  let kind: DayGame.Kind
  let standings: StandingsAnswer

  /// For people.
  var text: String {
    let count = standings.finished
    var lines = ["\(kind.name) of \(day), \(DecimalText.grouped(count)) \(count == 1 ? "game" : "games") finished"]
    lines += standings.rows.map { row in
      let place = row.rank.map { "\($0)." } ?? "–"
      return place.rightAligned(in: 7) + " " + Self.result(row.score, row.guesses, row.skill).leftAligned(in: 30)
        + row.name.harmless + (row.me ? " (you)" : "")
    }
    if let coach = standings.coach {
      lines.append("  Coach " + Self.result(coach.score, coach.guesses, nil))
    }
    if standings.rows.isEmpty, count > 0 { lines.append("  What others played you see once your own game is over.") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func result(_ score: Int?, _ guesses: Int?, _ skill: Double?) -> String {
    if let score { return "\(DecimalText.grouped(score)) points" }
    guard let guesses else { return "not solved" }
    let lost = skill.map { String(format: ", %.2f lost", $0) } ?? ""
    return "\(guesses) \(guesses == 1 ? "guess" : "guesses")" + lost
  }

  var fields: JSON {
    func number(_ value: Int?) -> JSON { value.map { JSON($0) } ?? JSON(nil) }
    let rows = standings.rows.map { row -> JSON in
      var fields: [(key: String, value: JSON)] = [("rank", number(row.rank)), ("name", JSON(row.name.harmless))]
      if kind == .triples {
        fields.append(("score", number(row.score)))
      } else {
        fields += [("guesses", number(row.guesses)), ("skill", row.skill.map { JSON($0, decimals: 2) } ?? JSON(nil))]
      }
      return JSON(fields + [("me", JSON(row.me))])
    }
    return [
      "day": JSON(day.description), "game": JSON(kind.rawValue), "finished": JSON(standings.finished),
      "rows": JSON(rows),
    ]
  }
}
