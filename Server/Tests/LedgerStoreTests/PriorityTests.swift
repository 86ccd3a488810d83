import Foundation
import Ledger
import Synchronization
import Testing

@testable import LedgerPostgreSQL

/// Tests of the order in which PostgreSQL's connections take queued work.
@Suite(.enabled(if: PostgreSQLFixture.address != nil, "There is no PostgreSQL for tests."))
struct PriorityTests {
  private final class Log: Sendable {
    private let state = Mutex<[Int]>([])
    var indices: [Int] { state.withLock { $0 } }
    func add(_ index: Int) { state.withLock { $0.append(index) } }
  }

  /// Returns the order in which work runs that is queued while both connections are busy. `isForGame` says for each item, in
  /// the order of arrival, whether it is part of a game.
  private func order(_ isForGame: [Bool]) async throws -> [Int] {
    let fixture = try await StoreFixture.make(.postgreSQL)
    var options = PostgreSQLStore.Options()
    options.connectionCount = 2
    options.timeout = .seconds(600)
    let store = try PostgreSQLStore(address: fixture.location, options: options)
    let (gate, busyCount, log) = (Gate(), Counter(), Log())
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 1...2 {
        tasks.addTask {
          try await store.read { _ in
            busyCount.add(1)
            gate.wait()
          }
        }
      }
      try await wait { busyCount.value == 2 }
      for (index, isForGame) in isForGame.enumerated() {
        tasks.addTask {
          try await CallPriority.$isForGame.withValue(isForGame) {
            try await store.read { _ in log.add(index) }
          }
        }
        try await wait { store.queuedCount == index + 1 }
      }
      gate.open()
      try await tasks.waitForAll()
    }
    await store.close()
    try await fixture.remove()
    return log.indices
  }

  @Test
  func workOfGamesGoesFirst() async throws {
    let order = try await order(Array(repeating: false, count: 20) + [true, true])
    // Each of two connections may record its work a little later than the other.
    #expect(try #require(order.firstIndex(of: 20)) <= 1)
    #expect(try #require(order.firstIndex(of: 21)) <= 2)
  }

  @Test
  func workOfGamesDoesNotKeepOtherWorkWaitingForEver() async throws {
    let order = try await order([false] + Array(repeating: true, count: 20))
    #expect(try #require(order.firstIndex(of: 0)) <= 4)
  }
}
