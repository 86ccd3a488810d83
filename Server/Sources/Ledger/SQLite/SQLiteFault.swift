import Foundation
import GRDB
import GRDBSQLite
import Ledger

/// What SQLite said, before it is known what that means for whoever asked.
struct SQLiteFault: Error {
  /// The extended result code.
  let code: Int32
  let message: String
  /// The reason of the call to the system that failed last, which SQLite does not hand on.
  private var systemCode: Int32 = 0

  /// What the connection was last told.
  init(of database: Database, code: Int32) {
    systemCode = errno
    self.code = database.sqliteConnection.map(sqlite3_extended_errcode) ?? code
    message = database.lastErrorMessage ?? "SQLite answered \(code)"
  }

  /// A fault that was found before SQLite was asked.
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

  /// Whether something that was written may not be on disk, and can no longer be brought there: after a failed `fsync` the
  /// system forgets what it had to write, and answers the next one with success.
  var hasLostWrites: Bool {
    [.SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC].contains(ResultCode(rawValue: code))
  }

  /// What it means to whoever asked.
  ///
  /// - Parameter path: the database.
  func meaning(for path: String) -> LedgerError {
    switch ResultCode(rawValue: code) {
    case .SQLITE_CONSTRAINT_FOREIGNKEY: .missingReference
    // SQLite makes room for its index of the log by other means than for the rest, and names another reason.
    case .SQLITE_FULL: .full
    // Of a disk that has room for others, or of a file that may not grow, it says only that writing failed.
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

  /// Whether the disk with the database has less than a megabyte of room.
  private static func isFull(_ path: String) -> Bool {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1 << 20
  }
}
