import Foundation

/// What the repository holds besides code.
public enum Repository {
  /// Its folder.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file in `Data`.
  public static func data(_ name: String) -> [UInt8] { file("Data/\(name)") }

  /// A file anywhere, by its path from the repository's folder.
  public static func file(_ path: String) -> [UInt8] {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else { fatalError("no file \(path)") }
    return [UInt8](data)
  }

  /// The names of the files in a folder, sorted.
  public static func names(_ path: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path) else {
      fatalError("no folder \(path)")
    }
    return names.sorted()
  }
}

/// The tab-separated tables in `Tests/Fixtures`, which the command line's and the browser's tests read too.
public enum Fixture {
  /// The folder of all fixtures.
  static let folder = Repository.folder.appending(path: "Tests/Fixtures")

  /// The rows of a table, comments left out.
  public static func rows(_ name: String) -> [[String]] {
    guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else {
      fatalError("no fixture \(name)")
    }
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    precondition(!rows.isEmpty, "the fixture \(name) is empty")
    return rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
