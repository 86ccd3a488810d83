import DailyGames
import Foundation
import GameCore
import Games
import Ledger
import Logging

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
  /// The workers that rate games, at most half as many as cores, so that moves don't wait for them.
  private let ratingWorkers = (0..<max(1, ProcessInfo.processInfo.activeProcessorCount / 2)).map { _ in RatingWorker() }

  /// The time after which a player who never began a game is deleted, in milliseconds.
  static let maxIdleMilliseconds: Int64 = 30 * 24 * 3_600_000

  /// The maximum number of games that one transaction records.
  private static let maxBatchSize = 200

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
    try await readiness.requireReadiness()
    // Neither keys that can't be made yet, nor players on their way, nor a day that can't be revealed may block other
    // days.
    var firstError: (any Error)?
    do { try await makeKeys() } catch { firstError = error }
    do { try await ledger.finishMoves() } catch { firstError = firstError ?? error }
    while try await ledger.rankUnrankedGames(
      maxCount: Self.maxBatchSize, sortKey: { $0.servedType.sortKeyWithoutRating(moveCount: $1) }) == Self.maxBatchSize
    {}
    let now = days.clock.now()
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
    try await ledger.passOnEndedDays()
    let remainingCount = try await ledger.dropRevealedMoves()
    if remainingCount > 0 { logger.debug("tables of moves are in use", metadata: ["count": "\(remainingCount)"]) }
    if let firstError { throw firstError }
  }

  /// Deletes the players who registered long ago and never began a game. Throws `LedgerError`, or `Refusal.notReady`.
  public func deleteIdlePlayers() async throws {
    try await readiness.requireReadiness()
    let time = days.clock.now() - Self.maxIdleMilliseconds
    while try await ledger.deleteIdlePlayers(createdBefore: time, maxCount: 100) == 100 {}
  }

  /// Makes lost days void, seals stored keys, and creates the keys of the next days. Throws `LedgerError`, or
  /// `Refusal.notReady`.
  public func makeKeys() async throws {
    try await readiness.requireReadiness()
    for day in try await days.makeLostDaysVoid() {
      logger.error("a day is void, because its key or moves are lost", metadata: ["day": "\(day)"])
    }
    let sealed = try await days.sealKeys()
    if let first = sealed.first, let last = sealed.last {
      logger.notice(
        "sealed keys",
        metadata: [
          "from": "\(first)", "to": "\(last)", "count": "\(sealed.count)", "secret": "\(days.secrets.name ?? "")",
        ])
    }
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
      guard try await ledger.close(row.day, by: days.clock) else { return }
      days.forget(row.day)
      logger.info("closed a day", metadata: ["day": "\(row.day)"])
    }
    // Without the day's deals, no game can be read. That isn't the games' fault, so don't set them aside.
    guard try await days.deals(of: row.day) != nil, let key = try row.openedKey(days.secrets) else {
      throw LedgerError.fault("the key of \(row.day) deals no games")
    }
    // Read the next games while the previous ones are written.
    var batch = try await unfinishedGames(of: row.day, after: nil)
    while let last = batch.last {
      async let nextBatch = unfinishedGames(of: row.day, after: last.key)
      try await record(batch)
      batch = try await nextBatch
    }
    try await readiness.requireReadiness()
    if try await ledger.reveal(row.day, key: key.bytes, by: days.clock) {
      days.forget(row.day)
      logger.info("revealed a day", metadata: ["day": "\(row.day)"])
    }
  }

  private typealias UnfinishedGame = (key: GameKey, result: Result<FinishedGame, UnreadableGameError>)

  /// Reads a batch of a day's unfinished games, those after `key` in the order of the search.
  private func unfinishedGames(of day: CalendarDay, after key: GameKey?) async throws -> [UnfinishedGame] {
    try await games.results(
      ofUnfinished: ledger.unfinishedGameKeys(of: day, after: key, maxCount: Self.maxBatchSize))
  }

  private func record(_ batch: [UnfinishedGame]) async throws {
    var finished: [FinishedGame] = []
    for (key, result) in batch {
      switch result {
      case .success(let game): finished.append(game)
      case .failure(let error): try await setAside(key, because: error)
      }
    }
    try await ledger.recordUnfinishedGames(finished)
    for (key, _) in batch { games.forget(key) }
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
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in ratingWorkers { group.addTask { try await rateGames(worker) } }
      try await group.waitForAll()
    }
  }

  /// Rates a batch of each share in turn, until no share has games that this worker can rate.
  private func rateGames(_ worker: RatingWorker) async throws {
    // Workers begin with different shares, so that they seldom want the same one.
    let all = ledger.ratingShares
    let start = Int.random(in: all.indices)
    let shares = all[start...] + all[..<start]
    while true {
      try await readiness.requireReadiness()
      var ratedCount = 0
      for kind in DailyGame.all where kind.hasSkill {
        for share in shares { ratedCount += try await rateBatch(of: kind, in: share, worker) }
      }
      if ratedCount == 0 { return }
    }
  }

  /// Rates some games of a share unless another worker is rating them, and returns their number.
  private func rateBatch(of kind: DailyGame, in share: RatingShare, _ worker: RatingWorker) async throws -> Int {
    // Most shares have no such games, so look before writing a lease.
    guard try await !ledger.unratedGames(of: kind, in: share, maxCount: 1).isEmpty else { return 0 }
    let now = days.clock.now()
    guard
      let lease = try await ledger.leaseShare(share, now: now, until: now + RatingWorker.leaseMilliseconds)
    else { return 0 }
    // Another worker may have rated games until the lease began.
    let unrated = try await ledger.unratedGames(of: kind, in: share, maxCount: RatingWorker.batchSize)
    let rated = zip(unrated, try await worker.ratings(of: unrated))
    let ratings = rated.compactMap { game, rating in
      rating.map { StoredRating(key: game.key, loss: $0.loss, sortKey: $0.sortKey) }
    }
    for (game, rating) in rated where rating == nil {
      if try await ledger.markUnratable(game.key, coachVersion: GameRating.coachVersion) {
        logger.error("cannot rate a game", metadata: Self.metadata(of: game.key, reason: "its line cannot be read"))
      }
    }
    try await ledger.store(ratings, coachVersion: GameRating.coachVersion, endOf: lease)
    for rating in ratings { games.forget(rating.key) }
    return unrated.count
  }
}
