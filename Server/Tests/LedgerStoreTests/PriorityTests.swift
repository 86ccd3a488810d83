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

  /// Returns the order in which one connection does work that is queued while it is busy. `isForGame` says for each item, in
  /// the order of arrival, whether it is part of a game.
  private func order(_ isForGame: [Bool], writing: Bool = false) async throws -> [Int] {
    let fixture = try await StoreFixture.make(.postgreSQL)
    var options = PostgreSQLStore.Options()
    options.connectionCount = 2
    options.timeout = .seconds(600)
    let store = try PostgreSQLStore(address: fixture.location, options: options)
    let (gates, busyCount, log) = ([Gate(), Gate()], Counter(), Log())
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for gate in gates {
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
            if writing {
              try await store.write { _ in log.add(index) }
            } else {
              try await store.read { _ in log.add(index) }
            }
          }
        }
        try await wait { store.queuedCount == index + 1 }
      }
      // The other connection stays busy until everything is done.
      gates[0].open()
      try await wait { log.indices.count == isForGame.count }
      gates[1].open()
      try await tasks.waitForAll()
    }
    await store.close()
    try await fixture.remove()
    return log.indices
  }

  @Test
  func workOfGamesGoesFirst() async throws {
    #expect(try await order([false, false, false, true, true]) == [3, 4, 0, 1, 2])
  }

  @Test(arguments: [false, true])
  func otherWorkGoesAtLeastEveryFourthTime(writing: Bool) async throws {
    let order = try await order([false, false] + Array(repeating: true, count: 7), writing: writing)
    #expect(order == [2, 3, 4, 0, 5, 6, 7, 1, 8])
  }
}
