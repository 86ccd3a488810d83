import Foundation
import GameCore
import Ledger
import Synchronization
import Testing

@testable import LedgerPostgreSQL

/// Tests of moves while PostgreSQL, or the standby that it waits for, is unavailable. Each test has its own server.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct OutageTests {
  /// Opens a store, by default with a timeout of ten minutes, so that every error comes from the server.
  private func open(_ server: PostgreSQLServer, timeout: Duration = .seconds(600)) throws -> PostgreSQLStore {
    var options = PostgreSQLStore.Options()
    options.connectionCount = 3
    options.timeout = timeout
    return try PostgreSQLStore(address: server.address, options: options)
  }

  /// Retries until an append succeeds, as a client would.
  private func append(_ move: MoveRow, to store: PostgreSQLStore) async throws -> Bool {
    let outcome = Mutex(false)
    try await wait {
      guard let isIn = try? await store.append(move) else { return false }
      outcome.withLock { $0 = isIn }
      return true
    }
    return outcome.withLock { $0 }
  }

  @Test(arguments: [("halt", "restarted"), ("kill", "killed")])
  func storeReconnectsAfterARestartWithAllAcknowledgedMoves(command: String, name: String) async throws {
    try await PostgreSQLServer.withServer(name) { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store, players: 1...8)
      let (moves, playing) = (Counter(), Gate())
      let acknowledged = try await withThrowingTaskGroup(of: (Int64, Int).self) { group in
        for player in 1...8 as ClosedRange<Int64> {
          group.addTask {
            var index = 0
            while !Task.isCancelled {
              do {
                let isIn = try await store.append(ledger.move(index, of: player))
                #expect(isIn)
                index += 1
                if index == 5, moves.add(1) == 8 { playing.open() }
              } catch {
                switch error as? LedgerError {
                case .unavailable, .inDoubt: return (player, index)
                default: throw error
                }
              }
            }
            return (player, index)
          }
        }
        try await wait { playing.isOpen }
        try await server.control(command)
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      // While the server is down, the store fails immediately.
      let error = await #expect(throws: LedgerError.self) { try await store.append(ledger.move(0)) }
      guard case .unavailable = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try await server.control("resume")
      for (player, index) in acknowledged {
        #expect(index >= 5)
        // The next move may have been written without being acknowledged.
        if try await !append(ledger.move(index, of: player), to: store) { try await store.waitForDurability() }
        let stored = try await ledger.actions(of: player).count
        #expect(stored == index + 1)
      }
      await store.close()
    }
  }

  @Test
  func outcomeIsUnknownIfTheWaitForTheStandbyIsCanceled() async throws {
    try await PostgreSQLServer.withServer("canceled") { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store)
      try await server.blockCommits()
      for (index, function) in ["pg_cancel_backend", "pg_terminate_backend"].enumerated() {
        async let outcome: Bool = store.append(ledger.move(index))
        try await wait {
          try await !server.run("SELECT \(function)(pid) \(PostgreSQLServer.waitingConnectionsClause)").isEmpty
        }
        do {
          let isIn = try await outcome
          Issue.record("acknowledged: \(isIn)")
        } catch {
          guard case .inDoubt = error as? LedgerError else {
            Issue.record("\(error)")
            continue
          }
        }
      }
      // The moves are visible, but the store must not return them as durable yet.
      #expect(try await ledger.actions().count == 2)
      async let durability: Void = store.waitForDurability()
      try await wait { try await server.waitingConnectionCount() == 1 }
      try await server.unblockCommits()
      try await durability
      await store.close()
    }
  }

  @Test
  func readsDoNotWaitForWrites() async throws {
    try await PostgreSQLServer.withServer("reading") { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store)
      try await server.blockCommits()
      // Occupy all connections except the one for reads, and queue another write.
      async let first = store.append(ledger.move(0, of: 1))
      try await wait { try await server.waitingConnectionCount() == 1 }
      async let second = store.append(ledger.move(0, of: 2))
      try await wait { try await server.waitingConnectionCount() == 2 }
      async let durability: Void = store.waitForDurability()
      for _ in 0..<20 { #expect(try await ledger.actions().isEmpty) }
      try await server.unblockCommits()
      for isIn in try await [first, second] { #expect(isIn) }
      try await durability
      await store.close()
    }
  }

  @Test
  func waitForTheStandbyTimesOutAndMovesAreStoredOnce() async throws {
    try await PostgreSQLServer.withServer("standby") { server in
      let patient = try open(server)
      let ledger = try await LedgerFixture(patient, players: 1...9)
      let store = try open(server, timeout: .seconds(1))
      try await server.blockCommits()
      let errors = try await withThrowingTaskGroup(of: LedgerError?.self) { group in
        for player in 1...9 as ClosedRange<Int64> {
          group.addTask {
            do {
              _ = try await store.append(ledger.move(0, of: player))
              return nil
            } catch {
              return error as? LedgerError
            }
          }
          // The first move gets its own batch.
          if player == 1 { try await wait { try await server.waitingConnectionCount() == 1 } }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let doubts = errors.count { if case .inDoubt = $0 { true } else { false } }
      let refusals = errors.count { if case .unavailable = $0 { true } else { false } }
      #expect(doubts >= 1)
      #expect(doubts + refusals == 9)
      await #expect(throws: LedgerError.self) { try await store.check(now) }
      try await server.unblockCommits()
      // The transactions were never canceled, so the moves in doubt are stored.
      for player in 1...9 as ClosedRange<Int64> { _ = try await append(ledger.move(0, of: player), to: store) }
      for player in 1...9 as ClosedRange<Int64> { #expect(try await ledger.actions(of: player).count == 1) }
      try await wait { (try? await store.check(now)) != nil }
      await store.close()
      await patient.close()
    }
  }

  @Test
  func callToAHangingServerFailsAndCanBeRetriedLater() async throws {
    try await PostgreSQLServer.withServer("frozen") { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store)
      #expect(try await store.append(ledger.move(0)))
      try await server.control("freeze")
      // Without the store's pings, this call would hang until the server is thawed.
      await #expect(throws: LedgerError.self) { try await store.append(ledger.move(1)) }
      try await server.control("thaw")
      #expect(try await append(ledger.move(1), to: store))
      await store.close()
    }
  }
}
