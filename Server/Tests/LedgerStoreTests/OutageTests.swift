import Foundation
import Ledger
import NumberedGame
import Testing

@testable import LedgerPostgreSQL

/// What becomes of moves when PostgreSQL, or the standby that it waits for, is away. Each test has a server of its own.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct OutageTests {
  private func open(_ server: PostgreSQLServer, patience: Duration = .seconds(5)) throws -> PostgreSQLStore {
    var options = PostgreSQLStore.Options()
    options.connections = 3
    options.patience = patience
    return try PostgreSQLStore(address: server.address, options: options)
  }

  /// Tries until it works, as a client would.
  private func append(_ move: MoveRow, to store: PostgreSQLStore, within seconds: Double) async throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      do {
        return try await store.append(move)
      } catch {
        if Date() > end { throw error }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  @Test(arguments: [("halt", "restarted"), ("kill", "killed")])
  func aServerThatComesBackIsFound(word: String, name: String) async throws {
    try await PostgreSQLServer.with(name) { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store, players: 1...8)
      let acknowledged = try await withThrowingTaskGroup(of: (Int64, Int).self) { group in
        for player in 1...8 as ClosedRange<Int64> {
          group.addTask {
            var index = 0
            while true {
              do {
                let isIn = try await store.append(ledger.move(index, of: player))
                #expect(isIn)
                index += 1
              } catch {
                switch error as? LedgerError {
                case .unavailable, .inDoubt: return (player, index)
                default: throw error
                }
              }
            }
          }
        }
        try await Task.sleep(for: .milliseconds(300))
        try await server.control(word)
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      // While it is away, that is said without delay.
      let start = ContinuousClock.now
      let error = await #expect(throws: LedgerError.self) { try await store.append(ledger.move(0)) }
      guard case .unavailable = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(ContinuousClock.now - start < .seconds(4))
      try await server.control("resume")
      for (player, index) in acknowledged {
        #expect(index > 0)
        // The next one may have gone in without an answer.
        if try await !append(ledger.move(index, of: player), to: store, within: 10) { try await store.settle() }
        let stored = try await ledger.actions(of: player).count
        #expect(stored == index + 1)
      }
      await store.close()
    }
  }

  @Test
  func aWaitForTheStandbyThatIsCanceledIsInDoubt() async throws {
    try await PostgreSQLServer.with("canceled") { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store)
      try await server.waitForNobody(true)
      for (index, function) in ["pg_cancel_backend", "pg_terminate_backend"].enumerated() {
        async let outcome: Bool = store.append(ledger.move(index))
        try await wait {
          try await !server.run("SELECT \(function)(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'").isEmpty
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
      // What can be read must not be told either, until it is settled.
      #expect(try await ledger.actions().count == 2)
      async let settling: Void = store.settle()
      try await wait { try await !server.run("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'").isEmpty }
      try await server.waitForNobody(false)
      try await settling
      await store.close()
    }
  }

  @Test
  func whoeverWaitsForAStandbyIsToldInTimeAndReadingGoesOn() async throws {
    try await PostgreSQLServer.with("standby") { server in
      let patience = Duration.seconds(3)
      let store = try open(server, patience: patience)
      let ledger = try await LedgerFixture(store, players: 1...9)
      try await server.waitForNobody(true)
      let errors = await withTaskGroup(of: LedgerError?.self) { group in
        for player in 1...9 as ClosedRange<Int64> {
          group.addTask {
            // Each after the other, so that they are not all in one batch.
            try? await Task.sleep(for: .milliseconds(30 * player))
            do {
              _ = try await store.append(ledger.move(0, of: player))
              return nil
            } catch {
              return error as? LedgerError
            }
          }
        }
        // Nobody who reads waits for those who write.
        let start = ContinuousClock.now
        for _ in 0..<20 { _ = try? await ledger.actions() }
        #expect(ContinuousClock.now - start < patience)
        return await group.reduce(into: []) { $0.append($1) }
      }
      let doubts = errors.count { if case .inDoubt = $0 { true } else { false } }
      let refusals = errors.count { if case .unavailable = $0 { true } else { false } }
      #expect(doubts >= 1)
      #expect(doubts + refusals == 9)
      await #expect(throws: LedgerError.self) { try await store.check() }
      try await server.waitForNobody(false)
      // They were never canceled, and whatever was in doubt is there.
      for player in 1...9 as ClosedRange<Int64> {
        _ = try await append(ledger.move(0, of: player), to: store, within: 10)
      }
      for player in 1...9 as ClosedRange<Int64> { #expect(try await ledger.actions(of: player).count == 1) }
      _ = try await store.check()
      await store.close()
    }
  }

  @Test
  func aServerThatHangsIsGivenUp() async throws {
    try await PostgreSQLServer.with("frozen") { server in
      let store = try open(server)
      let ledger = try await LedgerFixture(store)
      #expect(try await store.append(ledger.move(0)))
      try await server.control("freeze")
      let start = ContinuousClock.now
      await #expect(throws: LedgerError.self) { try await store.append(ledger.move(1)) }
      #expect(ContinuousClock.now - start < .seconds(8))
      try await server.control("thaw")
      #expect(try await append(ledger.move(1), to: store, within: 10))
      await store.close()
    }
  }
}
