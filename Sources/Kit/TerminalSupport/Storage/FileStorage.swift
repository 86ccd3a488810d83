import Foundation
import SessionSupport

struct FileStorage {
  /// The folder of the files. The first write creates it.
  let folder: URL

  /// Whether only this user may read the files.
  var isPrivate = false

  var storage: Storage {
    Storage(read: read, write: write)
  }

  private func file(_ key: String) -> URL {
    folder.appending(path: key + ".txt")
  }

  private func read(_ key: String) -> [UInt8]? {
    (try? Data(contentsOf: file(key))).map(Array.init)
  }

  func remove(_ key: String) {
    try? FileManager.default.removeItem(at: file(key))
  }

  private func write(_ key: String, _ text: [UInt8]) -> Bool {
    let file = file(key)
    let files = FileManager.default
    // Don't replace a file that can't be read: it may hold a game.
    if files.fileExists(atPath: file.path), !files.isReadableFile(atPath: file.path) { return false }
    do {
      try files.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // An atomic write keeps the previous text after a crash or on a full disk, instead of half of the new text.
      try Data(text).write(to: file, options: .atomic)
      if isPrivate { try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path) }
      return true
    } catch {
      return false
    }
  }
}

package enum DataFolder {
  /// Returns the folder for a user's data: below `XDG_DATA_HOME` if that is an absolute path, as the XDG Base Directory
  /// Specification requires, and otherwise in the platform's default location.
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

  package static var current: URL {
    url(environment: ProcessInfo.processInfo.environment, home: FileManager.default.homeDirectoryForCurrentUser)
  }
}

extension PlayEnvironment {
  /// The environment of this process. Creating it removes the unfinished files of killed processes.
  package static var system: PlayEnvironment { system(storedIn: DataFolder.current) }

  package static func system(storedIn folder: URL) -> PlayEnvironment {
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

  package static func removeStoredText(_ key: String) {
    FileStorage(folder: DataFolder.current).remove(key)
  }
}
