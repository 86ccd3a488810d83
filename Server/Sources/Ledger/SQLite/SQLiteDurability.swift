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

/// The identity of a file, which shows whether the file was deleted or replaced.
struct FileIdentity: Sendable {
  private let path: String
  private let device: UInt64
  private let number: UInt64

  /// Records the identity of the file at a path, creating it if it doesn't exist. Throws `LedgerError.unavailable`, also
  /// if the file has another name: SQLite names the log after the database, so servers that open the file by different
  /// names would write to it without noticing each other.
  init(creating path: String, permissions: mode_t) throws(LedgerError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw .unavailable("Can't open \(path): \(LockFile.systemErrorMessage()).") }
    defer { Foundation.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unavailable("\(path): \(LockFile.systemErrorMessage())") }
    guard status.st_nlink <= 1 else {
      throw .unavailable(
        "The database \(path) has \(status.st_nlink) names (hard links), and is safe with one only. Remove the others, "
          + "which find -samefile \(path) lists, or copy the file.")
    }
    self.path = path
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// Throws `LedgerError.fault` if the path no longer leads to this file. If the file was deleted or replaced,
  /// everything that is written to it will be lost.
  func check() throws(LedgerError) {
    var status = stat()
    guard stat(path, &status) == 0, UInt64(status.st_dev) == device, UInt64(status.st_ino) == number else {
      throw .fault("\(path) is no longer the file that was opened.")
    }
  }

  /// Returns the path without symbolic links, or the path itself if the file doesn't exist yet.
  static func resolvedPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Checks that a path can be that of a database: its folder exists, and it isn't a folder itself. Throws
  /// `LedgerError.unavailable`, with what the operator can do.
  static func checkPath(_ path: String) throws(LedgerError) {
    try checkFolder(of: path, for: "database", advice: "choose another file with --database")
    guard !isFolder(path) else {
      throw .unavailable("\(path) is a folder. Choose a file with --database, such as \(path)/parlor.sqlite.")
    }
  }

  /// Checks that the folder of a file exists. Throws `LedgerError.unavailable`, with what the operator can do.
  static func checkFolder(
    of path: String, for purpose: String, advice: String = "choose another file"
  ) throws(LedgerError) {
    let folder = folder(of: path)
    guard isFolder(folder) else {
      throw .unavailable("There is no folder \(folder) for the \(purpose) \(path). Create it, or \(advice).")
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// Synchronizes the folder of the file, so that the file's name is durable. Throws `LedgerError.unavailable`.
  func synchronizeFolder() throws(LedgerError) {
    try Self.synchronize(Self.folder(of: path))
  }

  /// Waits until a file's content or a folder's list of names is on disk. Throws `LedgerError.unavailable`.
  static func synchronize(_ path: String) throws(LedgerError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unavailable("Can't open \(path): \(LockFile.systemErrorMessage()).") }
    defer { Foundation.close(descriptor) }
    #if canImport(Darwin)
    let isDone = fcntl(descriptor, F_FULLFSYNC) == 0 || fsync(descriptor) == 0
    #else
    let isDone = fsync(descriptor) == 0
    #endif
    guard isDone else { throw .unavailable("\(path) cannot be synchronized: \(LockFile.systemErrorMessage())") }
  }
}
