import Foundation

/// The storage of a browser in which release 0.1.0 was played, and what its pages showed. See
/// `Tests/Fixtures/storage-0.1.0/README.md`.
public struct RecordedStorage: Sendable, CustomStringConvertible {
  /// All recorded storages, in the order in which they were recorded.
  public static let all = ["ended", "half-played", "left"].map(RecordedStorage.init)

  private static let folder = "storage-0.1.0"

  /// The name of the storage.
  public let description: String

  /// The stored values by key.
  public let texts: [String: [UInt8]]

  private let entries: [[String]]

  /// Reads the storage that was recorded under `name`.
  public init(_ name: String) {
    description = name
    let folder = Fixture.folder.appending(path: "\(Self.folder)/\(name)")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    precondition(!files.isEmpty, "no storage \(name)")
    texts = Dictionary(
      uniqueKeysWithValues: files.map { file in
        guard let text = try? Data(contentsOf: file) else { fatalError("cannot read \(file.path)") }
        return (file.deletingPathExtension().lastPathComponent, Array(text))
      })
    entries = Fixture.rows("\(Self.folder)/\(name).tsv").map(Self.currentRow)
  }

  /// Returns the row as the current release shows it: with the name and text in `since.tsv` if they have changed.
  private static func currentRow(_ row: [String]) -> [String] {
    let change = Fixture.rows("\(folder)/since.tsv").first { Array($0[..<3]) == row }
    return change.map { [row[0]] + $0[3...] } ?? row
  }

  /// Returns the lines that a screen showed under `name`, such as the rows of "Board" on "triples board".
  public func shownTexts(_ screen: String, _ name: String) -> [String] {
    entries.filter { $0[0] == screen && $0[1] == name }.map { $0[2] }
  }

  /// Returns the names of the screens that start with `prefix`.
  public func screens(_ prefix: String) -> [String] {
    var found: [String] = []
    for entry in entries where entry[0].hasPrefix(prefix) && !found.contains(entry[0]) { found.append(entry[0]) }
    return found
  }

  /// Returns all names and lines on a screen.
  public func shownTexts(_ screen: String) -> [(name: String, text: String)] {
    entries.filter { $0[0] == screen }.map { ($0[1], $0[2]) }
  }

  /// Returns a game's links. Each has the fragment of the address, the kind of content that it opens, and the lines
  /// shown.
  public static func links(_ game: String) -> [RecordedLink] {
    Fixture.rows("\(folder)/links.tsv").filter { $0[0] == game }
      .map { row in
        let texts = Array(row[3...])
        return RecordedLink(
          address: row[1], kind: row[2],
          texts: texts.count == 1 ? Array(currentRow(["\(game) links", row[2], texts[0]])[2...]) : texts)
      }
  }
}

/// A link, and what it opened in release 0.1.0.
public struct RecordedLink: Sendable {
  /// The fragment of the page's address.
  public let address: String

  /// The kind of content that it opens: a screen, a replay, a game, or a notice.
  public let kind: String

  /// The lines that release 0.1.0 showed.
  public let texts: [String]
}
