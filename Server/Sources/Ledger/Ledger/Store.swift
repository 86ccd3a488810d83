import NumberedGame

/// A database that stores a ledger. The SQL is the same for all stores. A statement contains parameters `$1`, `$2`, …,
/// which first appear in this order, and the values are passed separately.
public protocol LedgerStore: Sendable {
  /// Whether other processes write to the same database, so that data read earlier may be outdated.
  var isShared: Bool { get }

  /// Reads in one transaction, which sees a single state of the ledger. Throws `LedgerError`.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Reads in one transaction, and returns when everything that the body could see is as durable as an acknowledged
  /// write. Use this method for everything that clients see. Throws `LedgerError`.
  func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Writes in one transaction. When this method returns, the transaction is on disk, and on the synchronous standby if
  /// there is one. The body may run more than once, because a store may group several bodies in one transaction and
  /// repeat them if one fails. So it must do nothing but use the connection. If it throws, nothing of it is written.
  /// Throws `LedgerError`, or the body's error. After `LedgerError.inDoubt`, the transaction may be written or not.
  @discardableResult
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Appends a move to its game, together with many others in one transaction. Returns whether the move was appended.
  /// It isn't if the game has a move with that index, if the preceding row is missing or has a different digest, or if
  /// the day is closed. Throws `LedgerError`.
  func append(_ move: MoveRow) async throws -> Bool

  /// Returns when all that readers could have seen before is as durable as acknowledged writes. Throws `LedgerError`.
  func waitForDurability() async throws

  /// Checks that the store can be written and is durable as promised. Returns the time by which `clock`, in
  /// milliseconds since 1970, is ahead of the database server, in milliseconds, or `nil` if both are this machine's.
  /// The time that the comparison takes doesn't count. Throws `LedgerError`.
  func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64?

  /// Finishes queued work and closes the store. Later calls throw `LedgerError.unavailable`.
  func close() async
}

/// A connection to a store within a transaction. One task uses it, within the body that received it.
public protocol SQLConnection {
  /// The SQL dialect of the store.
  var dialect: SQLDialect { get }

  /// Runs a statement and returns its rows. Throws `LedgerError`.
  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// Runs a statement and returns the number of rows that it wrote. Throws `LedgerError`.
  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws -> Int

  /// Takes the lock with a number until the transaction ends, alone or with others that share it. SQLite needs none,
  /// because it has only one writer. Throws `LedgerError`.
  func lock(_ number: Int64, isShared: Bool) throws
}

/// The SQL dialect of a store.
public enum SQLDialect: Sendable {
  /// SQLite.
  case sqlite
  /// PostgreSQL.
  case postgreSQL

  /// The type of a column with bytes.
  public var bytesType: String { self == .sqlite ? "BLOB" : "BYTEA" }

  /// The suffix of `CREATE TABLE` for a table searched only by its primary key. SQLite then stores rows in the key's
  /// tree.
  public var tableOptions: String { self == .sqlite ? " WITHOUT ROWID" : "" }
}

/// A value in a row, or a parameter of a statement.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
}

/// A row of a result, with its values in the order of the statement's columns.
public struct SQLRow: Sendable {
  /// The values.
  public let values: [SQLValue]

  /// Creates a row.
  public init(_ values: [SQLValue]) {
    self.values = values
  }

  /// Returns the integer in a column, or `nil` if the column holds another type. Columns count from 0.
  public func integer(_ column: Int) -> Int64? {
    if case .integer(let value) = values[column] { value } else { nil }
  }

  /// Returns the text in a column, or `nil` if the column holds another type. Columns count from 0.
  public func text(_ column: Int) -> String? {
    if case .text(let value) = values[column] { value } else { nil }
  }

  /// Returns the bytes in a column, or `nil` if the column holds another type. Columns count from 0.
  public func bytes(_ column: Int) -> [UInt8]? {
    if case .bytes(let value) = values[column] { value } else { nil }
  }
}

/// An error of the ledger.
public enum LedgerError: Error, Hashable, Sendable {
  /// The database can't be reached or can't be written at the moment. Nothing was written.
  case unavailable(String)
  /// The database was lost during a commit, so the transaction may be written or not.
  case inDoubt(String)
  /// The store's queue is full.
  case overloaded
  /// The disk is full. Nothing was written.
  case full
  /// The table of a day's moves doesn't exist, either not yet or not anymore.
  case noSuchTable
  /// A row refers to something that doesn't exist, such as a deleted player. Nothing was written.
  case missingReference
  /// The statement is wrong, or the database holds invalid data.
  case fault(String)
}
