import Foundation
import GRDB
import Ledger

/// A connection to a ledger's file while a server may be using it. It takes none of the locks that keep a second server
/// out, and SQLite itself separates its transactions from the server's.
public final class SQLiteFile: Sendable {
  private let path: String
  let queue: DatabaseQueue

  /// Opens an existing file. Throws `LedgerError`.
  public init(path: String, isReadOnly: Bool) throws {
    self.path = path
    try Self.checkFile(path)
    try FileIdentity.checkLog(ofDatabase: path)
    var configuration = Configuration()
    configuration.label = "ledger file"
    configuration.readonly = isReadOnly
    configuration.foreignKeysEnabled = true
    // Wait up to this many seconds for the server's writer.
    configuration.busyMode = .timeout(30)
    do {
      queue = try DatabaseQueue(path: path, configuration: configuration)
      if !isReadOnly { try queue.writeWithoutTransaction(SQLiteDurability.enable) }
    } catch {
      throw error as? LedgerError ?? SQLiteFault(error).openingError(forPath: path)
    }
  }

  /// Reads in one transaction. Throws `LedgerError`, or the error of `body`.
  public func read<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
    try convertingErrors {
      try queue.read { try SQLiteConnection($0, path: path).value(of: body) }
    }
  }

  /// Writes in one transaction, which is on disk when this method returns. Throws `LedgerError`, or the error of `body`.
  public func write<Result>(_ body: (any SQLConnection) throws -> Result) throws -> Result {
    try convertingErrors {
      try queue.writeWithoutTransaction { database in
        var result: Result?
        try database.inTransaction(.immediate) {
          result = try SQLiteConnection(database, path: path).value(of: body)
          return .commit
        }
        guard let result else { throw LedgerError.fault("a transaction has no result") }
        return result
      }
    }
  }

  /// Closes the file. Throws `LedgerError`.
  public func close() throws {
    try convertingErrors { try queue.close() }
  }

  /// Runs one statement outside of a transaction.
  func execute(_ statement: String, _ arguments: StatementArguments = StatementArguments()) throws {
    try convertingErrors {
      try queue.writeWithoutTransaction { try $0.execute(sql: statement, arguments: arguments) }
    }
  }

  private func convertingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw SQLiteFault(error).ledgerError(forPath: path)
    }
  }

  /// Checks that a file can be a database: it exists, it isn't empty, and it begins like a database. SQLite itself takes
  /// an empty file for an empty database. Throws `LedgerError`, which is `fault` if the content of the file is at fault.
  static func checkFile(_ path: String) throws(LedgerError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unavailable("Can't open \(path): \(LockFile.systemErrorMessage()).") }
    // Closing a file ends all of the process's locks on it, but nothing in this process has opened it yet.
    defer { Foundation.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unavailable("Can't read \(path): \(LockFile.systemErrorMessage()).")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unavailable("\(path) isn't a file.") }
    try FileIdentity.checkNames(ofDatabase: path, status)
    guard status.st_size > 0 else { throw .fault("\(path) is empty.") }
    var header = [UInt8](repeating: 0, count: 100)
    let count = pread(descriptor, &header, header.count, 0)
    guard count >= 0 else { throw .unavailable("Can't read \(path): \(LockFile.systemErrorMessage()).") }
    guard count == header.count, header.starts(with: "SQLite format 3\0".utf8) else {
      throw .fault("\(path) isn't an SQLite database.")
    }
  }
}
