import Foundation
import Ledger

/// The identity of a file, which shows whether the file was deleted or replaced.
struct FileIdentity: Sendable {
  private let path: String
  private let device: UInt64
  private let number: UInt64

  /// Records the identity of the file at a path, creating it if it doesn't exist. Throws `LedgerError.unavailable`, also
  /// if the file has another name.
  init(creating path: String, permissions: mode_t) throws(LedgerError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw .unavailable("Can't open \(path): \(LockFile.systemErrorMessage()).") }
    defer { Foundation.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unavailable("\(path): \(LockFile.systemErrorMessage())") }
    try Self.checkNames(ofDatabase: path, status)
    self.path = path
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }

  /// Checks that a database's file has one name only: SQLite names the log after the database, so programs that open the
  /// file by different names would write to it without noticing each other. Throws `LedgerError.unavailable`.
  static func checkNames(ofDatabase path: String, _ status: stat) throws(LedgerError) {
    guard status.st_nlink > 1 else { return }
    throw .unavailable(
      "The database \(path) has \(status.st_nlink) names (hard links), and is safe with one only. Remove the others, "
        + "which find -samefile \(path) lists, or copy the file.")
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

  /// Returns whether two paths lead to the same file.
  static func areSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0 && status.st_dev == otherStatus.st_dev
      && status.st_ino == otherStatus.st_ino
  }

  /// Checks that a database's file has as many bytes as its header says. SQLite itself takes missing bytes of the last
  /// page for zeros. Throws `LedgerError.fault`.
  static func checkLength(ofDatabase path: String) throws(LedgerError) {
    var status = stat()
    // The log may have pages that aren't in the file yet.
    if stat(path + "-wal", &status) == 0, status.st_size > 0 { return }
    guard let handle = FileHandle(forReadingAtPath: path), let header = try? handle.read(upToCount: 100),
      header.count == 100, stat(path, &status) == 0
    else { throw .unavailable("Can't read \(path).") }
    func number(_ range: Range<Int>) -> Int { header[range].reduce(0) { $0 << 8 | Int($1) } }
    let pageLength = number(16..<18) == 1 ? 65_536 : number(16..<18)
    // The header has the number of pages only if both counters are equal.
    guard number(24..<28) == number(92..<96), status.st_size < number(28..<32) * pageLength else { return }
    throw .fault("It has \(status.st_size) of \(number(28..<32) * pageLength) bytes.")
  }

  /// Checks that a log beside a database belongs to it. Only a database in the log's mode has a log. A copy that is made by
  /// `VACUUM INTO` isn't in that mode, and SQLite would apply the log of the replaced database to it. Throws
  /// `LedgerError.fault`.
  static func checkLog(ofDatabase path: String) throws(LedgerError) {
    var status = stat()
    guard stat(path + "-wal", &status) == 0, status.st_size > 0,
      let header = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 20), header.count == 20, header[18] == 1
    else { return }
    throw .fault(
      "\(path)-wal belongs to another database than \(path). If you restored a backup, move the files \(path)-wal and "
        + "\(path)-shm away.")
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
