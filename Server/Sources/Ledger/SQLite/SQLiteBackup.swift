import Foundation
import Ledger

/// A copy of a ledger's file, made while the server may be running.
public enum SQLiteBackup {
  /// Copies the ledger at `source` to a new file, which has the same permissions, and records `time` in it, in
  /// milliseconds since 1970. The file appears under its name once it is complete and on disk. Returns its size in bytes.
  /// Throws `LedgerError`.
  @discardableResult
  public static func write(from source: String, to target: String, time: Int64) throws -> Int {
    try FileIdentity.checkFolder(of: target, for: "backup")
    guard !exists(target) else { throw taken(target) }
    let file = try SQLiteFile(path: source, isReadOnly: true)
    let incomplete = target + ".incomplete"
    try create(incomplete, like: source)
    do {
      try file.execute("VACUUM INTO ?", [incomplete])
      try file.close()
      let copy = try SQLiteFile(path: incomplete, isReadOnly: false)
      try copy.write { try $0.recordBackup(time: time) }
      try copy.close()
      try FileIdentity.synchronize(incomplete)
      try publish(incomplete, as: target)
    } catch {
      unlink(incomplete)
      throw error
    }
    var status = stat()
    stat(target, &status)
    return Int(status.st_size)
  }

  /// Creates an empty file, which SQLite then fills, with the permissions of another file. A file of SQLite's own could be
  /// read by other users.
  private static func create(_ path: String, like source: String) throws(LedgerError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw failure(path) }
      throw .unavailable(
        "\(path) exists: another backup is writing it, or was interrupted. If it was, remove the file.")
    }
    defer { close(descriptor) }
    var status = stat()
    guard stat(source, &status) == 0 else { throw failure(source) }
    // Only root can give the file to the server's user, so ignore failures.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { throw failure(path) }
  }

  /// Gives a complete file its name, unless another file has the name.
  private static func publish(_ path: String, as target: String) throws(LedgerError) {
    if link(path, target) == 0 {
      unlink(path)
    } else {
      guard errno != EEXIST, !exists(target) else { throw taken(target) }
      // Some file systems have no hard links.
      guard rename(path, target) == 0 else { throw failure(target) }
    }
    try FileIdentity.synchronize(FileIdentity.folder(of: target))
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func taken(_ path: String) -> LedgerError {
    .unavailable("\(path) exists, so it wasn't changed. Choose another file for the backup.")
  }

  private static func failure(_ path: String) -> LedgerError {
    let code = errno
    return code == ENOSPC ? .full : .unavailable("Can't write \(path): \(String(cString: strerror(code))).")
  }
}
