import DailyGames
import Foundation
import GameCore
import Synchronization
import Testing

@testable import Ledger
@testable import LedgerPostgreSQL
@testable import LedgerSQLite

/// Returns the system's time in milliseconds since 1970, to compare with a store's.
@Sendable func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1000) }

/// The kinds of stores, which must behave alike.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case sqlite = "SQLite"
  case postgreSQL = "PostgreSQL"

  var testDescription: String { rawValue }

  /// The kinds of stores that can be tested on this machine.
  static let available: [StoreKind] = {
    if PostgreSQLFixture.address != nil { return allCases }
    print("PostgreSQL is left out: Server/Scripts/postgres.sh with COMMAND gives tests one, in PARLOR_TEST_POSTGRES.")
    return [.sqlite]
  }()
}

/// The databases of a ledger: one, or three with a third of the players each.
struct LedgerKind: CustomTestStringConvertible {
  let store: StoreKind
  let shardCount: Int

  var testDescription: String { shardCount == 1 ? store.rawValue : "\(shardCount) times \(store.rawValue)" }

  /// The kinds of ledgers that can be tested on this machine.
  static let available = StoreKind.available.flatMap { store in
    [1, 3].map { LedgerKind(store: store, shardCount: $0) }
  }
}

/// Runs a test with an empty ledger that has the schema, and closes and removes its databases afterward.
func withLedger(_ kind: LedgerKind, _ body: (Ledger) async throws -> Void) async throws {
  func add(to stores: [any LedgerStore]) async throws {
    if stores.count == kind.shardCount { return try await body(try await Ledger.open(stores, now: 0)) }
    try await withStore(kind.store) { store, _ in try await add(to: stores + [store]) }
  }
  try await add(to: [])
}

struct StoreFixture: Sendable {
  let kind: StoreKind
  /// The path of the SQLite file, or the address of the database.
  let location: String

  /// Opens the store. `maxQueuedCount` is the maximum number of queued writes, or `nil` for the default.
  func open(maxQueuedCount: Int? = nil, observer: BatchObserver? = nil) throws -> any LedgerStore {
    switch kind {
    case .sqlite:
      var options = SQLiteStore.Options()
      options.maxQueuedWriteCount = maxQueuedCount ?? options.maxQueuedWriteCount
      options.observer = observer
      return try SQLiteStore(path: location, options: options)
    case .postgreSQL:
      var options = PostgreSQLStore.Options()
      // With two connections, only one writes, and a test can keep that one busy.
      options.connectionCount = maxQueuedCount == nil ? 4 : 2
      options.maxQueuedCount = maxQueuedCount ?? options.maxQueuedCount
      options.timeout = .seconds(600)
      options.observer = observer
      return try PostgreSQLStore(address: location, options: options)
    }
  }

  static func make(_ kind: StoreKind) async throws -> StoreFixture {
    switch kind {
    case .sqlite: StoreFixture(kind: kind, location: try temporaryFolder().appending(path: "ledger.sqlite").path)
    case .postgreSQL: StoreFixture(kind: kind, location: try await PostgreSQLFixture.makeDatabase())
    }
  }

  func remove() async throws {
    switch kind {
    case .sqlite: try FileManager.default.removeItem(at: URL(filePath: location).deletingLastPathComponent())
    case .postgreSQL: try await PostgreSQLFixture.dropDatabase(location)
    }
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlor-ledger-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

/// Runs a test with an empty store, and closes and removes the store afterward. `maxQueuedCount` is the maximum number
/// of queued writes, or `nil` for the default.
func withStore(
  _ kind: StoreKind, maxQueuedCount: Int? = nil, observer: BatchObserver? = nil,
  _ body: (any LedgerStore, StoreFixture) async throws -> Void
) async throws {
  let fixture = try await StoreFixture.make(kind)
  let store = try fixture.open(maxQueuedCount: maxQueuedCount, observer: observer)
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

enum PostgreSQLFixture {
  static var address: String? { ProcessInfo.processInfo.environment["PARLOR_TEST_POSTGRES"] }

  @discardableResult
  static func run(_ statement: String) async throws -> [SQLRow] {
    let location = try #require(address)
    return try await onThread {
      try PostgreSQLConnection(PostgreSQLConnectionParameters(location)).runScript(statement).rows
    }
  }

  /// Creates an empty database, and returns its address.
  static func makeDatabase() async throws -> String {
    let name = "test_\(UInt64.random(in: 0 ... .max))"
    try await run("CREATE DATABASE \(name) TEMPLATE template0")
    let address = try #require(address)
    let end = try #require(address.lastIndex(of: "/"))
    return String(address[..<end]) + "/\(name)"
  }

  static func dropDatabase(_ location: String) async throws {
    let name = location[location.index(after: try #require(location.lastIndex(of: "/")))...]
    try await run("DROP DATABASE \(name) WITH (FORCE)")
  }
}

/// A ledger with a day, the table of its moves, and players who have begun a game of Triples.
struct LedgerFixture {
  let store: any LedgerStore
  let day = CalendarDay(year: 2026, month: 11, day: 21)!

  init(_ store: any LedgerStore, players: ClosedRange<Int64> = 1...2) async throws {
    self.store = store
    let (day, table) = (Int64(day.number), moveTable(of: day))
    try await store.write { connection in
      try connection.run(
        "CREATE TABLE player (bucket SMALLINT NOT NULL, id BIGINT NOT NULL, PRIMARY KEY (bucket, id))", [])
      try connection.run("CREATE TABLE day (day INTEGER PRIMARY KEY, state SMALLINT NOT NULL)", [])
      try connection.run("INSERT INTO day (day, state) VALUES ($1, 0)", [.integer(day)])
      try connection.run("CREATE TABLE IF NOT EXISTS shard (departing SMALLINT)", [])
      try connection.run("CREATE TABLE \(table) (\(Ledger.moveColumns))", [])
      for player in players {
        let key = [.integer(player % 1024), .integer(player)] as [SQLValue]
        try connection.run("INSERT INTO player (bucket, id) VALUES ($1, $2)", key)
        try connection.run(
          "INSERT INTO \(table) VALUES ($1, $2, 0, -1, '', '1000', 0, $3)", key + [.integer(Self.digest(-1))])
      }
    }
  }

  static func digest(_ index: Int) -> Int64 { Int64.min + 100 + Int64(index) }

  func move(
    _ index: Int, of player: Int64 = 1, kind: DailyGame = .triples, on day: CalendarDay? = nil, action: String = "u",
    score: Int? = nil, parentDigest: Int64? = nil
  ) -> MoveRow {
    MoveRow(
      key: GameKey(day: day ?? self.day, player: PlayerID(player)!, kind: kind), index: index, action: action,
      outcome: "2.1.3", score: score ?? index + 10, digest: Self.digest(index),
      parentDigest: parentDigest ?? Self.digest(index - 1))
  }

  func actions(of player: Int64 = 1) async throws -> [String] {
    let table = moveTable(of: day)
    return try await store.read { connection in
      try connection.rows(
        "SELECT action FROM \(table) WHERE player = $1 AND kind = 0 AND place >= 0 ORDER BY place", [.integer(player)]
      ).compactMap { $0.text(0) }
    }
  }
}

/// A gate at which threads and tasks wait until it is open.
final class Gate: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }
  func open() { state.withLock { $0 = true } }

  /// Blocks the thread. Use this method in a store's body, which doesn't run on a thread of Swift's tasks.
  func wait() {
    while !isOpen { Thread.sleep(forTimeInterval: 0.002) }
  }

  func waitUntilOpen() async {
    while !isOpen { try? await Task.sleep(for: .milliseconds(2)) }
  }
}

/// Runs blocking code on a new thread, so that it doesn't block a thread of Swift's tasks.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
  }
}

/// Waits until `condition` returns `true`. Throws the error of `condition`, or an error that fails the test after three
/// minutes, which is enough for slow machines.
func wait(until condition: @Sendable () async throws -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(180)
  while try await !condition() {
    try #require(ContinuousClock.now < end, "The condition wasn't satisfied in time.")
    try await Task.sleep(for: .milliseconds(10))
  }
}

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

extension StoreFixture {
  /// Runs `body` while another connection to PostgreSQL, such as that of a backup, holds the locks of a statement in an
  /// open transaction.
  func whileLocked(_ statement: String, _ body: () async throws -> Void) async throws {
    let (isLocked, mayEnd) = (Gate(), Gate())
    async let other: Void = onThread {
      let connection = try PostgreSQLConnection(PostgreSQLConnectionParameters(location))
      _ = try connection.runScript("BEGIN; \(statement)")
      isLocked.open()
      mayEnd.wait()
      _ = try connection.runScript("ROLLBACK")
    }
    await isLocked.waitUntilOpen()
    do {
      try await body()
    } catch {
      mayEnd.open()
      throw error
    }
    mayEnd.open()
    try await other
  }
}
