import DailyGames
import GameCore
import Ledger
import Testing

/// Tests of the leases with which processes share the rating of games, and of the counts that ratings move.
struct RatingTests {
  private static let day = CalendarDay(number: 9000)!
  private static let games = DayGames(day: day, kind: .codeBreaker)

  /// Runs a test with a ledger of solved games, whose players are in the first share.
  private func withLedger(
    _ kind: StoreKind, gameCount: Int64, _ body: @Sendable (Ledger, [GameKey]) async throws -> Void
  ) async throws {
    try await withStore(kind) { store, _ in
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      _ = try await ledger.insert(DayRow(day: Self.day, key: nil, commitment: "x"))
      let keys = (0..<gameCount).map { GameKey(day: Self.day, player: PlayerID($0)!, kind: .codeBreaker) }
      for key in keys {
        try await ledger.insert(key.player, name: "Ada", tokenHash: [UInt8(key.player.value)], now: 0)
        let opening = MoveRow(key: key, index: -1, action: "", outcome: "", score: 0, digest: 1, parentDigest: 0)
        #expect(try await ledger.begin(opening, by: .at(Self.day.openingTime)))
        let move = MoveRow(key: key, index: 0, action: "0123", outcome: "40", score: 0, digest: 2, parentDigest: 1)
        let result = FinishedGame(key: key, moveCount: 1, score: 0, line: "line", sortKey: 1_999_999)
        #expect(try await ledger.finish(move, result))
      }
      try await body(ledger, keys)
    }
  }

  @Test(arguments: StoreKind.available)
  func shareIsLeasedToOneWorkerUntilItStoresItsRatings(kind: StoreKind) async throws {
    try await withLedger(kind, gameCount: 3) { ledger, keys in
      let (share, other) = (ledger.ratingShares[0], ledger.ratingShares[1])
      #expect(try await ledger.unratedGames(of: .codeBreaker, in: share, maxCount: 9).map(\.key) == keys)
      #expect(try await ledger.unratedGames(of: .codeBreaker, in: other, maxCount: 9).isEmpty)
      let lease = try #require(try await ledger.leaseShare(share, now: 1000, until: 2000))
      #expect(try await ledger.leaseShare(share, now: 1999, until: 2999) == nil)
      #expect(try await ledger.leaseShare(other, now: 1000, until: 2000) != nil)
      let ratings = [StoredRating(key: keys[0], loss: 12, sortKey: 1_000_012)]
      try await ledger.store(ratings, coachVersion: 2, endOf: lease)
      #expect(try await ledger.unratedGames(of: .codeBreaker, in: share, maxCount: 9).map(\.key) == Array(keys[1...]))
      // A worker that ends without a result loses its lease after a while. Its late result counts once.
      let lost = try #require(try await ledger.leaseShare(share, now: 1000, until: 2000))
      let next = try #require(try await ledger.leaseShare(share, now: 2000, until: 3000))
      let late = [StoredRating(key: keys[1], loss: 7, sortKey: 1_000_007)]
      try await ledger.store(late, coachVersion: 2, endOf: lost)
      #expect(try await ledger.leaseShare(share, now: 2500, until: 3500) == nil, "the lease of another isn't ended")
      try await ledger.store(late, coachVersion: 2, endOf: next)
      #expect(try await ledger.leaseShare(share, now: 2500, until: 3500) != nil)

      let tally = try await ledger.tally(of: Self.games)
      #expect(tally.map(\.sortKey) == [1_000_007, 1_000_012, 1_999_999])
      #expect(tally.map(\.gameCount) == [1, 1, 1])
      #expect(try await ledger.recount(Self.games, repairs: false) == 0)
    }
  }

  @Test(arguments: StoreKind.available)
  func gamesWithTheSameRatingAndDeletedPlayersAreCounted(kind: StoreKind) async throws {
    try await withLedger(kind, gameCount: 5) { ledger, keys in
      let lease = try #require(try await ledger.leaseShare(ledger.ratingShares[0], now: 0, until: 1))
      #expect(try await ledger.delete(keys[4].player))
      let ratings = keys.reversed().map { StoredRating(key: $0, loss: 0, sortKey: 1_000_000) }
      try await ledger.store(ratings, coachVersion: 2, endOf: lease)
      #expect(try await ledger.tally(of: Self.games).map(\.gameCount) == [4])
      #expect(try await ledger.recount(Self.games, repairs: false) == 0)
      #expect(try await ledger.game(keys[0])?.loss == 0)
    }
  }

  /// Workers of several processes may rate the same games if a lease has expired. They must not wait for each other.
  @Test(arguments: StoreKind.available)
  func concurrentRatingsOfTheSameGamesCountOnce(kind: StoreKind) async throws {
    try await withLedger(kind, gameCount: 40) { ledger, keys in
      let lease = try #require(try await ledger.leaseShare(ledger.ratingShares[0], now: 0, until: 1))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          let ratings = keys.shuffled().map { key in
            StoredRating(key: key, loss: key.player.value % 7, sortKey: 1_000_000 + key.player.value % 7)
          }
          group.addTask { try await ledger.store(ratings, coachVersion: 2, endOf: lease) }
        }
        try await group.waitForAll()
      }
      #expect(try await ledger.tally(of: Self.games).map(\.gameCount) == [6, 6, 6, 6, 6, 5, 5])
      #expect(try await ledger.recount(Self.games, repairs: false) == 0)
    }
  }
}
