import GameCore

/// A database that stores a ledger. All stores accept the same SQL. The parameters of a statement are `$1`, `$2`, …
/// in any order. Their values are passed separately.
public protocol LedgerStore: Sendable {
  /// Whether other processes may write to the same database, so that data read earlier may be outdated.
  var isShared: Bool { get }

  /// Reads in one transaction, which sees a single state of the ledger. Throws `LedgerError`.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Reads in one transaction, and returns when everything that `body` could see is as durable as an acknowledged
  /// write. Use this method for everything that clients see. Throws `LedgerError`.
  func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Writes in one transaction, which is on disk when this method returns, and on the synchronous standby if there is
  /// one. `body` must only use the connection, because it may run more than once: a store may group several bodies in
  /// one transaction and repeat them if one fails. If `body` throws, none of its changes are written. Throws
  /// `LedgerError`, or the error of `body`. After `LedgerError.inDoubt`, the transaction may have been written or not.
  @discardableResult
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result

  /// Appends a move to its game, together with many others in one transaction. Returns whether the move was appended.
  /// It is not appended if the game has a move with the same index, if the preceding row is missing or has a different
  /// digest, or if the day is closed. Throws `LedgerError`.
  func append(_ move: MoveRow) async throws -> Bool

  /// Waits until all that readers could see before the call is as durable as acknowledged writes. Throws `LedgerError`.
  func waitForDurability() async throws

  /// Checks that the store can be written to, and that it is as durable as promised. `clock` returns milliseconds since
  /// 1970. Returns how many milliseconds `clock` is ahead of the database server's clock, not counting the time of the
  /// comparison, or `nil` if both are the clock of this machine. Throws `LedgerError`.
  func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64?

  /// Finishes queued work and closes the store. Later calls throw `LedgerError.unavailable`.
  func close() async
}

/// A connection to a store within a transaction. Use it only in the body that received it.
public protocol SQLConnection {
  /// The SQL dialect of the store.
  var dialect: SQLDialect { get }

  /// Runs a statement and returns its rows. Throws `LedgerError`.
  func rows(_ statement: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// Runs a statement and returns the number of rows that it wrote. Throws `LedgerError`.
  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws -> Int

  /// Takes the lock with the given number until the transaction ends. If `isShared` is `true`, other transactions
  /// may share the lock. SQLite needs no locks, because it has only one writer. Throws `LedgerError`.
  func lock(_ number: Int64, isShared: Bool) throws
}

/// The SQL dialect of a store.
public enum SQLDialect: Sendable {
  /// SQLite.
  case sqlite
  /// PostgreSQL.
  case postgreSQL

  /// The type of a column that holds bytes.
  public var bytesType: String { self == .sqlite ? "BLOB" : "BYTEA" }

  /// The suffix of `CREATE TABLE` for a table that is searched only by its primary key. With the suffix, SQLite stores
  /// the rows in the primary key's tree.
  public var tableOptions: String { self == .sqlite ? " WITHOUT ROWID" : "" }

  /// The SQL of a table `listed` whose column `player` has the players of the parameter with this number, which is a list
  /// of players as an `SQLValue`.
  func players(in parameter: Int) -> String {
    switch self {
    case .sqlite: "(SELECT value AS player FROM json_each('[' || $\(parameter) || ']')) AS listed"
    case .postgreSQL: "unnest(string_to_array($\(parameter), ',')::bigint[]) AS listed (player)"
    }
  }

  /// The condition that a row, with its columns for the bucket and the player, belongs to a player in `listed`.
  static func joinCondition(_ bucket: String, _ player: String) -> String {
    "\(bucket) = (listed.player & \(PlayerID.bucketCount - 1)) AND \(player) = listed.player"
  }
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

  /// Returns the integer in a column, or `nil` if the value has a different type. Columns are numbered from 0.
  public func integer(_ column: Int) -> Int64? {
    if case .integer(let value) = values[column] { value } else { nil }
  }

  /// Returns the text in a column, or `nil` if the value has a different type. Columns are numbered from 0.
  public func text(_ column: Int) -> String? {
    if case .text(let value) = values[column] { value } else { nil }
  }

  /// Returns the bytes in a column, or `nil` if the value has a different type. Columns are numbered from 0.
  public func bytes(_ column: Int) -> [UInt8]? {
    if case .bytes(let value) = values[column] { value } else { nil }
  }
}

/// An error from the ledger.
public enum LedgerError: Error, Hashable, Sendable {
  /// The database can't be reached, or can't be written to at the moment. Nothing was written.
  case unavailable(String)
  /// The outcome of a commit is unknown, so the transaction may have been written or not.
  case inDoubt(String)
  /// The store's queue is full.
  case overloaded
  /// The disk is full. Nothing was written.
  case full
  /// The table of a day's moves doesn't exist yet, or doesn't exist anymore.
  case noSuchTable
  /// A row refers to something that doesn't exist, such as a deleted player. Nothing was written.
  case missingReference
  /// The statement is wrong, or the database holds invalid data.
  case fault(String)
}
