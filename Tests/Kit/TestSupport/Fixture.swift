import Foundation

/// Access to the files of the repository.
public enum Repository {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the contents of a file in `Data`.
  public static func data(_ name: String) -> [UInt8] { file("Data/\(name)") }

  /// Returns the contents of a file, given its path from the repository's root.
  public static func file(_ path: String) -> [UInt8] {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else { fatalError("no file \(path)") }
    return [UInt8](data)
  }

  /// Returns the sorted names of the files in a folder.
  public static func fileNames(in path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path) else {
      fatalError("no folder \(path)")
    }
    return names.sorted()
  }
}

/// The tab-separated tables in `Tests/Fixtures`, which the command-line and browser tests read, too.
public enum Fixture {
  static let folder = Repository.folder.appending(path: "Tests/Fixtures")

  /// Returns the rows of a table, without comments.
  public static func rows(_ name: String) -> [[String]] {
    guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
      fatalError("no fixture \(name)")
    }
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    precondition(!rows.isEmpty, "the fixture \(name) is empty")
    return rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
