import Ledger

/// The ledger in an existing SQLite file, for commands. A server may be using it at the same time.
public struct SharedSQLiteStore: LedgerStore {
  private let file: SQLiteFile

  /// Opens a file. Throws `LedgerError`.
  public init(path: String) throws {
    file = try SQLiteFile(path: path, isReadOnly: false)
  }

  /// `true`, because a server may write to the file.
  public var isShared: Bool { true }

  /// Reads in one transaction. Throws `LedgerError`, or the error of `body`.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try file.read(body)
  }

  /// Reads in one transaction. What it sees may have been committed by a server whose disk hasn't taken it yet, which is
  /// good enough for a command. Throws `LedgerError`, or the error of `body`.
  public func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try file.read(body)
  }

  /// Writes in one transaction, which is on disk when this method returns. Throws `LedgerError`, or the error of `body`.
  public func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try file.write(body)
  }

  /// Throws `LedgerError.fault`, because no command plays.
  public func append(_ move: MoveRow) async throws -> Bool { throw LedgerError.fault("a command appends no moves") }

  /// Does nothing.
  public func waitForDurability() async throws {}

  /// Does nothing, because the file has no clock, and was opened for writing.
  public func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? { nil }

  /// Closes the file.
  public func close() async { try? file.close() }
}
