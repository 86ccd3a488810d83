import GameCore
import Ledger
import Testing

extension ServerClock {
  /// A clock that began to run at a time, in milliseconds since 1970, on a machine whose clock is right.
  static func at(_ time: Int64) -> ServerClock {
    let start = system.now()
    return ServerClock(machineNow: system.now) { system.now() - start + time }
  }

  /// The clock of a machine that is ahead by `error` milliseconds.
  static func wrong(by error: Int64) -> ServerClock { ServerClock { system.now() + error } }
}

/// Tests of which clock begins games, and closes and reveals days.
struct DayClockTests {
  private static let twentySixHours: Int64 = 93_600_000

  /// Runs a test with a ledger that has today, the days around it, and a player.
  private func withDays(
    _ kind: LedgerKind, _ body: (Ledger, _ today: CalendarDay, PlayerID) async throws -> Void
  ) async throws {
    try await withLedger(kind) { ledger in
      let today = ServerClock.system.today
      for offset in -3...3 {
        let day = try #require(today.adding(days: offset))
        _ = try await ledger.insert(DayRow(day: day, key: nil, commitment: "x"))
      }
      let player = PlayerID(1)!
      try await ledger.insert(player, name: "Ada", tokenHash: [1], now: 0)
      try await body(ledger, today, player)
    }
  }

  private func opening(of player: PlayerID, on day: CalendarDay) -> MoveRow {
    MoveRow(
      key: GameKey(day: day, player: player, kind: .triples), index: -1, action: "", outcome: "", score: 0, digest: 1,
      parentDigest: 0)
  }

  /// The readiness check also compares the clocks, but only every few seconds.
  @Test(
    .enabled(if: PostgreSQLFixture.address != nil), arguments: [twentySixHours, -twentySixHours], [1, 3])
  func wrongClockOfAProcessChangesNothing(error: Int64, shardCount: Int) async throws {
    try await withDays(LedgerKind(store: .postgreSQL, shardCount: shardCount)) { ledger, today, player in
      let wrong = ServerClock.wrong(by: error)
      for day in [wrong.today, today.adding(days: 2)!] where day != today {
        #expect(try await !ledger.begin(opening(of: player, on: day), by: wrong))
      }
      for day in [today, today.adding(days: 1)!] {
        #expect(try await !ledger.close(day, by: wrong))
        #expect(try await ledger.day(day)?.progress == .open)
      }
      // The day before yesterday is over, so even this process may close it.
      let old = try #require(today.adding(days: -2))
      #expect(try await ledger.close(old, by: wrong))
      #expect(try await ledger.reveal(old, by: wrong))
      #expect(try await ledger.day(old)?.progress == .revealed)
      #expect(try await ledger.begin(opening(of: player, on: today), by: wrong), "the database knows what day it is")
    }
  }

  @Test(arguments: LedgerKind.available)
  func dayIsBegunAndClosedAndRevealedOnTime(kind: LedgerKind) async throws {
    try await withDays(kind) { ledger, today, player in
      let opening = opening(of: player, on: today)
      // Stay a minute away from the limits, because the clocks are running.
      for time in [today.openingTime - 60_000, today.closingTime, today.revealTime] {
        #expect(try await !ledger.begin(opening, by: .at(time)))
      }
      #expect(try await ledger.begin(opening, by: .at(today.closingTime - 60_000)))
      #expect(try await !ledger.close(today, by: .at(today.revealTime - 60_000)))
      #expect(try await ledger.day(today)?.progress == .open)
      #expect(try await ledger.close(today, by: .at(today.revealTime)))
      #expect(try await ledger.day(today)?.progress == .closed)
      try await ledger.recordUnfinishedGames([
        FinishedGame(key: opening.key, moveCount: 0, score: 0, line: "line", sortKey: nil)
      ])
      #expect(try await !ledger.reveal(today, by: .at(today.revealTime - 60_000)))
      #expect(try await ledger.day(today)?.progress == .closed)
      #expect(try await ledger.reveal(today, by: .at(today.revealTime)))
      #expect(try await ledger.day(today)?.progress == .revealed)
    }
  }
}
