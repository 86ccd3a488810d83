import DailyGames
import Foundation
import GameCore
import Ledger
import Testing

@testable import LedgerSQLite

struct RestoreTests {
  private let day = CalendarDay(year: 2026, month: 11, day: 21)!

  private func day(_ offset: Int) -> CalendarDay { day.adding(days: offset)! }

  /// Runs a test with a ledger in a file that knows nine days, and the path of a backup, made at noon of the first day.
  private func withBackup(_ body: (Ledger, _ path: String, _ backup: String) async throws -> Void) async throws {
    try await withStore(.sqlite) { store, fixture in
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      for offset in 0...8 {
        let key = [UInt8](repeating: UInt8(offset), count: 32)
        _ = try await ledger.insert(DayRow(day: day(offset), key: key, commitment: "\(offset)"))
      }
      for player in 1...2 as ClosedRange<Int64> {
        try await ledger.insert(PlayerID(player)!, name: "Ada", tokenHash: [UInt8(player)], now: 0)
      }
      try await begin(1, ledger)
      let backup = URL(filePath: fixture.location).deletingLastPathComponent().appending(path: "backup.sqlite").path
      try SQLiteBackup.write(from: fixture.location, to: backup, time: day.openingTime + 43_200_000)
      try await body(ledger, fixture.location, backup)
    }
  }

  private func row(_ index: Int, _ player: Int64) -> MoveRow {
    let key = GameKey(day: day, player: PlayerID(player)!, kind: .triples)
    return MoveRow(
      key: key, index: index, action: index < 0 ? "" : "l", outcome: "1", score: index + 1, digest: 100 + Int64(index),
      parentDigest: index < 0 ? 0 : 99 + Int64(index))
  }

  private func begin(_ player: Int64, _ ledger: Ledger) async throws {
    let clock = ServerClock(machineNow: ServerClock.system.now) { day.openingTime }
    #expect(try await ledger.begin(row(-1, player), by: clock))
  }

  private func check(_ path: String, _ current: String?, after minutes: Int64 = 0) throws -> RestoreCheck {
    try RestoreCheck(
      of: path, current: current, now: day.openingTime + 43_200_000 + 60_000 * minutes, leadDayCount: 7
    ) { row, _ in row.key == nil }
  }

  @Test
  func immediateBackupLosesNothing() async throws {
    try await withBackup { _, path, backup in
      let check = try check(backup, path)
      #expect(check.isLossless, "\(check.lines)")
      #expect(
        check.lines == [
          "\(backup) is intact. Saved by parlor-server backup at 2026-11-21T12:00:00Z.",
          "Players: 2. Games: 1, of which unfinished: 1.", "It knows the days 2026-11-21 to 2026-11-29.",
          "Not revealed, with public commitments: 2026-11-21 to 2026-11-28.", "Compared with \(path):",
          "  It lacks nothing.",
        ])
    }
  }

  @Test
  func lossesAreNamed() async throws {
    try await withBackup { ledger, path, backup in
      // A game continues and ends, another is begun, and players come and go.
      #expect(try await ledger.store.append(row(0, 1)))
      #expect(try await ledger.store.append(row(1, 1)))
      let result = FinishedGame(key: row(0, 1).key, moveCount: 2, score: 3, line: "x", sortKey: 5)
      #expect(try await ledger.finish(row(2, 1), result))
      try await ledger.insert(PlayerID(3)!, name: "Cid", tokenHash: [3], now: 0)
      try await begin(3, ledger)
      #expect(try await ledger.report(.player(PlayerID(3)!), by: PlayerID(1)!, now: 0) == true)
      #expect(try await ledger.rename(PlayerID(1)!, to: "Eve"))
      #expect(try await ledger.delete(PlayerID(2)!))
      _ = try await ledger.insert(DayRow(day: day(9), key: nil, commitment: "9"))
      let check = try check(backup, path, after: 2 * 1440)
      #expect(!check.isLossless)
      #expect(
        check.lines.dropFirst(4).map { $0 } == [
          "Void after a restore, because moves since then are lost: 2026-11-21 to 2026-11-23.",
          "Void after a restore, because they may be announced and their keys are missing: 2026-11-30.",
          "Compared with \(path):",
          "  Other or missing commitments that are public: 2026-11-30.", "  Lost players: 1", "  Lost names: 1",
          "  Lost tokens, whose devices would be signed out: 1", "  Lost reports of names, or decisions about them: 1",
          "  Deleted players who would be back: 1",
          "  2026-11-21: lost games 1, games that would be unfinished again 1, lost moves 3",
        ])
      // Neither file has changed.
      #expect(try SQLiteFile(path: backup, isReadOnly: true).read { try $0.dayRows().count } == 9)
      #expect(try await ledger.days(CalendarDay.range).count == 10)
      // An earlier release had no reports.
      let old = try SharedSQLiteStore(path: backup)
      _ = try await old.write { try $0.run("DROP TABLE report", []) }
      await old.close()
      #expect(try self.check(backup, path).lines.contains("  Lost reports of names, or decisions about them: 1"))
    }
  }

  @Test
  func lostKeyAndMissingLedgerAreNamed() async throws {
    try await withBackup { ledger, path, backup in
      try await ledger.store.write { _ = try $0.run("UPDATE day SET day_key = NULL WHERE commitment = '3'", []) }
      #expect(unlink(backup) == 0)
      try SQLiteBackup.write(from: path, to: backup, time: day.openingTime + 43_200_000)
      let check = try check(backup, nil)
      #expect(!check.isLossless)
      #expect(
        check.lines.suffix(2).map { $0 } == [
          "Void after a restore, because the key is missing or damaged: 2026-11-24.",
          "There is no current ledger to compare it with, so nobody can tell what else is lost.",
        ])
      // A ledger that can't be read is why the operator restores.
      try Data("damaged".utf8).write(to: URL(filePath: backup + ".other"))
      let other = try self.check(backup, backup + ".other")
      #expect(other.lines.last?.hasPrefix("The current ledger \(backup).other can't be read") == true)
      #expect(throws: LedgerError.unavailable("\(path) is the ledger itself. Name a backup of it.")) {
        try self.check(path, path)
      }
    }
  }

  @Test
  func damagedFileIsReported() async throws {
    try await withBackup { _, _, backup in
      let whole = try Data(contentsOf: URL(filePath: backup))
      let path = backup + ".damaged"
      func fault(_ content: Data) throws -> String {
        try content.write(to: URL(filePath: path))
        let error = #expect(throws: LedgerError.self) { try check(path, nil) }
        guard case .fault(let reason) = error else { throw try #require(error) }
        return reason
      }
      #expect(try fault(Data()) == "\(path) is empty.")
      #expect(try fault(Data("notes".utf8)) == "\(path) isn't an SQLite database.")
      #expect(try fault(whole.prefix(50)) == "\(path) isn't an SQLite database.")
      for length in [100, 4096, whole.count / 2, whole.count - 1] {
        #expect(try fault(whole.prefix(length)) == "\(path) is damaged: It has \(length) of \(whole.count) bytes.")
      }
      // Every page holds something that the check reads, except for its unused bytes.
      for page in 1..<whole.count / 4096 {
        var damaged = whole
        damaged.replaceSubrange(page * 4096..<page * 4096 + 100, with: repeatElement(0xAB, count: 100))
        #expect(try fault(damaged).hasPrefix("\(path) is damaged: "))
      }
      #expect(unlink(path) == 0)
      let store = try SQLiteStore(path: path)
      try await store.write { try $0.run("CREATE TABLE notes (n INTEGER)", []) }
      await store.close()
      let error = #expect(throws: LedgerError.self) { try check(path, nil) }
      #expect(error == .fault("\(path) is an SQLite database, but not a ledger of Parlor."))
    }
  }

  /// SQLite would apply the log of the replaced database to the restored one.
  @Test
  func logOfTheReplacedLedgerIsRefused() async throws {
    try await withBackup { ledger, path, backup in
      let log = try Data(contentsOf: URL(filePath: path + "-wal"))
      #expect(!log.isEmpty)
      let restored = backup + ".restored"
      try FileManager.default.copyItem(atPath: backup, toPath: restored)
      try log.write(to: URL(filePath: restored + "-wal"))
      let error = #expect(throws: LedgerError.self) { try SQLiteStore(path: restored) }
      guard case .fault(let reason) = error else { throw try #require(error) }
      #expect(reason.hasPrefix("\(restored)-wal belongs to another database than \(restored)."))
      // A command that opened the file would apply the log, too.
      #expect(throws: LedgerError.fault(reason)) { try SharedSQLiteStore(path: restored) }
      #expect(unlink(restored + "-wal") == 0)
      let store = try SQLiteStore(path: restored)
      await store.close()
    }
  }

  @Test(
    arguments: [
      (0, 0, 8, [], []), (0, 1, 8, [0], []), (1439, 1441, 8, [0, 1], []), (1559, 1560, 9, [0, 1], []),
      (1560, 1561, 9, [1], []), (720, 3600, 8, [0, 1, 2], [9]), (720, 720, 0, [], []), (721, 720, 0, [], []),
      (0, 1, 4, [0], [5, 6, 7]),
    ] as [(Int64, Int64, Int, [Int], [Int])])
  func lostDaysAreThoseInPlayAndAnnounced(from: Int64, to: Int64, last: Int, played: [Int], announced: [Int]) {
    // Before 02:00, the day before is in play too.
    let start = day.openingTime + 2 * 3_600_000
    let lost = LostDays(
      from: start + (from - 120) * 60_000, to: start + (to - 120) * 60_000, lastDay: day(last), leadDayCount: 7)
    let offset = from < 120 ? [-1] : []
    #expect(lost.played == (from < to ? offset + played : []).map(day))
    #expect(lost.announced == announced.map(day))
  }
}
