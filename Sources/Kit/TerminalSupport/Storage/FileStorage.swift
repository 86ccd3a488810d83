import Foundation
import PlaySupport

/// A folder of files, one for each key.
struct FileStorage {
  /// The folder. It is made when something is first kept in it.
  let folder: URL

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
      return true
    } catch {
      return false
    }
  }
}
