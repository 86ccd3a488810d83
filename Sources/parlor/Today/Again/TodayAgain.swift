import ArgumentParser
import CodeBreakerTerminal
import FairDay
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesTerminal

/// `parlor today again`.
struct TodayAgainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "again",
    abstract: "Play the game of a day that is over again, or list its best games.",
    discussion: """
      Once a day is over its key is out, and all that was dealt follows from it. So the game can be played again, for nothing \
      but pleasure: moves can be taken back, hints are given, and nothing of it is recorded. Without a server it goes on as \
      long as it is that day's.

        parlor today again triples --day 2026-11-20
        parlor today again codebreaker --day 2026-11-20 --server https://example.org
        parlor today again triples --day 2026-11-20 --games

      The key is checked against the commitment that the server published before the day, and as it was first seen here. What \
      --games prints are recorded lines, which parlor triples replay and parlor codebreaker review take.
      """)

  @Argument(help: ArgumentHelp("triples or codebreaker.", valueName: "GAME"))
  var game: String

  @OptionGroup var options: TodayOptions

  @Flag(help: "Print the coach's game and the best ones in place of playing.")
  var games = false

  @Flag(help: "With --games, print a line of JSON: day, game, coach, games.")
  var json = false

  func validate() throws {
    guard DayGame.Kind(rawValue: game) != nil else { throw ValidationError("The game is triples or codebreaker.") }
    guard options.day != nil else { throw ValidationError("Say which day with --day.") }
  }

  func run() throws {
    guard let kind = DayGame.Kind(rawValue: game), let day = try options.calendarDay() else { return }
    do {
      if games { return try list(kind, day) }
      if !isKept(kind, day) { try keep(try reveal(kind, day).game) }
    } catch let problem as TodayProblem {
      throw problem.reported()
    } catch let fault as DayFault {
      throw Failure.data.report(fault.description)
    } catch let fault as CryptoFault {
      throw Failure.data.report(fault.description)
    }
    switch kind {
    case .triples: try TriplesAgain.play(day, in: environment)
    case .codeBreaker: try CodeBreakerAgain.play(day, in: environment)
    }
  }

  /// The world outside, with what is kept where the options say.
  private var environment: PlayEnvironment { .system(keptIn: options.folder) }

  private func isKept(_ kind: DayGame.Kind, _ day: CalendarDay) -> Bool {
    kind == .triples ? TriplesAgain.isKept(day, in: environment) : CodeBreakerAgain.isKept(day, in: environment)
  }

  private func keep(_ game: DayGame) throws {
    switch game {
    case .triples(let deal): try TriplesAgain.keep(deal, in: environment)
    case .codeBreaker(let deal): try CodeBreakerAgain.keep(deal, in: environment)
    }
  }

  /// Asks for the key of a day, checks it, and deals the day.
  private func reveal(_ kind: DayGame.Kind, _ day: CalendarDay) throws -> (client: TodayClient, game: DayGame) {
    let client = try options.client()
    var memory = try TodayMemory(folder: options.folder)
    _ = try TodayDay(client, day, folder: options.folder, memory: &memory)
    let answers = try client.days((day.adding(days: -1) ?? day)...day)
    guard let answer = answers.last(where: { $0.day == day.description }) else {
      throw TodayProblem.nonsense("the day is missing in it")
    }
    guard answer.state == "revealed" else {
      throw DayFault(answer.state == "void" ? "the key of this day was lost" : "this day is not over yet")
    }
    guard let key = answer.key.flatMap({ DayKey(hex: $0) }),
      let commitment = answer.commitment.flatMap({ DayCommitment(hex: $0) })
    else { throw TodayProblem.nonsense("there is no key in it") }
    let before = day.adding(days: -1).flatMap { before in answers.first { $0.day == before.description } }
    let previous = before?.commitment.flatMap { DayCommitment(hex: $0) } ?? .beforeFirstDay
    guard try commitment.verifies(key, day: day, previous: previous) else {
      throw DayFault("this is not the key that the commitment to \(day) binds to")
    }
    return (client, try DayCheck(kind, day: day, key: key).game)
  }

  /// How many of the best games are listed.
  private static let most = 5

  /// Prints the coach's game and the best ones, once they are held against the deal.
  private func list(_ kind: DayGame.Kind, _ day: CalendarDay) throws {
    let (client, game) = try reveal(kind, day)
    let coach = try client.lines(kind, day, file: "coach.txt", most: 1).first
    let best = try client.lines(kind, day, file: "games.txt", most: Self.most)
    for line in best + (coach.map { [$0] } ?? []) { _ = try game.place(of: line) }
    TodayAgainReport(day: day, kind: kind, coach: coach.map(Self.text), games: best.map(Self.text)).show(asJSON: json)
  }

  private static func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
}

/// What `parlor today again --games` says.
struct TodayAgainReport: Report {
  let day: CalendarDay
  let kind: DayGame.Kind
  let coach: String?
  let games: [String]

  /// For people.
  var text: String {
    let best = games.isEmpty ? ["Nobody has played."] : ["Best games:"] + games
    return (["\(kind.name) of \(day)"] + (coach.map { ["Coach:", $0] } ?? []) + best).joined(separator: "\n")
  }

  var fields: JSON {
    [
      "day": JSON(day.description), "game": JSON(kind.rawValue), "coach": coach.map { JSON($0) } ?? JSON(nil),
      "games": JSON(games.map { JSON($0) }),
    ]
  }
}
