import DailyGames
import GameCore
import Testing

@testable import Ledger
@testable import LedgerPostgreSQL

/// Tests of which transactions wait for the locks of others.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct LockTests {
  private static let day = CalendarDay(number: 9000)!

  private func hasMoveTable(_ ledger: Ledger) async throws -> Bool {
    try await ledger.store.read { connection in
      try connection.rows("SELECT to_regclass($1)::text", [.text(moveTable(of: Self.day))]).first?.text(0) != nil
    }
  }

  /// A backup reads all tables for a long time. It locks them against being dropped, and the reveal mustn't wait for that.
  @Test
  func revealWaitsForNoReaderOfTheTables() async throws {
    try await withStore(.postgreSQL) { store, fixture in
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      _ = try await ledger.insert(DayRow(day: Self.day, key: nil, commitment: "x"))
      try await ledger.insert(PlayerID(1)!, name: "Ada", tokenHash: [1], now: 0)
      #expect(try await ledger.close(Self.day, by: .system))
      try await fixture.whileLocked("LOCK TABLE player, \(moveTable(of: Self.day)) IN ACCESS SHARE MODE") {
        let isRevealed = try await ledger.reveal(Self.day, by: .system)
        let progress = try await ledger.day(Self.day)?.progress
        #expect(isRevealed)
        #expect(progress == .revealed)
        // The table can't be dropped, and trying it doesn't make others fail or wait for long.
        async let remaining = ledger.dropRevealedMoves()
        for _ in 0..<20 {
          let player = try await ledger.player(PlayerID(1)!)
          #expect(player != nil)
        }
        let (remainingCount, hasTable) = (try await remaining, try await hasMoveTable(ledger))
        #expect(remainingCount == 1)
        #expect(hasTable)
      }
      #expect(try await ledger.dropRevealedMoves() == 0)
      #expect(try await !hasMoveTable(ledger))
    }
  }

  @Test
  func lockedMoveDoesNotFailTheMovesOfOthers() async throws {
    try await withStore(.postgreSQL, maxQueuedCount: 100) { store, fixture in
      let ledger = try await LedgerFixture(store, players: 1...14)
      let (isBusy, mayGoOn) = (Gate(), Gate())
      // Another server has written the move of player 3 and not committed it.
      let move = "INSERT INTO \(moveTable(of: ledger.day)) VALUES (3, 3, 0, 0, 'u', '2.1.3', 10, 0)"
      try await fixture.whileLocked(move) {
        // Keep the only writer busy, so that all moves wait, and are written in one batch.
        async let work: Void = store.write { _ in
          isBusy.open()
          mayGoOn.wait()
        }
        await isBusy.waitUntilOpen()
        let results = try await withThrowingTaskGroup(of: (Int64, Result<Bool, any Error>).self) { group in
          for player in 1...14 as ClosedRange<Int64> {
            group.addTask {
              do { return (player, .success(try await store.append(ledger.move(0, of: player)))) } catch {
                return (player, .failure(error))
              }
            }
          }
          try await wait { (store as? PostgreSQLStore)?.queuedCount == 14 }
          mayGoOn.open()
          return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        try await work
        for (player, result) in results {
          switch result {
          case .success(let isAppended): #expect(isAppended && player != 3)
          case .failure(LedgerError.unavailable): #expect(player == 3)
          case .failure(let error): throw error
          }
        }
      }
      #expect(try await store.append(ledger.move(0, of: 3)))
    }
  }

  /// Ranking, rating, and renaming lock players. A move locks no row of another table.
  @Test
  func movesDoNotWaitForTheLockOfTheirPlayer() async throws {
    try await withStore(.postgreSQL) { store, fixture in
      let ledger = try await LedgerFixture(store)
      try await fixture.whileLocked("SELECT id FROM player WHERE id = 1 FOR UPDATE") {
        let isAppended = try await store.append(ledger.move(0))
        #expect(isAppended)
      }
    }
  }
}
