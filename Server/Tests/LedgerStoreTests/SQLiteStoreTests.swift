import Foundation
import GRDB
import GameCore
import Ledger
import Synchronization
import Testing

@testable import LedgerSQLite

struct SQLiteStoreTests {
  private func withFile(_ body: (String) async throws -> Void) async throws {
    let folder = try StoreFixture.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appending(path: "ledger.sqlite").path)
  }

  @Test
  func onlyOneServerAtATimeCanOpenTheFile() async throws {
    try await withFile { path in
      let store = try SQLiteStore(path: path)
      #expect(throws: LedgerError.unavailable("\(path) is in use by another server.")) { try SQLiteStore(path: path) }
      // The first server isn't affected.
      _ = try await store.check(now)
      await store.close()
      let next = try SQLiteStore(path: path)
      await next.close()
    }
  }

  @Test
  func secondServerIsRefusedUnderAnotherNameOfTheFile() async throws {
    try await withFile { path in
      let store = try SQLiteStore(path: path)
      let (symbolic, hard) = (path + ".symbolic", path + ".hard")
      #expect(symlink(path, symbolic) == 0)
      #expect(throws: LedgerError.unavailable("\(symbolic) is in use by another server.")) {
        try SQLiteStore(path: symbolic)
      }
      #expect(link(path, hard) == 0)
      #expect(throws: LedgerError.self) { try SQLiteStore(path: hard) }
      // The first server isn't affected.
      _ = try await store.check(now)
      await store.close()
      // The hard link is refused even if no server runs, because its log would have another name.
      for name in [path, hard] {
        let error = #expect(throws: LedgerError.self) { try SQLiteStore(path: name) }
        guard case .unavailable(let message) = error else { throw try #require(error) }
        #expect(message.contains("hard links"))
        #expect(message.contains(name))
      }
      #expect(unlink(hard) == 0)
      let next = try SQLiteStore(path: symbolic)
      await next.close()
    }
  }

  /// The file is also locked itself on Linux, because it may have real names in several folders, such as in containers.
  @Test(arguments: [".lock", ""])
  func lockOfAnotherProcessIsRespectedUntilItIsKilled(end: String) async throws {
    #if canImport(Darwin)
    if end.isEmpty { return }
    #endif
    try await withFile { path in
      let lock = path + end
      let holder = Process()
      holder.executableURL = URL(filePath: "/usr/bin/env")
      holder.arguments = [
        "python3", "-c",
        "import fcntl, time; f = open('\(lock)', 'a'); fcntl.flock(f, fcntl.LOCK_EX); print(1, flush=True); time.sleep(600)",
      ]
      let output = Pipe()
      holder.standardOutput = output
      try holder.run()
      _ = output.fileHandleForReading.availableData
      #expect(throws: LedgerError.self) { try SQLiteStore(path: path) }
      kill(holder.processIdentifier, SIGKILL)
      holder.waitUntilExit()
      let store = try SQLiteStore(path: path)
      await store.close()
    }
  }

  @Test
  func checkRequiresSynchronizedWritesAndForeignKeys() async throws {
    try await withFile { path in
      let store = try SQLiteStore(path: path)
      #expect(try await store.check(now) == nil)
      for (pragma, usual) in [
        ("synchronous = NORMAL", "synchronous = FULL"), ("foreign_keys = OFF", "foreign_keys = ON"),
      ] {
        try await store.withWriter { try $0.execute(sql: "PRAGMA \(pragma)") }
        let error = await #expect(throws: LedgerError.self) { try await store.check(now) }
        guard case .fault = error else {
          Issue.record("\(pragma) was not noticed: \(String(describing: error))")
          continue
        }
        try await store.withWriter { try $0.execute(sql: "PRAGMA \(usual)") }
        _ = try await store.check(now)
      }
      await store.close()
    }
  }

  @Test
  func movedDatabaseFileIsReported() async throws {
    try await withFile { path in
      let store = try SQLiteStore(path: path)
      try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
      await #expect(throws: LedgerError.fault("\(path) is no longer the file that was opened.")) {
        try await store.check(now)
      }
      await store.close()
    }
  }

  @Test
  func otherUsersCannotReadTheFiles() async throws {
    try await withFile { path in
      let store = try SQLiteStore(path: path)
      try await store.write { try $0.run("CREATE TABLE kept (n INTEGER)", []) }
      for end in ["", "-wal", "-shm", ".lock"] {
        let rights = try FileManager.default.attributesOfItem(atPath: path + end)[.posixPermissions] as? Int
        #expect(rights == 0o600, "\(end)")
      }
      await store.close()
    }
  }

  @Test
  func missingFolderIsReported() throws {
    let error = #expect(throws: LedgerError.self) { try SQLiteStore(path: "/nonexistent/folder/ledger.sqlite") }
    guard case .unavailable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("/nonexistent/folder"))
  }

  @Test
  func logIsCheckpointedBeforeItGrowsLarge() async throws {
    try await withFile { path in
      let store = try SQLiteStore(path: path)
      try await store.write { try $0.run("CREATE TABLE kept (n INTEGER PRIMARY KEY, b BLOB)", []) }
      let page = [UInt8](repeating: 7, count: 400_000)
      for number in 0..<400 as Range<Int64> {
        try await store.write {
          try $0.run("INSERT INTO kept (n, b) VALUES ($1, $2)", [.integer(number), .bytes(page)])
        }
      }
      // The test has written 160 MB by now.
      let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int ?? 0
      #expect(log < 40_000_000)
      await store.close()
    }
  }
}
