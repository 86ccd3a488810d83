import Foundation
import GRDB
import Ledger

/// The durability settings of a database, as read from its writing connection.
struct SQLiteDurability: Sendable {
  private let journal: String
  private let synchronous: Int
  private let enforcesForeignKeys: Bool
  private let hasFullSync: Bool

  init(_ database: Database) throws {
    func number(_ pragma: String) throws -> Int { try Int.fetchOne(database, sql: "PRAGMA \(pragma)") ?? 0 }
    journal = try String.fetchOne(database, sql: "PRAGMA journal_mode") ?? "unknown"
    synchronous = try number("synchronous")
    enforcesForeignKeys = try number("foreign_keys") == 1
    #if canImport(Darwin)
    hasFullSync = try number("fullfsync") == 1 && number("checkpoint_fullfsync") == 1
    #else
    hasFullSync = true
    #endif
  }

  /// Makes commits wait for the disk. By default, GRDB doesn't wait, which is good enough for apps.
  static func enable(_ database: Database) throws {
    try database.execute(sql: "PRAGMA synchronous = FULL")
    #if canImport(Darwin)
    // On Apple's systems, `fsync` only passes data to the disk, whose cache may lose it.
    try database.execute(sql: "PRAGMA fullfsync = 1")
    try database.execute(sql: "PRAGMA checkpoint_fullfsync = 1")
    #endif
  }

  /// Synchronizes the log before a client can see its data, because a server that was killed may have left data in it
  /// that isn't on disk.
  static func synchronizeLog(_ database: Database, path: String) throws {
    do {
      _ = try database.checkpoint(.truncate)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      // Another process reads the file for long, such as `parlor-server backup`, and needs the log.
      try FileIdentity.synchronize(path + "-wal")
    }
  }

  /// Throws `LedgerError.fault` if a committed transaction could be lost with these settings.
  func check() throws(LedgerError) {
    guard journal == "wal" else { throw .fault("The database's journal is \(journal) in place of wal.") }
    guard synchronous >= 2 else { throw .fault("The database's synchronous is \(synchronous) in place of 2, FULL.") }
    guard hasFullSync else { throw .fault("The database's fullfsync is off.") }
    guard enforcesForeignKeys else { throw .fault("The database's foreign_keys is off.") }
  }
}
