import Foundation

/// The tab-separated tables in `Tests/Fixtures`, which the command line's and the browser's tests read too.
public enum Fixture {
  /// The rows of a table, comments left out.
  public static func rows(_ name: String) -> [[String]] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appending(path: "Fixtures").appending(path: name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { fatalError("no fixture \(name)") }
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    precondition(!rows.isEmpty, "the fixture \(name) is empty")
    return rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
