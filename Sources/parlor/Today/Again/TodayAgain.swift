import ArgumentParser
import DailyGames
import DealtGames
import FairDay
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

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

  @Argument(help: ArgumentHelp("The game.", valueName: "GAME"))
  var game: DailyGame

  @OptionGroup var options: TodayOptions

  @Flag(help: "Print the coach's game and the best ones in place of playing.")
  var games = false

  @Flag(help: "With --games, print a line of JSON: day, game, coach, games.")
  var json = false

  func validate() throws {
    guard options.day != nil else { throw ValidationError("Say which day with --day.") }
  }

  func run() throws {
    guard let day = try options.calendarDay() else { return }
    let (server, environment) = try options.place.sitDown(patience: options.wait)
    do {
      if games { return try list(day, server, environment) }
      if !Self.isStored(game, day, environment) {
        try Self.store(try Self.reveal(game, day, server, environment), of: game, environment)
      }
    } catch let trouble as ServerTrouble {
      throw trouble.failure.report(trouble.sentence)
    } catch let fault as DayFault {
      throw Failure.data.report(fault.description)
    } catch let fault as CryptoFault {
      throw Failure.data.report(fault.description)
    }
    try game.command.playAgain(day, in: environment)
  }

  /// Whether the deal of that day is stored on this device.
  private static func isStored(_ game: DailyGame, _ day: CalendarDay, _ environment: PlayEnvironment) -> Bool {
    let text = environment.storage.read(PastDayGame.dealKey(game))
    return text.flatMap { game.dealtGame.init(text: $0) }?.day == day
  }

  /// Stores a deal for the game's session, which deals from it.
  ///
  /// - Throws: An exit code, after the fault has been reported.
  private static func store(_ dealt: any DealtGame, of game: DailyGame, _ environment: PlayEnvironment) throws {
    guard environment.storage.write(PastDayGame.dealKey(game), dealt.text) else {
      throw Failure.file.report("What the day dealt cannot be kept here.")
    }
  }

  /// Asks for the key of a day, checks it, and deals the day.
  private static func reveal(
    _ game: DailyGame, _ day: CalendarDay, _ server: DayServer, _ environment: PlayEnvironment
  ) throws -> any DealtGame {
    let reveal: DayReveal
    do throws(DayReveal.Absence) {
      reveal = try DayReveal(server.patientReply(to: DayReveal.request(for: day)), day: day)
    } catch .trouble(let trouble) {
      throw trouble
    } catch {
      throw DayFault(error.sentence)
    }
    guard let key = DayKey(hex: reveal.key), let previous = DayCommitment(hex: reveal.previous) else {
      throw ServerTrouble.nonsense
    }
    let verdict = reveal.verdict(
      hash: try DayCommitment(day: day, previous: previous, key: key).bytes,
      kept: RankedCommitments(storage: environment.storage).commitment(of: day))
    guard verdict.isGood else { throw DayFault(verdict.sentence) }
    return try DayCheck(game, day: day, key: key).dealt
  }

  /// How many of the best games are listed.
  private static let most = 5

  /// Prints the coach's game and the best ones, once they are held against the deal.
  private func list(_ day: CalendarDay, _ server: DayServer, _ environment: PlayEnvironment) throws {
    func lines(_ file: RecordedGames.File, maxCount: Int) throws(ServerTrouble) -> [[UInt8]] {
      let request = RecordedGames.request(for: file, of: game, on: day)
      return try RecordedGames(server.patientReply(to: request), maxCount: maxCount).lines
    }
    let dealt = try Self.reveal(game, day, server, environment)
    let coach = try lines(.coach, maxCount: 1).first
    let best = try lines(.players, maxCount: Self.most)
    try Self.check(best + (coach.map { [$0] } ?? []), dealt)
    TodayAgainReport(day: day, game: game, coach: coach.map(Self.text), games: best.map(Self.text)).show(asJSON: json)
  }

  private static func check(_ lines: [[UInt8]], _ dealt: some DealtGame) throws(DayFault) {
    for line in lines {
      do { _ = try dealt.check(line) } catch { throw DayFault(error.description) }
    }
  }

  private static func text(_ line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
}

/// What `parlor today again --games` says.
struct TodayAgainReport: Report {
  let day: CalendarDay
  let game: DailyGame
  let coach: String?
  let games: [String]

  /// For people.
  var text: String {
    let best = games.isEmpty ? ["Nobody has played."] : ["Best games:"] + games
    return (["\(game.name) of \(day)"] + (coach.map { ["Coach:", $0] } ?? []) + best).joined(separator: "\n")
  }

  var fields: JSON {
    [
      "day": JSON(day.description), "game": JSON(game.folder), "coach": coach.map { JSON($0) } ?? JSON(nil),
      "games": JSON(games.map { JSON($0) }),
    ]
  }
}
