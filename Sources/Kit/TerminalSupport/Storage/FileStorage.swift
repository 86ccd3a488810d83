import Foundation
import PlaySupport

/// A folder of files, one for each key.
struct FileStorage {
  /// The folder. It is made when something is first kept in it.
  let folder: URL

  /// Whether nobody but this user may read the files.
  var isPrivate = false

  /// The operations of this storage, to hand to a session.
  var storage: Storage {
    Storage(read: read, write: write)
  }

  private func file(_ key: String) -> URL {
    folder.appending(path: key + ".txt")
  }

  private func read(_ key: String) -> [UInt8]? {
    (try? Data(contentsOf: file(key))).map(Array.init)
  }

  /// Forgets what is kept under a key, if anything.
  func remove(_ key: String) {
    try? FileManager.default.removeItem(at: file(key))
  }

  private func write(_ key: String, _ text: [UInt8]) -> Bool {
    let file = file(key)
    let files = FileManager.default
    // A file that may not be read must not be replaced by a new beginning.
    if files.fileExists(atPath: file.path), !files.isReadableFile(atPath: file.path) { return false }
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Atomic, so that a crash or a full disk leaves the text of before rather than half of this one.
      try Data(text).write(to: file, options: .atomic)
      if isPrivate { try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path) }
      return true
    } catch {
      return false
    }
  }
}

/// Where games and scores are kept.
package enum DataFolder {
  /// The folder for a user's data: below `XDG_DATA_HOME` where that is set (to an absolute path, as the XDG Base
  /// Directory Specification demands), and else where the platform keeps such things.
  static func url(environment: [String: String], home: URL) -> URL {
    if let base = environment["XDG_DATA_HOME"], base.hasPrefix("/") {
      return URL(filePath: base, directoryHint: .isDirectory).appending(path: "parlor")
    }
    #if os(macOS)
    return home.appending(path: "Library/Application Support/Parlor")
    #else
    return home.appending(path: ".local/share/parlor")
    #endif
  }

  /// The folder of the user who runs this process.
  package static var current: URL {
    url(environment: ProcessInfo.processInfo.environment, home: FileManager.default.homeDirectoryForCurrentUser)
  }
}

extension PlayEnvironment {
  /// The world outside as this process sees it. What a killed process left half written is cleared away.
  package static var system: PlayEnvironment { system(keptIn: DataFolder.current) }

  /// The same with what is kept in another folder.
  package static func system(keptIn folder: URL) -> PlayEnvironment {
    let files = FileStorage(folder: folder)
    files.removeLeftovers()
    var environment = PlayEnvironment(
      storage: files.storage,
      now: { Int64(Date().timeIntervalSince1970.rounded(.down)) },
      random: { UInt64.random(in: .min ... .max) })
    environment.utcOffset = {
      Int64(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval($0))))
    }
    return environment
  }

  /// Forgets what this user keeps under a key, if anything.
  package static func forget(_ key: String) {
    FileStorage(folder: DataFolder.current).remove(key)
  }
}
