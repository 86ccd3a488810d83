import DailyGames
import Foundation
import GameCore
import HTTP
import Ledger
import LedgerSQLite
import Logging
import Testing

@testable import API
@testable import GameService

@Suite struct RecordingsTests {
  private static let games = DayGames(day: try! CalendarDay(text: "2026-11-23".utf8), kind: .triples)

  /// Calls `body` with a ledger that contains games with the given lines and scores, each by a different player.
  private func withLedger(
    _ lines: [(line: String, score: Int)], commitment: String = "1",
    _ body: (Ledger, DailyGameService, String) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let ledger = Ledger(try SQLiteStore(path: folder.appendingPathComponent("parlor.sqlite").path))
    try await ledger.migrate(now: 0)
    _ = try await ledger.insert(DayRow(day: Self.games.day, key: [], commitment: commitment))
    for (number, game) in zip(Int64(1)..., lines) {
      let key = GameKey(day: Self.games.day, player: try #require(PlayerID(number)), kind: .triples)
      try await ledger.insert(key.player, name: "A", tokenHash: [UInt8(number % 256), UInt8(number / 256)], now: 0)
      let opening = MoveRow(
        key: key, index: -1, action: "", outcome: "", score: 0, digest: 0, parentDigest: 0)
      #expect(try await ledger.begin(opening, by: ServerClock { Self.games.day.openingTime }))
      try await ledger.recordUnfinishedGames([
        FinishedGame(key: key, moveCount: 1, score: game.score, line: game.line, sortKey: -Int64(game.score))
      ])
    }
    try await body(ledger, DailyGameService(ledger, clock: .system, logger: Logger(label: "test")), folder.path)
    await ledger.store.close()
  }

  private func tag(_ content: StoredContent) throws -> String {
    try #require(try content.response(to: Call()).headers.first { $0.name == "ETag" }?.value)
  }

  @Test func gamesAreSortedByRankAndThenText() async throws {
    let lines = [("c", 5), ("b", 9), ("a", 5), ("ab", 5), ("d", 7)]
    try await withLedger(lines) { _, service, _ in
      var text: [UInt8] = []
      try await service.writeLines(of: Self.games) { text += $0 }
      #expect(String(decoding: text, as: UTF8.self) == "b\nd\na\nab\nc\n")
    }
  }

  /// There are more games than fit in a page, and their text is longer than a chunk. Most of them share a rank.
  @Test func allGamesOfALargeDayAreReturnedInOrderAndInChunks() async throws {
    let lines = (0..<4100).map { (String(repeating: "x", count: 200) + "\($0 + 10_000)", $0 % 50 == 0 ? $0 : 7) }
    try await withLedger(lines) { _, service, _ in
      var chunks: [[UInt8]] = []
      try await service.writeLines(of: Self.games) { chunks.append($0) }
      #expect(chunks.count > 2)
      #expect(chunks.allSatisfy { $0.count < 300_000 })
      let text = chunks.flatMap { $0 }.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      #expect(text == lines.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0))
    }
  }

  @Test func contentChangesAtTheFirstCheckAfterAPlayerIsDeleted() async throws {
    try await withLedger([("a", 1), ("b", 2), ("c", 3)]) { ledger, service, folder in
      let recordedGameCache = RecordedGameCache(
        service, folder: ContentFolder(folder, quota: 1 << 20), checkInterval: .zero)
      let first = try tag(try await recordedGameCache.content(of: Self.games))
      let slow = RecordedGameCache(service, folder: ContentFolder(folder, quota: 1 << 20))
      _ = try await slow.content(of: Self.games)
      _ = try await service.players.delete(try #require(PlayerID(2)))
      let after = try await recordedGameCache.content(of: Self.games)
      #expect(after.count == 4)
      #expect(try tag(after) != first)
      // Another process has replaced the file, so this one checks at once.
      #expect(try await slow.content(of: Self.games).count == 4)
    }
  }

  @Test func concurrentRequestsGetTheSameContent() async throws {
    try await withLedger([("a", 1), ("b", 2), ("c", 3)]) { _, service, folder in
      let recordedGameCache = RecordedGameCache(
        service, folder: ContentFolder(folder, quota: 1 << 20), checkInterval: .zero)
      let all = try await withThrowingTaskGroup(of: StoredContent.self) { group in
        for _ in 0..<20 { group.addTask { try await recordedGameCache.content(of: Self.games) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let first = try tag(all[0])
      for content in all {
        #expect(content.count == 6)
        #expect(try tag(content) == first)
      }
    }
  }

  /// A process that shares the folder, or was restarted, sends the file that another one has written.
  @Test func recordedGamesAreWrittenOnceForAllProcesses() async throws {
    try await withLedger([("a", 1), ("b", 2)]) { _, service, folder in
      let caches = (0..<8).map { _ in RecordedGameCache(service, folder: ContentFolder(folder, quota: 1 << 20)) }
      _ = try await withThrowingTaskGroup(of: StoredContent.self) { group in
        for cache in caches { group.addTask { try await cache.content(of: Self.games) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }
      #expect(files.count == 1)
      let inode = try FileManager.default.attributesOfItem(atPath: folder + "/" + files[0])[.systemFileNumber] as? Int
      let later = RecordedGameCache(service, folder: ContentFolder(folder, quota: 1 << 20))
      #expect(try await later.content(of: Self.games) { Issue.record("Nothing has to be written.") }.count == 4)
      let now = try FileManager.default.attributesOfItem(atPath: folder + "/" + files[0])[.systemFileNumber] as? Int
      #expect(inode == now)
    }
  }

  @Test func gamesThatExceedTheQuotaAreRefusedAndNotTriedAgain() async throws {
    try await withLedger([("a", 1), ("b", 2)]) { _, service, folder in
      let cache = RecordedGameCache(service, folder: ContentFolder(folder, quota: 3))
      await #expect(throws: LedgerError.full) { try await cache.content(of: Self.games) }
      await #expect(throws: LedgerError.full) {
        try await cache.content(of: Self.games) { Issue.record("The files are too large, as before.") }
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(!names.contains { $0.contains(".txt") })
    }
  }

  /// Two ledgers may have the same scores, and their servers the same folder.
  @Test func ledgersThatShareAFolderDoNotShareFiles() async throws {
    try await withLedger([("a", 1)]) { _, service, folder in
      let files = ContentFolder(folder, quota: 1 << 20)
      let first = try tag(try await RecordedGameCache(service, folder: files).content(of: Self.games))
      try await withLedger([("b", 1)], commitment: "2") { _, other, _ in
        let second = try tag(try await RecordedGameCache(other, folder: files).content(of: Self.games))
        #expect(second != first)
      }
    }
  }

  /// The version decides whether the file is written again.
  @Test func versionChangesWithDeletedPlayersAndTheLastRating() async throws {
    try await withLedger([("a", 1), ("b", 2)]) { _, service, _ in
      let before = try await service.recordingVersion(of: Self.games)
      #expect(before.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" })
      #expect(try await service.recordingVersion(of: Self.games) == before)
      _ = try await service.players.delete(try #require(PlayerID(2)))
      #expect(try await service.recordingVersion(of: Self.games) != before)
    }
  }
}
