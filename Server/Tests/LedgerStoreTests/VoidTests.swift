import DailyGames
import Foundation
import GameCore
import Testing

@testable import Ledger
@testable import LedgerSQLite

struct VoidTests {
  private let day = CalendarDay(year: 2026, month: 11, day: 21)!

  private func day(_ offset: Int) -> CalendarDay { day.adding(days: offset)! }

  /// Runs a test with a ledger that knows nine days, and a player who has begun a game on the first one.
  private func withDays(_ kind: LedgerKind, _ body: (Ledger) async throws -> Void) async throws {
    try await withLedger(kind) { ledger in
      try await fill(ledger)
      try await body(ledger)
    }
  }

  private func fill(_ ledger: Ledger) async throws {
    for offset in 0...8 { _ = try await ledger.insert(DayRow(day: day(offset), key: [1], commitment: "\(offset)")) }
    try await ledger.insert(PlayerID(1)!, name: "Ada", tokenHash: [1], now: 0)
    #expect(try await ledger.begin(move(-1), by: clock(day)))
  }

  /// Returns the clock that shows noon of a day, on a machine whose clock is right.
  private func clock(_ day: CalendarDay) -> ServerClock {
    // Read the machine's clock once, because PostgreSQL's time is shifted by the difference.
    let (machineTime, noon) = (now(), day.openingTime + 43_200_000)
    return ServerClock(machineNow: { machineTime }, now: { noon })
  }

  private func move(_ index: Int, of player: Int64 = 1, on day: CalendarDay? = nil) -> MoveRow {
    let key = GameKey(day: day ?? self.day, player: PlayerID(player)!, kind: .triples)
    return MoveRow(
      key: key, index: index, action: index < 0 ? "" : "l", outcome: "1", score: 0, digest: 100 + Int64(index),
      parentDigest: index < 0 ? 0 : 99 + Int64(index))
  }

  @Test(arguments: LedgerKind.available)
  func voidDayTakesNoMoveAndIsNeverRevealed(kind: LedgerKind) async throws {
    try await withDays(kind) { ledger in
      #expect(try await ledger.append(move(0)))
      for _ in 1...2 {
        #expect(try await ledger.makeVoid(day) == .void)
      }
      #expect(try await ledger.day(day)?.progress == .void)
      #expect(try await !ledger.append(move(1)))
      let result = FinishedGame(key: move(1).key, moveCount: 2, score: 3, line: "x", sortKey: 5)
      #expect(try await !ledger.finish(move(1), result))
      try await ledger.insert(PlayerID(2)!, name: "Bob", tokenHash: [2], now: 0)
      #expect(try await !ledger.begin(move(-1, of: 2), by: clock(day)))
      #expect(try await ledger.unrevealedDays(before: day(1)).isEmpty)
      _ = try await ledger.close(day, by: clock(day(2)))
      #expect(try await !ledger.reveal(day, by: clock(day(2))))
      #expect(try await ledger.day(day)?.progress == .void)
      #expect(try await ledger.makeVoid(day(9)) == .unknown)
    }
  }

  @Test(arguments: LedgerKind.available)
  func revealedDayStaysRevealed(kind: LedgerKind) async throws {
    try await withDays(kind) { ledger in
      try await ledger.store.write { _ = try $0.run("UPDATE day SET state = 2", []) }
      #expect(try await ledger.makeVoid(day) == .revealed)
      #expect(try await ledger.day(day)?.progress == .revealed)
    }
  }

  @Test(arguments: LedgerKind.available)
  func daysThatARestoreLostAreVoidOnce(kind: LedgerKind) async throws {
    try await withDays(kind) { ledger in
      let noon = day(1).openingTime + 43_200_000
      // A ledger that isn't a backup can't know what it lost.
      #expect(try await ledger.makeLostDaysVoid(by: clock(day(3)), leadDayCount: 7) == [])
      #expect(try await ledger.makeLostDaysVoid(since: nil, until: noon, leadDayCount: 7) == nil)
      try await ledger.store.write { try $0.recordBackup(time: noon) }
      let lost = try await ledger.makeLostDaysVoid(by: clock(day(3)), leadDayCount: 7)
      let expected = [1, 2, 3, 9, 10].map { day($0) }
      #expect(lost == expected)
      let rows = try await ledger.days(CalendarDay.range)
      #expect(rows.filter { $0.progress == .void }.map(\.day) == lost)
      // Known commitments stay, and unknown ones aren't invented.
      #expect(rows.map(\.commitment) == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "", ""])
      #expect(try await ledger.backupTime() == nil)
      #expect(try await ledger.makeLostDaysVoid(by: clock(day(4)), leadDayCount: 7) == [])
    }
  }

  @Test
  func dayIsMadeVoidWhileAServerUsesTheFile() async throws {
    try await withStore(.sqlite) { store, fixture in
      let ledger = try await Ledger.open([store], now: 0)
      try await fill(ledger)
      #expect(try await ledger.append(move(0)))
      let file = try SQLiteFile(path: fixture.location, isReadOnly: false)
      let outcome = try file.write { try $0.makeVoid(day) }
      #expect(outcome == .void)
      #expect(try await !ledger.append(move(1)))
      #expect(try await ledger.day(day)?.progress == .void)
      _ = try await ledger.store.check(now)
      try file.close()
      #expect(try await ledger.begin(move(-1, on: day(1)), by: clock(day(1))))
      #expect(try await ledger.append(move(0, on: day(1))))
    }
  }
}
