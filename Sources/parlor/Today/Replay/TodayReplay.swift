import AllGames
import ArgumentParser
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import VerifiableDeals

struct TodayReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "again",
    abstract: "Play a past daily game again, or list its best games.",
    discussion: """
      When a day is over, the server publishes its key, from which this device can deal the same game. You can play it again \
      for fun, with undo and hints, and nothing is recorded. Once you've started, it needs no server.

        parlor today again triples --day 2026-11-20
        parlor today again codebreaker --day 2026-11-20 --server https://example.org
        parlor today again triples --day 2026-11-20 --games

      The key is checked against the commitment that this device saw first. --games prints recorded games as lines for \
      parlor triples replay and parlor codebreaker review.
      """)

  @Argument(help: ArgumentHelp("The game.", valueName: "GAME"))
  var game: DailyGame

  @OptionGroup var options: TodayOptions

  @Flag(help: "Print the coach's game and the best games instead of playing.")
  var games = false

  @Flag(help: "With --games, print one line of JSON: day, game, coach, games.")
  var json = false

  func validate() throws {
    guard options.day != nil else { throw ValidationError("Choose a day with --day.") }
  }

  func run() throws {
    guard let day = try options.calendarDay() else { return }
    let (server, environment) = try options.serverOptions.connect(timeoutSeconds: options.wait)
    do {
      if games { return try list(Self.openPastDay(game, day, server, environment), server) }
      if !Self.isStored(game, day, environment) {
        try Self.store(Self.openPastDay(game, day, server, environment), of: game, environment)
      }
    } catch let serverFailure as ServerFailure {
      throw serverFailure.commandFailure.report(serverFailure.sentence)
    } catch let fault as DayFault {
      throw Failure.data.report(fault.description)
    }
    try game.command.playAgain(day, in: environment)
  }

  private static func isStored(_ game: DailyGame, _ day: CalendarDay, _ environment: PlayEnvironment) -> Bool {
    let text = environment.storage.read(PastDayGame.dealKey(game))
    return text.flatMap { game.dealType.init(text: $0) }?.day == day
  }

  /// Stores a deal for the game's session. If that fails, reports it and throws an exit code.
  private static func store(_ check: PastDay, of game: DailyGame, _ environment: PlayEnvironment) throws {
    guard let deal = check.playableDeal(at: 0), environment.storage.write(PastDayGame.dealKey(game), deal.text) else {
      throw Failure.file.report("Can't store the game of this day.")
    }
  }

  /// Requests the key of a day, checks it, and deals the day's game.
  private static func openPastDay(
    _ game: DailyGame, _ day: CalendarDay, _ server: DayServer, _ environment: PlayEnvironment
  ) throws -> PastDay {
    let check = PastDay(day, [DayDealer(game, game.dealType)], storage: environment.storage)
    try server.performRequests(check, until: { check.verification.map { $0.cryptoOperation == nil } ?? false })
    if let serverFailure = check.failure { throw serverFailure }
    if let obstacle = check.obstacle { throw DayFault(obstacle.sentence) }
    if let verdict = check.verification?.verdict, !verdict.isGood { throw DayFault(verdict.sentence) }
    guard check.playableDeal(at: 0) != nil else {
      throw DayFault("the key doesn't deal a game of \(game.name) on \(day)")
    }
    return check
  }

  private static let maxBestGameCount = 5

  /// Prints the coach's game and the best games, after checking them against the deal.
  private func list(_ check: PastDay, _ server: DayServer) throws {
    // Don't check more games than the list shows.
    try server.performRequests(
      check,
      until: {
        (check.bestGames(at: 0)?.checkedCount ?? 0) >= Self.maxBestGameCount
          && check.coachGames(at: 0)?.isComplete == true
      })
    if let serverFailure = check.failure { throw serverFailure }
    let (coach, best) = (check.coachGames(at: 0), check.bestGames(at: 0))
    if let fault = best?.fault ?? coach?.fault, fault.number <= Self.maxBestGameCount { throw DayFault(fault.text) }
    let lines = best?.lines.prefix(Self.maxBestGameCount).map { String(decoding: $0, as: UTF8.self) }
    TodayReplayReport(
      day: check.day, game: game, coachGame: coach?.lines.first.map { String(decoding: $0, as: UTF8.self) },
      games: lines ?? []
    ).show(asJSON: json)
  }
}

extension DayServer {
  /// Performs the requests of a check until there are none left or `isEnough` returns `true`.
  fileprivate func performRequests(_ check: PastDay, until isEnough: () -> Bool) throws(DayFault) {
    while !isEnough(), let request = check.pendingRequests.first {
      switch request {
      case .server(let call):
        check.receive(sendWithRetries(call.request).map { .server($0) } ?? .failed, to: request)
      case .cryptoOperation(let cryptoOperation): check.receive(.bytes(try cryptoOperation.result()), to: request)
      case .coach, .file, .wait, .navigation: check.receive(.done, to: request)
      }
    }
  }
}

struct TodayReplayReport: Report {
  let day: CalendarDay
  let game: DailyGame
  let coachGame: String?
  let games: [String]

  var text: String {
    let best = games.isEmpty ? [CheckedGames.noGamesText] : ["Best games:"] + games
    return (["\(game.name) of \(day)"] + (coachGame.map { ["Coach:", $0] } ?? []) + best).joined(separator: "\n")
  }

  var fields: JSON {
    [
      "day": JSON(day.description), "game": JSON(game.idText), "coach": JSON(coachGame),
      "games": JSON(games.map { JSON($0) }),
    ]
  }
}
