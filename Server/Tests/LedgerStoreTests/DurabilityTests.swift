import GameCore
import Ledger
import Testing

@testable import LedgerPostgreSQL

/// Tests that rows from other processes are returned only once they are as durable as an acknowledged move.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct DurabilityTests {
  @Test
  func rowsOfOtherTransactionsAreReturnedOnlyOnceDurable() async throws {
    try await PostgreSQLServer.withServer("settling") { server in
      var options = PostgreSQLStore.Options()
      options.connectionCount = 3
      options.timeout = .seconds(600)
      let patient = try PostgreSQLStore(address: server.address, options: options)
      let ledger = try await LedgerFixture(patient)
      #expect(try await patient.append(ledger.move(0)))
      await patient.close()
      options.timeout = .seconds(1)
      let store = try PostgreSQLStore(address: server.address, options: options)
      let table = moveTable(of: ledger.day)
      @Sendable func count(_ connection: any SQLConnection) throws -> Int64? {
        try connection.rows("SELECT count(*) FROM \(table) WHERE place >= 0", []).first?.integer(0)
      }
      try await wait {
        try await server.setStandbyName("")
        guard (try? await store.waitForDurability()) != nil else { return false }
        try await server.setStandbyName("nobody")
        // Nothing was written after `waitForDurability()`, so this read needn't wait for a commit. If a new connection
        // has reset what is known to be durable, the read times out, and all steps are repeated.
        return (try? await store.readDurable(count)) == 1
      }
      // Another client writes without waiting for the standby. The row is visible, but only on this disk.
      try await server.run(
        "SET synchronous_commit = local; INSERT INTO \(table) VALUES (1, 1, 0, 1, 'u', '1.1.1', 9, 9)")
      try await wait { (try? await store.read(count)) == 2 }
      try await server.writeUntilACommitWaits()
      try await wait {
        do {
          let readCount = try await store.readDurable(count)
          Issue.record("told: \(String(describing: readCount))")
          return true
        } catch .inDoubt as LedgerError {
          return true
        } catch .unavailable as LedgerError {
          // On a slow machine, the read may time out before the commit starts to wait.
          return false
        }
      }
      try await server.unblockCommits()
      try await wait { (try? await store.readDurable(count)) == 2 }
      await store.close()
    }
  }

  @Test
  func durabilityIsKnownUntilANewConnectionIsMade() {
    let queue = JobQueue(options: PostgreSQLStore.Options())
    #expect(queue.recordConnection(timeline: 1))
    #expect(!queue.isDurable(before: 1))
    queue.markDurable(upTo: 10, generation: 1)
    // A reader that sees neither transaction 11 nor a later one needn't wait for a commit. Other readers must wait.
    #expect(queue.isDurable(before: 11))
    #expect(!queue.isDurable(before: 12))
    queue.markDurable(upTo: 9, generation: 1)
    #expect(queue.isDurable(before: 11))
    // A new connection may lead to a standby that took over.
    #expect(queue.recordConnection(timeline: 2))
    #expect(!queue.isDurable(before: 11))
    queue.markDurable(upTo: 20, generation: 1)
    #expect(!queue.isDurable(before: 11), "the transaction started before the new connection")
    queue.markDurable(upTo: 20, generation: 2)
    #expect(queue.isDurable(before: 21))
  }
}
