import NumberedGame

/// Where a ledger is written: a database that understands the SQL of this module.
///
/// The SQL is written once for all stores. Values stand in it as `$1`, `$2` …, of which each appears for the first time after
/// the one before it, and every value is handed over apart from the text.
public protocol LedgerStore: Sendable {
  /// Whether other processes write here too, so that what was read a moment ago may be old.
  var isShared: Bool { get }

  /// Reads in one transaction, which sees one state of the ledger.
  ///
  /// - Throws: `LedgerError`.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Reads in one transaction what is told to somebody: as `read`, and when this returns, all that the body could see is as
  /// durable as an acknowledged write.
  ///
  /// - Throws: `LedgerError`.
  func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Writes in one transaction, which is on disk when this returns, and where the store has a synchronous standby there too.
  ///
  /// The body may run more than once: a store takes several bodies into one transaction, and repeats what another one spoiled.
  /// So it does nothing but talk to the connection. Should it throw, nothing of it is written.
  ///
  /// - Throws: `LedgerError`, or what the body throws. After `LedgerError.inDoubt` nobody knows whether it is written.
  @discardableResult
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Puts a move behind the one before it, with many others in one transaction.
  ///
  /// - Returns: whether it was put there. It is not where there is a move of that index already, where the one before it is
  ///   missing or another one, or where the day is closed.
  /// - Throws: `LedgerError`.
  func append(_ move: MoveRow) async throws -> Bool

  /// Returns once everything that any reader could have seen by now is as durable as an acknowledged write.
  ///
  /// - Throws: `LedgerError`.
  func waitForDurability() async throws

  /// Checks that the store can be written and is as durable as promised, and compares the caller's clock with the store's.
  ///
  /// - Parameter clock: The caller's clock, in milliseconds since 1970.
  /// - Returns: How far the caller's clock is ahead of the database's, in milliseconds, or `nil` if both are this machine's.
  ///   The time that the comparison itself takes is not counted as a difference.
  /// - Throws: `LedgerError`.
  func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64?

  /// Ends all work and closes the store. What is asked of it afterwards throws `LedgerError.unavailable`.
  func close() async
}

/// A connection to a store, within a transaction. It is used by one task, within the body that it was handed to.
public protocol SQLConnection {
  /// The few words in which stores differ.
  var dialect: SQLDialect { get }

  /// Runs a statement and answers with all its rows.
  ///
  /// - Throws: `LedgerError`.
  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// Runs a statement, and answers with how many rows it has written.
  ///
  /// - Throws: `LedgerError`.
  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws -> Int

  /// Until the transaction ends, keeps others from the same lock who do not share it. SQLite has one writer, who has all of them.
  ///
  /// - Parameters:
  ///   - number: the lock's number.
  ///   - isShared: whether others may hold it who share it too.
  /// - Throws: `LedgerError`.
  func lock(_ number: Int64, isShared: Bool) throws
}

/// How a store says what stores say differently.
public enum SQLDialect: Sendable {
  /// SQLite.
  case sqlite
  /// PostgreSQL.
  case postgreSQL

  /// The type of a column of bytes.
  public var bytes: String { self == .sqlite ? "BLOB" : "BYTEA" }

  /// What follows a table that is asked by its whole key alone: in SQLite a row is then written once, in the tree of the key.
  public var keyedTable: String { self == .sqlite ? " WITHOUT ROWID" : "" }
}

/// A value in a row, or one that is handed over with a statement.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case bytes([UInt8])
}

/// A row of an answer: its values in the order in which the statement names them.
public struct SQLRow: Sendable {
  /// The values.
  public let values: [SQLValue]

  /// Makes a row of its values.
  public init(_ values: [SQLValue]) {
    self.values = values
  }

  /// A column that holds a whole number, counted from 0; nothing where it holds none.
  public func integer(_ column: Int) -> Int64? {
    if case .integer(let value) = values[column] { value } else { nil }
  }

  /// A column that holds a text, counted from 0; nothing where it holds none.
  public func text(_ column: Int) -> String? {
    if case .text(let value) = values[column] { value } else { nil }
  }

  /// A column that holds bytes, counted from 0; nothing where it holds none.
  public func bytes(_ column: Int) -> [UInt8]? {
    if case .bytes(let value) = values[column] { value } else { nil }
  }
}

/// Why the ledger cannot do what it was asked.
public enum LedgerError: Error, Hashable, Sendable {
  /// The database cannot be reached, or not written now. Nothing was written.
  case unavailable(String)
  /// The database was lost while it was asked to make a transaction durable: it may have done so or not.
  case inDoubt(String)
  /// More is waiting to be written than the store takes.
  case overloaded
  /// There is no room on the disk. Nothing was written.
  case full
  /// The table of a day's moves is not there: not yet, or no longer.
  case noSuchTable
  /// A row refers to something that is gone, such as a player that was deleted. Nothing was written.
  case missingReference
  /// The statement is wrong, or what the database holds is.
  case fault(String)
}
