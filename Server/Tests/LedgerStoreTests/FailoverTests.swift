import Foundation
import GameCore
import Ledger
import Synchronization
import Testing

@testable import LedgerPostgreSQL

/// Tests that moves survive a failover to the standby.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct FailoverTests {
  /// Players who each play a game until the test ends, with the numbers of their acknowledged moves.
  private final class ConcurrentGames: Sendable {
    private let acknowledged = Mutex<[Int64: Int]>([:])
    let isOver = Gate()

    var moveCounts: [Int64: Int] { acknowledged.withLock { $0 } }
    var totalMoveCount: Int { moveCounts.values.reduce(0, +) }

    func play(_ player: Int64, _ ledger: LedgerFixture) async {
      var index = 0
      while !isOver.isOpen, !Task.isCancelled {
        do {
          // If the move is refused, an earlier attempt with an unknown outcome has written it. It counts once it is
          // known to be on both disks.
          if try await !ledger.store.append(ledger.move(index, of: player)) {
            try await ledger.store.waitForDurability()
            let stored = try await ledger.actions(of: player).count
            #expect(stored == index + 1)
          }
          index += 1
          acknowledged.withLock { [index] in $0[player] = index }
        } catch {
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  @Test(arguments: ["kill", "freeze"])
  func playContinuesOnTheStandbyWithAllAcknowledgedMoves(command: String) async throws {
    try await PostgreSQLServer.withServer("primary-\(command)") { primary in
      try await PostgreSQLServer.withServer("standby-\(command)", following: primary) { standby in
        try await primary.run(
          "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'", "SELECT 1 FROM pg_reload_conf()")
        try await wait {
          try await !primary.run("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'quorum'").isEmpty
        }
        // No call reaches this timeout, so every error comes from the failure of the primary.
        var options = PostgreSQLStore.Options()
        options.timeout = .seconds(600)
        let store = try PostgreSQLStore(address: combinedAddress(primary, standby), options: options)
        let ledger = try await LedgerFixture(store, players: 1...8)
        _ = try await store.check(now)
        #expect(store.durability?.shortcomings == [])
        let games = ConcurrentGames()
        async let play: Void = withTaskGroup(of: Void.self) { group in
          for player in 1...8 as ClosedRange<Int64> { group.addTask { await games.play(player, ledger) } }
        }
        try await wait { games.moveCounts.count == 8 && games.totalMoveCount >= 100 }
        try await primary.control(command)
        try await standby.control("promote")
        let before = games.totalMoveCount
        try await wait { games.totalMoveCount > before + 100 }
        games.isOver.open()
        await play
        for (player, count) in games.moveCounts { #expect(try await ledger.actions(of: player).count >= count) }
        _ = try await store.check(now)
        #expect(store.durability?.shortcomings.count == 1)
        await store.close()
      }
    }
  }

  @Test
  func primaryThatAwakesAfterAnotherOneTookOverIsNotAsked() async throws {
    try await PostgreSQLServer.withServer("asleep") { primary in
      try await PostgreSQLServer.withServer("successor", following: primary) { standby in
        let store = try PostgreSQLStore(address: combinedAddress(primary, standby))
        let ledger = try await LedgerFixture(store, players: 1...1)
        #expect(try await ledger.store.append(ledger.move(0, of: 1)))
        try await primary.control("freeze")
        try await standby.control("promote")
        try await wait { (try? await ledger.store.append(ledger.move(1, of: 1))) == true }
        // The former primary is first in the address, and accepts writes. Have every connection made again.
        try await primary.control("thaw")
        try await wait { try await primary.run("SELECT 1 WHERE NOT pg_is_in_recovery()").count == 1 }
        try await standby.run(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'parlor-server' AND pid <> pg_backend_pid()
          """)
        try await wait {
          do {
            #expect(try await ledger.actions(of: 1).count == 2, "the former primary has answered")
            return false
          } catch {
            return "\(error)".contains("another one took over")
          }
        }
        try await primary.control("kill")
        try await wait { (try? await ledger.actions(of: 1).count) == 2 }
        await store.close()
      }
    }
  }

  private func combinedAddress(_ one: PostgreSQLServer, _ other: PostgreSQLServer) throws -> String {
    let ports = try [one, other].map { try #require(try PostgreSQLConnectionParameters($0.address).parameters["port"]) }
    return one.address.replacing("127.0.0.1:\(ports[0])", with: "127.0.0.1:\(ports[0]),127.0.0.1:\(ports[1])")
  }
}
