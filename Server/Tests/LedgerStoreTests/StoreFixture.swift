import DailyGames
import Foundation
import Ledger
import NumberedGame
import Synchronization
import Testing

@testable import LedgerPostgreSQL
@testable import LedgerSQLite

/// The system's clock in milliseconds since 1970, to compare with a store's.
@Sendable func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

/// The stores, which all have to do the same.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case sqlite = "SQLite"
  case postgreSQL = "PostgreSQL"

  var testDescription: String { rawValue }

  /// Those that can be tested here.
  static let here: [StoreKind] = {
    if PostgreSQLFixture.address != nil { return allCases }
    print("PostgreSQL is left out: Server/Scripts/postgres.sh with COMMAND gives tests one, in PARLOR_TEST_POSTGRES.")
    return [.sqlite]
  }()
}

/// An empty ledger of a test's own.
struct StoreFixture: Sendable {
  let kind: StoreKind
  /// The file, or the address.
  let place: String

  /// How many writes may wait, where that is not as usual.
  func open(waiting: Int? = nil, observer: BatchObserver? = nil) throws -> any LedgerStore {
    switch kind {
    case .sqlite:
      var options = SQLiteStore.Options()
      options.maxQueuedWriteCount = waiting ?? options.maxQueuedWriteCount
      options.observer = observer
      return try SQLiteStore(path: place, options: options)
    case .postgreSQL:
      var options = PostgreSQLStore.Options()
      // With two connections one writes, so that it can be kept busy.
      options.connections = waiting == nil ? 4 : 2
      options.maxQueuedCount = waiting ?? options.maxQueuedCount
      options.timeout = .seconds(600)
      options.observer = observer
      return try PostgreSQLStore(address: place, options: options)
    }
  }

  static func make(_ kind: StoreKind) async throws -> StoreFixture {
    switch kind {
    case .sqlite: StoreFixture(kind: kind, place: try temporaryFolder().appending(path: "ledger.sqlite").path)
    case .postgreSQL: StoreFixture(kind: kind, place: try await PostgreSQLFixture.makeDatabase())
    }
  }

  func remove() async throws {
    switch kind {
    case .sqlite: try FileManager.default.removeItem(at: URL(filePath: place).deletingLastPathComponent())
    case .postgreSQL: try await PostgreSQLFixture.dropDatabase(place)
    }
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-ledger-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// Runs a test with an empty ledger, and closes and removes it afterwards.
func withStore(
  _ kind: StoreKind, waiting: Int? = nil, observer: BatchObserver? = nil,
  _ body: (any LedgerStore, StoreFixture) async throws -> Void
) async throws {
  let fixture = try await StoreFixture.make(kind)
  let store = try fixture.open(waiting: waiting, observer: observer)
  do {
    try await body(store, fixture)
  } catch {
    await store.close()
    try? await fixture.remove()
    throw error
  }
  await store.close()
  try await fixture.remove()
}

/// The PostgreSQL that tests may do with as they like.
enum PostgreSQLFixture {
  static var address: String? { ProcessInfo.processInfo.environment["PARLOR_TEST_POSTGRES"] }

  /// Runs statements as the administrator would.
  @discardableResult
  static func run(_ statement: String) async throws -> [SQLRow] {
    let place = try #require(address)
    return try await onThread { try PostgreSQLConnection(PostgreSQLAddress(place)).runScript(statement).rows }
  }

  /// - Returns: the address of a new, empty database.
  static func makeDatabase() async throws -> String {
    let name = "test_\(UInt64.random(in: 0 ... .max))"
    try await run("CREATE DATABASE \(name) TEMPLATE template0")
    let address = try #require(address)
    let end = try #require(address.lastIndex(of: "/"))
    return String(address[..<end]) + "/\(name)"
  }

  static func dropDatabase(_ place: String) async throws {
    let name = place[place.index(after: try #require(place.lastIndex(of: "/")))...]
    try await run("DROP DATABASE \(name) WITH (FORCE)")
  }
}

/// A day with its table, and players with a game of Triples that has begun.
struct LedgerFixture {
  let store: any LedgerStore
  let day = CalendarDay(year: 2026, month: 11, day: 21)!

  init(_ store: any LedgerStore, players: ClosedRange<Int64> = 1...2) async throws {
    self.store = store
    let (day, table) = (Int64(day.number), moveTable(of: day))
    try await store.write { connection in
      try connection.run("CREATE TABLE player (id BIGINT PRIMARY KEY)", [])
      try connection.run("CREATE TABLE day (day INTEGER PRIMARY KEY, state SMALLINT NOT NULL)", [])
      try connection.run("INSERT INTO day (day, state) VALUES ($1, 0)", [.integer(day)])
      try connection.run(
        """
        CREATE TABLE \(table) (
          player BIGINT NOT NULL REFERENCES player (id) ON DELETE CASCADE, kind SMALLINT NOT NULL, place INTEGER NOT NULL,
          action TEXT NOT NULL, outcome TEXT NOT NULL, score INTEGER NOT NULL, digest BIGINT NOT NULL,
          PRIMARY KEY (player, kind, place))
        """, [])
      for player in players {
        try connection.run("INSERT INTO player (id) VALUES ($1)", [.integer(player)])
        try connection.run(
          "INSERT INTO \(table) VALUES ($1, 0, -1, '', '1000', 0, $2)", [.integer(player), .integer(Self.digest(-1))])
      }
    }
  }

  /// The digest of a game at a move, in these tests.
  static func digest(_ index: Int) -> Int64 { Int64.min + 100 + Int64(index) }

  func move(
    _ index: Int, of player: Int64 = 1, kind: DailyGame = .triples, on day: CalendarDay? = nil, action: String = "u",
    parent: Int64? = nil
  ) -> MoveRow {
    MoveRow(
      key: GameKey(day: day ?? self.day, player: PlayerID(player)!, kind: kind), index: index, action: action,
      outcome: "2.1.3", score: index + 10, digest: Self.digest(index), parent: parent ?? Self.digest(index - 1))
  }

  /// The actions of a game, as they are stored.
  func actions(of player: Int64 = 1) async throws -> [String] {
    let table = moveTable(of: day)
    return try await store.read { connection in
      try connection.rows(
        "SELECT action FROM \(table) WHERE player = $1 AND kind = 0 AND place >= 0 ORDER BY place", [.integer(player)]
      ).compactMap { $0.text(0) }
    }
  }
}

/// Where a thread or a task waits until another one lets it go on.
final class Gate: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }
  func open() { state.withLock { $0 = true } }

  /// Waits on a thread, as in a body, which runs on none of the tasks'.
  func wait() {
    while !isOpen { Thread.sleep(forTimeInterval: 0.002) }
  }

  /// Waits in a task.
  func opening() async {
    while !isOpen { try? await Task.sleep(for: .milliseconds(2)) }
  }
}

/// Does something that blocks where that keeps no task from going on.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}

/// Waits for something that is bound to come, however slow the machine is.
///
/// - Throws: what `isSo` throws, and after minutes, when it will not come any more, an error that fails the test.
func wait(until isSo: @Sendable () async throws -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(180)
  while try await !isSo() {
    try #require(ContinuousClock.now < end, "What was waited for did not come.")
    try await Task.sleep(for: .milliseconds(10))
  }
}

/// Counts what happens on any thread.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  @discardableResult
  func add(_ number: Int) -> Int {
    count.withLock { count in
      count += number
      return count
    }
  }
}
