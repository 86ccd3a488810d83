import DailyGames
import Games
import Ledger
import Logging
import NumberedGame

/// The periodic work on the ledger: creates keys, closes days, records unfinished games, reveals days, and rates games.
/// Every server does this work, and several may do it at the same time. A server that isn't ready does none of it.
public struct Housekeeper: Sendable {
  let ledger: Ledger
  let days: Days
  let readiness: ReadinessMonitor
  let games: GameRepository
  /// The number of positions that the coach searches for each move, in games in which it searches. `nil` if it doesn't
  /// play the daily games.
  let coachNodeCount: Int?
  let logger: Logger
  private let ratingWorker = RatingWorker()

  /// The time after which a player who never began a game is deleted, in milliseconds.
  static let maxIdleMilliseconds: Int64 = 30 * 24 * 3_600_000

  /// The maximum number of games that one transaction records.
  private static let maxBatchSize = 200

  /// The number of games that are rated together, in at most a few seconds.
  private static let ratingBatchSize = 32

  init(
    ledger: Ledger, days: Days, readiness: ReadinessMonitor, games: GameRepository, coachNodeCount: Int?, logger: Logger
  ) {
    self.ledger = ledger
    self.days = days
    self.readiness = readiness
    self.games = games
    self.coachNodeCount = coachNodeCount
    self.logger = logger
  }

  /// Does all work that is due, except the coach's computations. Throws `LedgerError`, or `Refusal.notReady`.
  public func run() async throws {
    try await makeKeys()
    while try await ledger.rankUnrankedGames(
      maxCount: Self.maxBatchSize, sortKey: { $0.servedType.sortKeyWithoutRating(moveCount: $1) }) == Self.maxBatchSize
    {}
    let now = days.clock.now()
    // A day that can't be revealed must not block later days.
    var firstError: (any Error)?
    for row in try await ledger.unrevealedDays(before: days.clock.today)
    where now >= row.day.revealTime && row.progress != .void {
      do {
        try await closeAndReveal(row)
      } catch {
        if case LedgerError.fault(let reason) = error {
          logger.error("a day cannot be revealed", metadata: ["day": "\(row.day)", "reason": "\(reason)"])
        }
        firstError = firstError ?? error
      }
    }
    while try await ledger.deleteIdlePlayers(createdBefore: now - Self.maxIdleMilliseconds) == 500 {}
    if let firstError { throw firstError }
  }

  /// Creates the keys of the next days. Throws `LedgerError`, or `Refusal.notReady`.
  public func makeKeys() async throws {
    try await readiness.requireReadiness()
    try await days.makeKeys()
  }

  /// Plays today's games as the coach, once. The coach knows no more than any player, and its games aren't ranked.
  /// Throws `LedgerError`, `Refusal.notReady`, `CancellationError`.
  public func playCoachGames() async throws {
    try await readiness.requireReadiness()
    guard let coachNodeCount, let deals = try await days.deals(of: days.clock.today) else { return }
    for kind in DailyGame.all {
      let games = DayGames(day: deals.day, kind: kind)
      guard try await ledger.coachGame(of: games) == nil,
        let game = try await BackgroundWork.coach.result(of: {
          kind.servedType.coachGame(deals, nodeCount: coachNodeCount)
        })
      else { continue }
      try await ledger.insert(game, of: games)
    }
  }

  /// Closes a day, records its unfinished games, and reveals it. Ratings may follow later.
  private func closeAndReveal(_ row: DayRow) async throws {
    // Closing and revealing can't be undone, and an earlier day may have taken long, so check again.
    try await readiness.requireReadiness()
    if row.progress == .open {
      try await ledger.close(row.day)
      days.forget(row.day)
      logger.info("closed a day", metadata: ["day": "\(row.day)"])
    }
    // Without the day's deals, no game can be read. That isn't the games' fault, so don't set them aside.
    guard try await days.deals(of: row.day) != nil else {
      throw LedgerError.fault("the key of \(row.day) deals no games")
    }
    while true {
      let keys = try await ledger.unfinishedGameKeys(of: row.day, maxCount: Self.maxBatchSize)
      if keys.isEmpty { break }
      var finished: [FinishedGame] = []
      for key in keys {
        do {
          if let game = try await games.finishedGame(key) { finished.append(game) }
        } catch let error as UnreadableGameError {
          try await setAside(key, because: error)
        }
      }
      try await ledger.recordUnfinishedGames(finished)
      for key in keys { games.forget(key) }
    }
    try await readiness.requireReadiness()
    if try await ledger.reveal(row.day) {
      days.forget(row.day)
      logger.info("revealed a day", metadata: ["day": "\(row.day)"])
    }
  }

  /// Sets aside a game that can't be read, because otherwise its day would never be revealed.
  private func setAside(_ key: GameKey, because error: UnreadableGameError) async throws {
    guard try await ledger.setAside(key) else { return }
    games.forget(key)
    logger.error("set aside an unreadable game", metadata: Self.metadata(of: key, reason: error.reason))
  }

  /// Returns the number of games that can't be read. Throws `LedgerError`.
  public func unreadableGameCount() async throws -> Int {
    try await ledger.unreadableGameCounts().values.reduce(0, +)
  }

  /// Returns what the log says of a game that can't be read, so that the operator can find it.
  private static func metadata(of key: GameKey, reason: String) -> Logger.Metadata {
    ["day": "\(key.day)", "player": "\(key.player)", "game": "\(key.kind.idText)", "reason": "\(reason)"]
  }

  /// Rates the games that have no rating yet, which orders games with the same number of guesses. Throws `LedgerError`,
  /// `Refusal.notReady`, `CancellationError`.
  public func rateGames() async throws {
    try await readiness.requireReadiness()
    for game in DailyGame.all where game.hasSkill { try await rateGames(of: game) }
  }

  private func rateGames(of kind: DailyGame) async throws {
    while true {
      let unrated = try await ledger.unratedGames(of: kind, maxCount: Self.ratingBatchSize)
      if unrated.isEmpty { return }
      for (game, rating) in zip(unrated, try await ratingWorker.ratings(of: unrated)) {
        guard let rating else {
          if try await ledger.markUnratable(game.key, coachVersion: GameRating.coachVersion) {
            logger.error("cannot rate a game", metadata: Self.metadata(of: game.key, reason: "its line cannot be read"))
          }
          continue
        }
        try await ledger.setLoss(
          rating.loss, coachVersion: GameRating.coachVersion, of: game.key, sortKey: rating.sortKey)
        games.forget(game.key)
      }
    }
  }
}
