import Foundation
import GRDB
import GameCore
import Ledger
import PowerCut
import Synchronization
import Testing

@testable import LedgerSQLite

/// Tests of a ledger on a failing disk. There is only one simulated disk, so the tests run one after another.
@Suite(.serialized)
struct PowerCutTests {
  private func withDisk(_ body: (_ path: String, _ folder: URL) async throws -> Void) async throws {
    let folder = try StoreFixture.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let disk = folder.appending(path: "disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try #require(power_cut_watch(disk.path) == 0)
    try await body(disk.appending(path: "ledger.sqlite").path, folder)
  }

  /// The number of acknowledged moves of each player.
  private final class AcknowledgedMoveCounts: Sendable {
    private let counts = Mutex<[Int64: Int]>([:])

    var all: [Int64: Int] { counts.withLock { $0 } }
    var total: Int { all.values.reduce(0, +) }
    func add(_ player: Int64) { counts.withLock { $0[player, default: 0] += 1 } }
  }

  /// Cuts the power repeatedly during play, and returns the number of cuts that lost acknowledged moves.
  private func lossCount(synchronous: String, cutCount: Int) async throws -> Int {
    var losses = 0
    try await withDisk { path, folder in
      let store = try SQLiteStore(path: path)
      let ledger = try await LedgerFixture(store, players: 1...16)
      // Write the whole database to the disk before the setting changes.
      try await store.withWriter { database in
        _ = try database.checkpoint(.truncate)
        try database.execute(sql: "PRAGMA synchronous = \(synchronous)")
      }
      let acknowledged = AcknowledgedMoveCounts()
      let isOver = Gate()
      async let play: Void = withThrowingTaskGroup(of: Void.self) { group in
        for player in 1...16 as ClosedRange<Int64> {
          group.addTask {
            var index = 0
            while !isOver.isOpen {
              let isIn = try await store.append(ledger.move(index, of: player))
              #expect(isIn)
              acknowledged.add(player)
              index += 1
            }
          }
        }
        try await group.waitForAll()
      }
      var expected: [(folder: URL, moves: [Int64: Int])] = []
      for cut in 0..<cutCount {
        let wanted = acknowledged.total + Int.random(in: 1...100)
        try await wait { acknowledged.total >= wanted }
        let left = folder.appending(path: "cut-\(cut)")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        // Count only moves that were acknowledged before the cut.
        expected.append((left, acknowledged.all))
        try #require(power_cut_take(left.path, UInt32(cut)) == 0)
      }
      isOver.open()
      try await play
      await store.close()
      for (left, moves) in expected where try await hasLost(moves, of: ledger.day, in: left) { losses += 1 }
    }
    return losses
  }

  /// Returns whether a power cut lost moves, left a gap in a game, or corrupted the file.
  private func hasLost(_ moves: [Int64: Int], of day: CalendarDay, in folder: URL) async throws -> Bool {
    let table = moveTable(of: day)
    do {
      let store = try SQLiteStore(path: folder.appending(path: "ledger.sqlite").path)
      let (health, rows) = try await store.read { connection in
        (
          try connection.rows("PRAGMA integrity_check", []).first?.text(0),
          try connection.rows("SELECT player, count(*), max(place) FROM \(table) WHERE place >= 0 GROUP BY player", [])
        )
      }
      await store.close()
      let left = Dictionary(uniqueKeysWithValues: rows.map { ($0.integer(0)!, Int($0.integer(1)!)) })
      // The moves of a game must have no gap.
      let isWhole = rows.allSatisfy { $0.integer(1) == $0.integer(2)! + 1 }
      return health != "ok" || !isWhole || moves.contains { left[$0.key, default: 0] < $0.value }
    } catch {
      return true
    }
  }

  @Test
  func powerCutLosesNoAcknowledgedMoves() async throws {
    #expect(try await lossCount(synchronous: "FULL", cutCount: 40) == 0)
  }

  /// Verifies that `powerCutLosesNoAcknowledgedMoves` can detect losses.
  @Test
  func powerCutLosesUnsynchronizedMoves() async throws {
    #expect(try await lossCount(synchronous: "NORMAL", cutCount: 20) > 0)
  }

  @Test
  func moveIsSynchronizedBeforeItIsAcknowledged() async throws {
    try await withDisk { path, _ in
      let store = try SQLiteStore(path: path)
      let ledger = try await LedgerFixture(store)
      for index in 0..<50 {
        let before = power_cut_synchronizations()
        #expect(try await store.append(ledger.move(index)))
        #expect(power_cut_synchronizations() > before)
      }
      await store.close()
    }
  }

  @Test
  func failedSynchronizationIsReportedAndStopsTheStore() async throws {
    try await withDisk { path, _ in
      let endings = Counter()
      var options = SQLiteStore.Options()
      options.onLostWrites = { _ in endings.add(1) }
      let store = try SQLiteStore(path: path, options: options)
      let ledger = try await LedgerFixture(store)
      #expect(try await store.append(ledger.move(0)))
      power_cut_fail_synchronizations(1)
      let error = await #expect(throws: LedgerError.self) { try await store.append(ledger.move(1)) }
      guard case .inDoubt = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(endings.value == 1)
      // The disk reports success again, but it has dropped the writes.
      power_cut_fail_synchronizations(0)
      await #expect(throws: LedgerError.self) { try await store.append(ledger.move(1)) }
      await #expect(throws: LedgerError.self) { try await store.check(now) }
      await store.close()
    }
  }

  @Test
  func fullDiskIsReportedUntilThereIsRoom() async throws {
    try await withDisk { path, _ in
      let store = try SQLiteStore(path: path)
      let ledger = try await LedgerFixture(store, players: 1...8)
      var index = 0
      for _ in 0..<3 {
        for player in 1...8 as ClosedRange<Int64> { #expect(try await store.append(ledger.move(index, of: player))) }
        index += 1
        power_cut_fill(1)
        await withTaskGroup(of: Void.self) { group in
          for player in 1...8 as ClosedRange<Int64> {
            group.addTask { [index] in
              await #expect(throws: LedgerError.full) { try await store.append(ledger.move(index, of: player)) }
            }
          }
        }
        await #expect(throws: LedgerError.full) { try await store.write { try $0.run("DELETE FROM player", []) } }
        await #expect(throws: LedgerError.full) { try await store.check(now) }
        #expect(try await ledger.actions().count == index)
        power_cut_fill(0)
        _ = try await store.check(now)
      }
      await store.close()
    }
  }
}
