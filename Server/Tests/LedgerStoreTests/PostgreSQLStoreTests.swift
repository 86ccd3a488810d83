import Foundation
import GameCore
import Ledger
import Synchronization
import Testing

@testable import LedgerPostgreSQL

struct PostgreSQLStoreTests {
  @Test
  func addressGetsDefaultsForParametersThatItDoesNotSet() throws {
    let plain = try PostgreSQLConnectionParameters("postgres://someone@one:1,two:2/ledger").parameters
    #expect(plain["host"] == "one,two")
    #expect(plain["port"] == "1,2")
    #expect(plain["target_session_attrs"] == "read-write")
    #expect(plain["connect_timeout"] == "2")
    #expect(plain["tcp_user_timeout"] == "5000")
    #expect(plain["keepalives"] == "1")
    let own = try PostgreSQLConnectionParameters("host=one connect_timeout=9 target_session_attrs=any").parameters
    #expect(own["connect_timeout"] == "9")
    #expect(own["target_session_attrs"] == "any")
  }

  @Test(arguments: [
    ("postgres://db.example/ledger", "verify-full"), ("postgres://one,127.0.0.1/ledger", "verify-full"),
    ("host=localhost hostaddr=192.0.2.1", "verify-full"), ("host=127.evil.example", "verify-full"),
    ("postgres://db.example/ledger?sslmode=require", "require"), ("postgres:///ledger", nil),
    ("postgres://localhost,127.0.0.2,[::1]/ledger", nil), ("host=/run/postgresql", nil), ("service=ledger", nil),
  ])
  func certificateOfAnotherMachineIsVerifiedUnlessTheAddressDecides(address: String, mode: String?) throws {
    #expect(try PostgreSQLConnectionParameters(address).parameters["sslmode"] == mode)
  }

  @Test
  func invalidAddressIsRejectedWithoutRevealingItsPassword() {
    #expect(throws: LedgerError.self) { try PostgreSQLConnectionParameters("postgres://one:1/x?nonsense=1") }
    let error = #expect(throws: LedgerError.self) { try PostgreSQLStore(address: "password=secret nonsense=1") }
    #expect(!"\(String(describing: error))".contains("secret"))
  }

  @Test
  func unsafeDurabilitySettingsAreReportedAndTheWorstRejected() {
    let good = [
      "fsync": "on", "full_page_writes": "on", "synchronous_commit": "on", "synchronous_standby_names": "ANY 1 (a, b)",
    ]
    #expect(PostgreSQLDurability(settings: good).shortcomings.isEmpty)
    #expect(throws: Never.self) { try PostgreSQLDurability(settings: good).check() }
    let applying = good.merging(["synchronous_commit": "remote_apply"]) { $1 }
    #expect(PostgreSQLDurability(settings: applying).shortcomings.isEmpty)
    for (name, value, isBearable) in [
      ("fsync", "off", false), ("full_page_writes", "off", true), ("synchronous_commit", "local", false),
      ("synchronous_standby_names", "", true),
    ] {
      let durability = PostgreSQLDurability(settings: good.merging([name: value]) { $1 })
      #expect(durability.shortcomings.count == 1)
      #expect(durability.shortcomings.first?.hasPrefix(name) == true)
      if isBearable {
        #expect(throws: Never.self) { try durability.check() }
      } else {
        #expect(throws: LedgerError.self) { try durability.check() }
      }
    }
  }
}

/// Tests of the PostgreSQL store and its connections with a server.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct PostgreSQLConnectionTests {
  @Test
  func checkReadsTheDurabilitySettings() async throws {
    try await withStore(.postgreSQL) { store, _ in
      #expect(abs(try #require(try await store.check(now))) < 1000)
      let durability = try #require((store as? PostgreSQLStore)?.durability)
      #expect(durability.settings["synchronous_commit"] == "on")
      #expect(durability.shortcomings == ["synchronous_standby_names is empty: an acknowledged move is on one disk."])
    }
  }

  @Test(arguments: [-36_000_000, -5000, 5000, 93_600_000] as [Int64])
  func checkReturnsTheOffsetOfTheClock(_ error: Int64) async throws {
    try await withStore(.postgreSQL) { store, _ in
      let readings = Mutex<[Int64]>([])
      let offset = try #require(
        try await store.check {
          readings.withLock { readings in
            readings.append(now())
            return (readings.last ?? 0) + error
          }
        })
      // The database reads its clock between two readings of this clock, which may be far apart on a busy machine.
      let times = readings.withLock { $0 }
      #expect(times.count == 2)
      #expect(abs(offset - error) <= times[1] - times[0] + 1)
    }
  }

  @Test
  func clockCheckAllowsForTheDurationOfItsQuery() async throws {
    try await withStore(.postgreSQL) { store, _ in
      let isSecondReading = Atomic(false)
      let offset = try await store.check {
        // The first reading is early and the second one late, as if the statement had taken a minute.
        isSecondReading.exchange(true, ordering: .relaxed) ? now() + 30_000 : now() - 30_000
      }
      #expect(offset == 0)
    }
  }

  @Test
  func storeOverridesDatabaseSettings() async throws {
    try await withStore(.postgreSQL) { store, fixture in
      let name = try #require(fixture.location.split(separator: "/").last)
      try await PostgreSQLFixture.run("ALTER DATABASE \(name) SET synchronous_commit = off")
      try await PostgreSQLFixture.run("ALTER DATABASE \(name) SET statement_timeout = 60000")
      try await PostgreSQLFixture.run("ALTER DATABASE \(name) SET client_min_messages = error")
      let other = try fixture.open()
      let settings = try await other.read { connection in
        try ["synchronous_commit", "statement_timeout", "client_min_messages"].map {
          try connection.rows("SHOW \($0)", []).first?.text(0)
        }
      }
      #expect(settings == ["on", "0", "warning"])
      await other.close()
    }
  }

  @Test
  func lostIdleConnectionIsReplaced() async throws {
    try await withStore(.postgreSQL) { store, fixture in
      let ledger = try await LedgerFixture(store)
      for index in 0..<5 {
        try await onThread { try terminateAll(fixture) }
        #expect(try await store.append(ledger.move(index)))
        try await store.waitForDurability()
        #expect(try await ledger.actions().count == index + 1)
      }
    }
  }

  @Test
  func lostConnectionRollsBackAndReportsWhetherTheOutcomeIsKnown() async throws {
    try await withStore(.postgreSQL) { store, fixture in
      let ledger = try await LedgerFixture(store)
      let error = await #expect(throws: LedgerError.self) {
        try await store.write { connection in
          try connection.run("INSERT INTO player (bucket, id) VALUES (99, 99)", [])
          try terminateAll(fixture)
          try connection.run("INSERT INTO player (bucket, id) VALUES (100, 100)", [])
        }
      }
      guard case .unavailable = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      // If the connection is lost just before COMMIT, the client can't know the outcome.
      let doubt = await #expect(throws: LedgerError.self) {
        try await store.write { connection in
          try connection.run("INSERT INTO player (bucket, id) VALUES (101, 101)", [])
          try terminateAll(fixture)
        }
      }
      guard case .inDoubt = doubt else {
        Issue.record("\(String(describing: doubt))")
        return
      }
      let players = try await store.read { try $0.rows("SELECT id FROM player WHERE id > 90", []) }
      #expect(players.isEmpty)
      #expect(try await store.append(ledger.move(0)))
    }
  }

  @Test
  func deadlockedTransactionsAreRepeated() async throws {
    try await withStore(.postgreSQL) { store, _ in
      try await store.write { connection in
        try connection.run("CREATE TABLE kept (id INTEGER PRIMARY KEY, n INTEGER NOT NULL)", [])
        try connection.run("INSERT INTO kept (id, n) VALUES (1, 0), (2, 0)", [])
      }
      let (gates, attempts) = ([Gate(), Gate()], Counter())
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (one, other) in [(1, 2), (2, 1)] as [(Int64, Int64)] {
          group.addTask {
            try await store.write { connection in
              attempts.add(1)
              try connection.run("UPDATE kept SET n = n + 1 WHERE id = $1", [.integer(one)])
              gates[Int(one) - 1].open()
              gates[Int(other) - 1].wait()
              try connection.run("UPDATE kept SET n = n + 1 WHERE id = $1", [.integer(other)])
            }
          }
        }
        try await group.waitForAll()
      }
      let stored = try await store.read { try $0.rows("SELECT n FROM kept", []).map { $0.integer(0) } }
      #expect(stored == [2, 2])
      #expect(attempts.value > 2)
    }
  }

  @Test
  func numberOfPreparedStatementsIsLimited() async throws {
    try await withStore(.postgreSQL) { store, _ in
      try await store.write { connection in
        for number in 0..<300 as Range<Int64> {
          #expect(try connection.rows("SELECT $1 + \(number)", [.integer(1)]).first?.integer(0) == number + 1)
        }
        let count = try connection.rows("SELECT count(*) FROM pg_prepared_statements", []).first?.integer(0) ?? 0
        #expect(count <= 200)
      }
    }
  }

  /// Ends all of the store's connections, and waits until they are gone.
  private func terminateAll(_ fixture: StoreFixture) throws {
    let name = fixture.location.split(separator: "/").last ?? ""
    let connection = try PostgreSQLConnection(PostgreSQLConnectionParameters(#require(PostgreSQLFixture.address)))
    // With a timeout, the function waits until the processes are gone.
    _ = try connection.runScript(
      "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '\(name)'")
  }
}
