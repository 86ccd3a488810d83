import DailyGames
import Games
import Ledger
import Logging
import NumberedGame

/// What has to be done without anybody's asking: keys are made, days closed, games folded and ranked, days revealed.
///
/// Every server does it, and all of it may be done by several at once. A server that isn't ready does none of it.
public struct Housekeeper: Sendable {
  let ledger: Ledger
  let days: Days
  let readiness: Readiness
  let repositories: Repositories
  /// Plays the day's games beside the players; nobody does where there is none.
  let coach: CoachPlayer?
  let logger: Logger

  /// How long after the end of a day games may wait for the coach, in milliseconds. Then they stand behind all others with as
  /// many guesses.
  static let coachPatience: Int64 = 30 * 60_000

  /// How long players may be idle from the beginning, in milliseconds.
  static let idleTime: Int64 = 30 * 24 * 3_600_000

  /// How many games are folded in one transaction.
  private static let batch = 200

  /// Does what is due, all but what a coach has to think about.
  ///
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func run() async throws {
    try await makeKeys()
    let now = days.clock.now()
    for row in try await ledger.unrevealedDays(before: days.clock.today)
    where now >= row.day.reveals && row.mark != .void {
      try await close(row)
    }
    while try await ledger.deleteIdlePlayers(createdBefore: now - Self.idleTime) == 500 {}
  }

  /// Makes the keys of the next days.
  ///
  /// - Throws: `LedgerError`, or `Refusal.notReady`.
  public func makeKeys() async throws {
    try await readiness.require()
    try await days.makeKeys()
  }

  /// Lets the coach play today's games, if it has not played them yet.
  ///
  /// - Throws: `LedgerError`, `Refusal.notReady`, `CancellationError`.
  public func letCoachPlay() async throws {
    try await readiness.require()
    if let coach, let deals = try await days.deals(of: days.clock.today) { try await coach.play(deals) }
  }

  /// Closes a day, folds what was not finished, and reveals the day once all games are ranked, which another call finds.
  private func close(_ row: DayRow) async throws {
    // Closing and revealing can't be undone, and an earlier day may have taken long.
    try await readiness.require()
    if row.mark == .open {
      try await ledger.close(row.day)
      days.forget(row.day)
      logger.info("closed a day", metadata: ["day": "\(row.day)"])
    }
    while true {
      let keys = try await ledger.unfinishedGames(of: row.day, limit: Self.batch)
      if keys.isEmpty { break }
      var games: [FinishedGame] = []
      for key in keys {
        let finished = try await repositories[key].finished(key)
        if let finished { games.append(finished) }
      }
      try await ledger.fold(games)
      for key in keys { repositories[key].forget(key) }
    }
    if days.clock.now() >= row.day.reveals + Self.coachPatience {
      try await ledger.rankWithoutSkill(row.day) { $0.served.placeWithoutRating(moveCount: $1) }
    }
    try await readiness.require()
    if try await ledger.reveal(row.day) {
      days.forget(row.day)
      logger.info("revealed a day", metadata: ["day": "\(row.day)"])
    }
  }

  /// Works out how much skill games lost, and ranks those that waited for it.
  ///
  /// - Throws: `LedgerError`, `Refusal.notReady`, `CancellationError`.
  public func rankGames() async throws {
    try await readiness.require()
    for game in DailyGame.all where game.hasSkill { try await rankGames(of: game) }
  }

  private func rankGames(of game: DailyGame) async throws {
    let type = game.served
    while true {
      let games = try await ledger.gamesWithoutSkill(of: game, limit: Self.batch)
      if games.isEmpty { return }
      for (key, line) in games {
        guard let rating = try await BackgroundWork.result(of: { type.rating(ofLine: line) }) else {
          throw LedgerError.fault("a game cannot be reviewed")
        }
        try await ledger.setSkill(rating.loss, coach: GameRating.coachVersion, of: key, place: rating.place)
        repositories[key].forget(key)
      }
    }
  }
}
