import DailyGames
import Foundation
import GRDB
import GameCore
import Ledger
import Testing

@testable import LedgerSQLite

struct BackupTests {
  private let day = CalendarDay(year: 2026, month: 11, day: 21)!

  /// Runs a test with a ledger in a file, which has a day and a player, and the folder of the file.
  private func withLedger(_ body: (Ledger, _ path: String, URL) async throws -> Void) async throws {
    try await withStore(.sqlite) { store, fixture in
      let ledger = Ledger(store)
      try await ledger.migrate(now: 0)
      _ = try await ledger.insert(DayRow(day: day, key: [UInt8](repeating: 7, count: 32), commitment: "x"))
      try await ledger.insert(PlayerID(1)!, name: "Ada", tokenHash: [1], now: 0)
      try await body(ledger, fixture.location, URL(filePath: fixture.location).deletingLastPathComponent())
    }
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func message(of error: LedgerError?) throws -> String {
    guard case .unavailable(let message) = error else { throw try #require(error) }
    return message
  }

  @Test
  func backupOfARunningServerHasAllAcknowledgedRows() async throws {
    try await withLedger { ledger, path, folder in
      let copy = folder.appending(path: "backup.sqlite").path
      let old = umask(0)
      defer { umask(old) }
      for mode in [0o600, 0o640] as [mode_t] {
        #expect(chmod(path, mode) == 0)
        let size = try SQLiteBackup.write(from: path, to: copy, time: 5)
        #expect(try FileManager.default.attributesOfItem(atPath: copy)[.size] as? Int == size)
        #expect(try permissions(copy) == Int(mode), "others can't read the keys")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("backup") }
        #expect(names == ["backup.sqlite"])
        // The server keeps running, and the copy can be opened at the same time.
        try await ledger.insert(PlayerID(Int64(mode))!, name: "Bob", tokenHash: [UInt8(mode % 251)], now: 0)
        let restored = Ledger(try SQLiteStore(path: copy))
        #expect(try await restored.isMigrated())
        #expect(try await restored.day(day) == ledger.day(day))
        #expect(try await restored.player(PlayerID(1)!) == ledger.player(PlayerID(1)!))
        #expect(try await restored.player(PlayerID(Int64(mode))!) == nil)
        #expect(try await restored.store.read { try $0.backupTime() } == 5)
        await restored.store.close()
        for end in ["", "-wal", "-shm", ".lock"] { unlink(copy + end) }
      }
      #expect(try await ledger.store.read { try $0.backupTime() } == nil)
    }
  }

  @Test
  func backupOverwritesNothing() async throws {
    try await withLedger { _, path, folder in
      let (copy, link) = (folder.appending(path: "backup.sqlite").path, folder.appending(path: "link").path)
      try Data("notes".utf8).write(to: URL(filePath: copy))
      #expect(symlink("/nonexistent/file", link) == 0)
      for target in [copy, link, path, folder.path] {
        let error = #expect(throws: LedgerError.self) { try SQLiteBackup.write(from: path, to: target, time: 0) }
        #expect(try message(of: error) == "\(target) exists, so it wasn't changed. Choose another file for the backup.")
      }
      #expect(try Data(contentsOf: URL(filePath: copy)) == Data("notes".utf8))
      // An interrupted backup doesn't count as one.
      #expect(unlink(copy) == 0)
      try Data("half".utf8).write(to: URL(filePath: copy + ".incomplete"))
      let error = #expect(throws: LedgerError.self) { try SQLiteBackup.write(from: path, to: copy, time: 0) }
      #expect(try message(of: error).hasPrefix("\(copy).incomplete exists"))
      #expect(!FileManager.default.fileExists(atPath: copy))
    }
  }

  @Test
  func failedBackupLeavesNoFile() async throws {
    try await withLedger { _, path, folder in
      let (source, copy) = (folder.appending(path: "damaged.sqlite").path, folder.appending(path: "backup.sqlite").path)
      for content in [
        Data(), Data("notes".utf8), Data(("SQLite format 3\0" + String(repeating: "x", count: 9000)).utf8),
      ] {
        try content.write(to: URL(filePath: source))
        #expect(throws: LedgerError.self) { try SQLiteBackup.write(from: source, to: copy, time: 0) }
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("backup") } == [])
      }
      let error = #expect(throws: LedgerError.self) {
        try SQLiteBackup.write(from: path, to: "/nonexistent/x", time: 0)
      }
      #expect(try message(of: error).hasPrefix("There is no folder /nonexistent for the backup /nonexistent/x."))
    }
  }

  /// A large ledger takes a while to copy, and a server may be restarted in the meantime.
  @Test
  func serverStartsWhileABackupReads() async throws {
    try await withStore(.sqlite) { store, fixture in
      try await store.write { try $0.run("CREATE TABLE kept (n INTEGER)", []) }
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let reader = try DatabaseQueue(path: fixture.location, configuration: configuration)
      try await reader.writeWithoutTransaction { try $0.execute(sql: "BEGIN; SELECT * FROM kept") }
      try await store.write { try $0.run("INSERT INTO kept (n) VALUES (1)", []) }
      await store.close()
      let next = try fixture.open()
      #expect(try await next.read { try $0.rows("SELECT n FROM kept", []).count } == 1)
      _ = try await next.check(now)
      await next.close()
      try await reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
      try reader.close()
    }
  }
}
