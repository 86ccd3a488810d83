import Foundation
import GameService
import Ledger
import LedgerSQLite
import Sealing

/// Copies the ledger in an SQLite file to a new file, also while the server is running. `time` is the current time, in
/// milliseconds since 1970. Returns the size of the new file in bytes. Throws `LedgerError`, or `Settings.Fault` for an
/// address.
public func backUp(_ database: String, to path: String, time: Int64) throws -> Int {
  try requireFile(database)
  return try SQLiteBackup.write(from: database, to: path, time: time)
}

/// Reports what it would mean to replace the ledger in an SQLite file by a backup of it. `now` is the current time, in
/// milliseconds since 1970. `secrets` open the sealed keys of days. Throws `LedgerError`, which is `fault` if the
/// backup is damaged or isn't a ledger, or `Settings.Fault` for an address.
public func checkRestore(
  of path: String, to database: String, now: Int64, secrets: SealSecrets
) throws -> RestoreCheck {
  try requireFile(database)
  return try RestoreCheck(
    of: path, current: FileManager.default.fileExists(atPath: database) ? database : nil, now: now,
    leadDayCount: Days.commitmentLeadDayCount, isKeySealed: { $0.isKeySealed(without: secrets) }
  ) { try $0.hasLostKey(after: $1, secrets: secrets) }
}

/// Opens the ledger in an existing SQLite file or at an address, for a command. A server may be using it at the same
/// time. Throws `LedgerError`, or `Settings.Fault`.
public func openSharedStore(_ database: String) throws -> any LedgerStore {
  try database.contains("://") ? openStore(database) : SharedSQLiteStore(path: database)
}

private func requireFile(_ database: String) throws {
  guard database.contains("://") else { return }
  throw Settings.Fault(
    "This command is for SQLite files. Back up a PostgreSQL database with pg_dump, or by archiving its write-ahead log "
      + "(WAL).")
}
