import Foundation
import GRDB
import GRDBSQLite
import Ledger

/// An error from SQLite, before it is mapped to a `LedgerError`.
struct SQLiteFault: Error {
  /// The extended result code.
  let code: Int32
  let message: String
  /// The `errno` of the failed system call, which SQLite's result code doesn't include.
  private var systemCode: Int32 = 0

  init(of database: Database, code: Int32) {
    systemCode = errno
    self.code = database.sqliteConnection.map(sqlite3_extended_errcode) ?? code
    message = database.lastErrorMessage ?? "SQLite answered \(code)"
  }

  init(message: String) {
    code = SQLITE_MISUSE
    self.message = message
  }

  init(_ error: any Error) {
    if let error = error as? DatabaseError {
      code = error.extendedResultCode.rawValue
      message = error.message ?? "SQLite answered \(code)"
    } else {
      code = SQLITE_ERROR
      message = "\(error)"
    }
  }

  /// Whether earlier writes may be missing on disk and can't be repeated: after a failed `fsync`, the system drops the
  /// unwritten pages, and the next `fsync` succeeds without them.
  var hasLostWrites: Bool {
    [.SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC].contains(ResultCode(rawValue: code))
  }

  /// Returns the error for the caller. `path` is the path of the database.
  func ledgerError(forPath path: String) -> LedgerError {
    switch ResultCode(rawValue: code) {
    case .SQLITE_CONSTRAINT_FOREIGNKEY: .missingReference
    // On a full disk, SQLite reports SHMSIZE or SHMMAP for the log's index, and FULL for all other files.
    case .SQLITE_FULL: .full
    // If a quota or a file size limit is exceeded, SQLite reports only that writing failed.
    case .SQLITE_IOERR_WRITE where [EDQUOT, EFBIG].contains(systemCode): .full
    case .SQLITE_IOERR_SHMSIZE where Self.isFull(path), .SQLITE_IOERR_SHMMAP where Self.isFull(path): .full
    case .SQLITE_ERROR where message.hasPrefix("no such table"): .noSuchTable
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_NOMEM, .SQLITE_READONLY, .SQLITE_INTERRUPT, .SQLITE_IOERR,
      .SQLITE_CANTOPEN,
      .SQLITE_PROTOCOL, .SQLITE_PERM, .SQLITE_AUTH:
      .unavailable(message)
    default: .fault(message)
    }
  }

  /// Returns the error for the operator, who has chosen a file that can't be opened.
  func openingError(forPath path: String) -> LedgerError {
    switch ResultCode(rawValue: code) {
    case .SQLITE_NOTADB:
      return .fault("\(path) isn't an SQLite database, so it wasn't changed. Choose another file with --database.")
    case .SQLITE_CORRUPT: return .fault("The database \(path) is damaged. Restore it from a backup.")
    default:
      let error = ledgerError(forPath: path)
      return error == .full ? error : .unavailable("Can't open the database \(path): \(message).")
    }
  }

  /// Returns whether the database's disk has less than a megabyte of free space.
  private static func isFull(_ path: String) -> Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1 << 20
  }
}
