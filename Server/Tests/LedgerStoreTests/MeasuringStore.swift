import GRDB
import GRDBSQLite
import Ledger
import Synchronization

@testable import LedgerSQLite

/// A store that measures how much work the database does for each statement. For SQLite, these are the steps of its
/// virtual machine, and for PostgreSQL the pages that `EXPLAIN ANALYZE` counts.
final class MeasuringStore: LedgerStore {
  private let store: any LedgerStore
  private let measured = Mutex<[String: Int]>([:])
  private let searchedMonths = Mutex<[String: Int]>([:])

  init(_ store: any LedgerStore) {
    self.store = store
  }

  /// The largest amount of work for each statement.
  var costs: [String: Int] { measured.withLock { $0 } }

  /// The largest number of months whose games PostgreSQL searched for each statement.
  var months: [String: Int] { searchedMonths.withLock { $0 } }

  var isShared: Bool { store.isShared }

  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await store.read { [self] in try body(MeasuringConnection(connection: $0, store: self)) }
  }

  func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result { try await read(body) }

  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await store.write { [self] in try body(MeasuringConnection(connection: $0, store: self)) }
  }

  func append(_ move: MoveRow) async throws -> Bool { try await store.append(move) }
  func waitForDurability() async throws {}
  func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? { try await store.check(clock) }
  func close() async { await store.close() }

  fileprivate func record(_ cost: Int, of statement: String) {
    measured.withLock { $0[statement] = max($0[statement] ?? 0, cost) }
  }

  /// Records the months that a plan names. Months of which nothing was read don't count.
  fileprivate func record(plan: [String], of statement: String) {
    let months = Set(
      plan.filter { !$0.contains("(never executed)") }.compactMap { $0.firstMatch(of: /on (game_\d+_\d+)/)?.1 })
    searchedMonths.withLock { $0[statement] = max($0[statement] ?? 0, months.count) }
  }
}

private struct MeasuringConnection: SQLConnection {
  let connection: any SQLConnection
  let store: MeasuringStore

  var dialect: SQLDialect { connection.dialect }

  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
    try measure(statement, values) { try connection.rows(statement, values) }
  }

  func run(_ statement: String, _ values: [SQLValue]) throws -> Int {
    try measure(statement, values) { try connection.run(statement, values) }
  }

  func lock(_ number: Int64, isShared: Bool) throws {
    try connection.lock(number, isShared: isShared)
  }

  private func measure<Value>(_ statement: String, _ values: [SQLValue], _ body: () throws -> Value) throws -> Value {
    // Statements that change the schema aren't planned.
    guard ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(statement.prefix(6)) else { return try body() }
    if let sqlite = connection as? LedgerSQLite.SQLiteConnection {
      let prepared = try sqlite.database.cachedStatement(sql: statement).sqliteStatement
      _ = sqlite3_stmt_status(prepared, SQLITE_STMTSTATUS_VM_STEP, 1)
      defer { store.record(Int(sqlite3_stmt_status(prepared, SQLITE_STMTSTATUS_VM_STEP, 1)), of: statement) }
      return try body()
    }
    // EXPLAIN ANALYZE runs the statement, so undo that before running it again.
    _ = try connection.run("SAVEPOINT explanation", [])
    let lines = try connection.rows("EXPLAIN (ANALYZE, BUFFERS) " + statement, values).compactMap { $0.text(0) }
    _ = try connection.run("ROLLBACK TO SAVEPOINT explanation", [])
    store.record(plan: lines, of: statement)
    // The first line about pages is that of the whole plan: "Buffers: shared hit=8 read=1 dirtied=2".
    let words = lines.first { $0.contains("Buffers: ") }?.split(whereSeparator: { " =".contains($0) }) ?? []
    let counts = zip(words, words.dropFirst()).compactMap { ["hit", "read"].contains($0) ? Int($1) : nil }
    store.record(counts.reduce(0, +), of: statement)
    return try body()
  }
}
