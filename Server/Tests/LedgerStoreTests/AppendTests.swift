import DailyGames
import Foundation
import GameCore
import Ledger
import Testing

struct AppendTests {
  @Test(arguments: StoreKind.available)
  func moveIsAppendedOnlyAfterItsPredecessor(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let ledger = try await LedgerFixture(store)
      #expect(try await store.append(ledger.move(0, action: "l")))
      #expect(try await store.append(ledger.move(1, action: "é")))
      // The store refuses two moves whose indexes are taken, a skipped index, a wrong parent, a game and a player
      // without an opening row, and a second opening row.
      #expect(try await !store.append(ledger.move(1)))
      #expect(try await !store.append(ledger.move(0, action: "r")))
      #expect(try await !store.append(ledger.move(3)))
      #expect(try await !store.append(ledger.move(2, parentDigest: LedgerFixture.digest(0))))
      #expect(try await !store.append(ledger.move(0, kind: .codeBreaker)))
      #expect(try await !store.append(ledger.move(0, of: 3)))
      #expect(try await !store.append(ledger.move(-1, parentDigest: 0)))
      #expect(try await store.append(ledger.move(2)))
      #expect(try await ledger.actions() == ["l", "é", "u"])
      #expect(try await ledger.actions(of: 2).isEmpty)
      let table = moveTable(of: ledger.day)
      let row = try await store.read { try $0.rows("SELECT * FROM \(table) WHERE player = 1 AND place = 2", []) }
      #expect(
        row.first?.values == [
          .integer(1), .integer(1), .integer(0), .integer(2), .text("u"), .text("2.1.3"), .integer(12),
          .integer(LedgerFixture.digest(2)),
        ])
    }
  }

  @Test(arguments: StoreKind.available)
  func closedOrMissingDayAcceptsNoMoves(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let ledger = try await LedgerFixture(store)
      #expect(try await store.append(ledger.move(0)))
      for state in [1, 2, 3] as [Int64] {
        try await store.write { try $0.run("UPDATE day SET state = $1", [.integer(state)]) }
        #expect(try await !store.append(ledger.move(1)))
      }
      try await store.write { try $0.run("DELETE FROM day", []) }
      #expect(try await !store.append(ledger.move(1)))
    }
  }

  @Test(arguments: StoreKind.available)
  func concurrentMovesAreBatchedAndOnePerGameIsAppended(kind: StoreKind) async throws {
    let (batches, appends) = (Counter(), Counter())
    let observer: BatchObserver = { batch in
      batches.add(1)
      appends.add(batch.appendCount)
    }
    try await withStore(kind, observer: observer) { store, _ in
      let ledger = try await LedgerFixture(store, players: 1...16)
      for index in 0..<10 {
        let winners = try await withThrowingTaskGroup(of: (Int64, String)?.self) { group in
          for player in 1...16 as ClosedRange<Int64> {
            for action in ["u", "d", "l", "r"] {
              let move = ledger.move(index, of: player, action: action)
              group.addTask { try await store.append(move) ? (player, action) : nil }
            }
          }
          return try await group.reduce(into: [Int64: [String]]()) { winners, winner in
            if let (player, action) = winner { winners[player, default: []].append(action) }
          }
        }
        #expect(winners.count == 16)
        for (player, actions) in winners {
          #expect(actions.count == 1)
          #expect(try await ledger.actions(of: player).last == actions.first)
        }
      }
      for player in 1...16 as ClosedRange<Int64> { #expect(try await ledger.actions(of: player).count == 10) }
    }
    // Many moves must have been written in the same batches.
    #expect(appends.value == 640)
    #expect(batches.value < 320)
  }

  /// SQLite stores any integer, so no move is invalid there.
  @Test(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
  func invalidMoveIsRefusedWithoutAffectingOthers() async throws {
    try await withStore(.postgreSQL) { store, _ in
      let ledger = try await LedgerFixture(store, players: 1...20)
      let outcomes = await withTaskGroup(of: (Int64, Result<Bool, any Error>).self) { group in
        for player in 1...20 as ClosedRange<Int64> {
          group.addTask {
            do {
              return (
                player, .success(try await store.append(ledger.move(0, of: player, score: player == 7 ? .max : 3)))
              )
            } catch {
              return (player, .failure(error))
            }
          }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for (player, outcome) in outcomes where player != 7 { #expect(try outcome.get()) }
      let error = #expect(throws: LedgerError.self) { try outcomes[7]?.get() }
      guard case .fault = error else {
        Issue.record("the invalid move gave \(String(describing: error))")
        return
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func missingDayTableIsReportedUntilItIsCreatedAgain(kind: StoreKind) async throws {
    try await withStore(kind) { store, _ in
      let ledger = try await LedgerFixture(store)
      let other = CalendarDay(year: 2026, month: 11, day: 22)!
      await #expect(throws: LedgerError.noSuchTable) { try await store.append(ledger.move(0, on: other)) }
      #expect(try await store.append(ledger.move(0)))
      try await store.write { try $0.run("DROP TABLE \(moveTable(of: ledger.day))", []) }
      await #expect(throws: LedgerError.noSuchTable) { try await store.append(ledger.move(1)) }
      // Tables that were dropped and created again can be used.
      try await store.write { connection in
        try connection.run("DROP TABLE day", [])
        try connection.run("DROP TABLE player", [])
      }
      let again = try await LedgerFixture(store)
      #expect(try await store.append(again.move(0)))
    }
  }

  @Test(arguments: StoreKind.available)
  func movesThatWaitForTheClosingOfTheirDayAreRefused(kind: StoreKind) async throws {
    // In SQLite, the queue has room for one of the two moves. In PostgreSQL, each move waits for a lock.
    try await withStore(kind, maxQueuedCount: kind == .sqlite ? 1 : nil) { store, _ in
      let ledger = try await LedgerFixture(store)
      let (hasClosed, isRefused, mayEnd) = (Gate(), Gate(), Gate())
      let lock = closingLock(of: ledger.day)
      async let closing: Void = store.write { connection in
        try connection.lock(lock, isShared: false)
        try connection.run("UPDATE day SET state = 1", [])
        hasClosed.open()
        mayEnd.wait()
      }
      await hasClosed.waitUntilOpen()
      // The moves find the day closed, although it was open when they were sent.
      async let count = withTaskGroup(of: Bool.self) { group in
        for player in 1...2 as ClosedRange<Int64> {
          group.addTask {
            do {
              return try await store.append(ledger.move(0, of: player))
            } catch {
              #expect(kind == .sqlite)
              #expect(error as? LedgerError == .overloaded)
              isRefused.open()
              return false
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      try await wait {
        // Once a move is refused, the other one is in the queue.
        guard kind == .postgreSQL else { return isRefused.isOpen }
        let locks = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        return try await !store.read { try $0.rows(locks, []) }.isEmpty
      }
      mayEnd.open()
      try await closing
      #expect(await count == 0)
      for player in 1...2 as ClosedRange<Int64> { #expect(try await ledger.actions(of: player).isEmpty) }
    }
  }

  @Test(arguments: StoreKind.available)
  func fullQueueRejectsMoves(kind: StoreKind) async throws {
    try await withStore(kind, maxQueuedCount: 3) { store, _ in
      let ledger = try await LedgerFixture(store, players: 1...9)
      let (isBusy, mayEnd) = (Gate(), Gate())
      async let busy: Void = store.write { _ in
        isBusy.open()
        mayEnd.wait()
      }
      await isBusy.waitUntilOpen()
      let overloads = Counter()
      let going = await withTaskGroup(of: Bool.self) { group in
        for player in 1...9 as ClosedRange<Int64> {
          group.addTask {
            do {
              return try await store.append(ledger.move(0, of: player))
            } catch {
              #expect(error as? LedgerError == .overloaded)
              // Six of the nine moves are refused at once. Then the other three can continue.
              if overloads.add(1) == 6 { mayEnd.open() }
              return false
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      try await busy
      #expect(going == 3)
      #expect(overloads.value == 6)
    }
  }

  @Test(arguments: StoreKind.available)
  func acknowledgedMovesSurviveReopening(kind: StoreKind) async throws {
    let fixture = try await StoreFixture.make(kind)
    let store = try fixture.open()
    let ledger = try await LedgerFixture(store, players: 1...50)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for player in 1...50 as ClosedRange<Int64> {
        group.addTask {
          for index in 0..<20 {
            let isIn = try await store.append(ledger.move(index, of: player))
            #expect(isIn)
          }
        }
      }
      try await group.waitForAll()
    }
    try await store.waitForDurability()
    await store.close()
    let again = try fixture.open()
    let table = moveTable(of: ledger.day)
    let count = try await again.read { try $0.rows("SELECT count(*) FROM \(table) WHERE place >= 0", []) }
    #expect(count.first?.integer(0) == 1_000)
    await again.close()
    try await fixture.remove()
  }

  @Test(arguments: StoreKind.available)
  func closedStoreRefusesMovesReadsAndWrites(kind: StoreKind) async throws {
    let fixture = try await StoreFixture.make(kind)
    let store = try fixture.open()
    let ledger = try await LedgerFixture(store)
    await store.close()
    await #expect(throws: LedgerError.self) { try await store.append(ledger.move(0)) }
    await #expect(throws: LedgerError.self) { try await store.read { _ in } }
    await #expect(throws: LedgerError.self) { try await store.write { _ in } }
    try await fixture.remove()
  }
}
