import Foundation
import GRDB
import GRDBSQLite
import Ledger

/// An SQLite connection within a transaction. GRDB manages the connections, but statements are stepped directly,
/// without GRDB's database observation, which isn't needed.
final class SQLiteConnection: SQLConnection {
  let database: Database
  private let path: String

  /// The error of the first statement that failed. No further statements run, as in PostgreSQL.
  private(set) var failure: SQLiteFault?
  /// Whether tables were created, changed, or dropped.
  private(set) var hasChangedSchema = false

  init(_ database: Database, path: String) {
    self.database = database
    self.path = path
  }

  var dialect: SQLDialect { .sqlite }

  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow] {
    var rows: [SQLRow] = []
    try perform(statement, values) { statement in
      let columns = sqlite3_column_count(statement)
      rows.append(SQLRow(try (0..<columns).map { try Self.value(of: statement, column: $0) }))
    }
    return rows
  }

  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws -> Int {
    let before = database.totalChangesCount
    try perform(statement, values) { _ in }
    // `changesCount` would be that of the previous statement if this one writes no rows.
    return database.totalChangesCount == before ? 0 : database.changesCount
  }

  func lock(_ number: Int64, isShared: Bool) throws {}

  /// Appends a move to its game, and returns whether it was appended, as in `LedgerStore.append(_:)`.
  func append(_ move: MoveRow, _ statement: Statement) throws(SQLiteFault) -> Bool {
    let handle = statement.sqliteStatement
    defer { sqlite3_reset(handle) }
    try bind(move.values + [.integer(move.parentDigest), .integer(Int64(move.key.day.number))], to: handle)
    let code = sqlite3_step(handle)
    guard code == SQLITE_DONE else { throw SQLiteFault(of: database, code: code) }
    return database.changesCount == 1
  }

  /// Returns the value of a transaction's body. A body that ignores a statement's error must not succeed.
  func value<Value>(of body: (any SQLConnection) throws -> Value) throws -> Value {
    let value = try body(self)
    if let failure { throw failure.ledgerError(forPath: path) }
    return value
  }

  private func perform(_ text: String, _ values: [SQLValue], _ body: (SQLiteStatement) throws -> Void) throws {
    do {
      if let failure { throw failure }
      try execute(text, values, forEachRow: body)
    } catch {
      let fault = error as? SQLiteFault ?? SQLiteFault(error)
      failure = failure ?? fault
      throw fault.ledgerError(forPath: path)
    }
  }

  private func execute(_ text: String, _ values: [SQLValue], forEachRow body: (SQLiteStatement) throws -> Void) throws {
    let statement = try database.cachedStatement(sql: text)
    let handle = statement.sqliteStatement
    guard sqlite3_bind_parameter_count(handle) == values.count else {
      throw SQLiteFault(message: "\(values.count) values for another number of them: \(text)")
    }
    defer {
      sqlite3_reset(handle)
      sqlite3_clear_bindings(handle)
    }
    try bind(values, to: handle)
    if !statement.isReadonly, Self.changesSchema(text) { hasChangedSchema = true }
    while true {
      let code = sqlite3_step(handle)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw SQLiteFault(of: database, code: code) }
      try body(handle)
    }
  }

  private func bind(_ values: [SQLValue], to statement: SQLiteStatement) throws(SQLiteFault) {
    for (number, value) in zip(1..., values) {
      // SQLite numbers parameters such as `$2` in the order in which they appear, and PostgreSQL by their names.
      let index = sqlite3_bind_parameter_index(statement, "$\(number)")
      let code =
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(let text): try bind(text, at: index, to: statement)
        case .bytes(let bytes): bind(bytes, at: index, to: statement)
        }
      guard code == SQLITE_OK else { throw SQLiteFault(of: database, code: code) }
    }
  }

  private func bind(_ text: String, at index: Int32, to statement: SQLiteStatement) throws(SQLiteFault) -> Int32 {
    // Reject U+0000, as PostgreSQL does.
    guard !text.utf8.contains(0) else { throw SQLiteFault(message: "A text holds a character of the value 0.") }
    return sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), Self.transient)
  }

  private func bind(_ bytes: [UInt8], at index: Int32, to statement: SQLiteStatement) -> Int32 {
    // A null pointer would be bound as NULL.
    guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
    return sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), Self.transient)
  }

  private static func value(of statement: SQLiteStatement, column: Int32) throws(SQLiteFault) -> SQLValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
    case SQLITE_TEXT:
      let bytes = UnsafeBufferPointer(
        start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      return .bytes(Array(bytes))
    default:
      throw SQLiteFault(message: "Column \(column) has a fraction, but the ledger has only integers, text, and bytes.")
    }
  }

  private static func changesSchema(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace }.prefix(6).uppercased()
    return start.hasPrefix("CREATE") || start.hasPrefix("DROP") || start.hasPrefix("ALTER")
  }

  /// SQLITE_TRANSIENT: SQLite copies the bound value, because its memory is freed before the statement runs.
  private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
