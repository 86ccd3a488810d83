import GameCore

/// The best games, from the highest score down. Among equal scores, the one that was added first comes first.
public struct ScoreList: SavedValue, Hashable, Sendable {
  /// The maximum number of games that are shown and ranked.
  public static let capacity = 100

  /// The number of stored rows, one more than is shown, so that removing a row brings back the one that it displaced.
  private static let maxStoredCount = capacity + 1

  private var storedRows: [ScoreRow] = []

  /// The rows, best first, at most `capacity` of them.
  public var rows: [ScoreRow] { Array(storedRows.prefix(Self.capacity)) }

  /// Creates a list of the given rows, in any order.
  public init(_ rows: [ScoreRow] = []) {
    for row in rows { insert(row) }
  }

  /// Inserts a row by its score, and returns its rank, 1 for the best, or `nil` if it isn't among the `capacity` best.
  @discardableResult
  public mutating func insert(_ row: ScoreRow) -> Int? {
    let place = storedRows.firstIndex { $0.score < row.score } ?? storedRows.count
    storedRows.insert(row, at: place)
    if storedRows.count > Self.maxStoredCount { storedRows.removeLast() }
    return place < Self.capacity ? place + 1 : nil
  }

  /// Inserts a row, unless the list contains it.
  public mutating func record(_ row: ScoreRow) {
    if !contains(row) { insert(row) }
  }

  /// Removes a row, if the list contains it.
  public mutating func remove(_ row: ScoreRow) {
    if let place = storedRows.firstIndex(of: row) { storedRows.remove(at: place) }
  }

  /// Whether the list contains a row, ranked or not.
  public func contains(_ row: ScoreRow) -> Bool {
    storedRows.contains(row)
  }

  /// Returns the rank of a row, 1 for the best, or `nil` if it isn't among the `capacity` best.
  public func rank(of row: ScoreRow) -> Int? {
    storedRows.prefix(Self.capacity).firstIndex(of: row).map { $0 + 1 }
  }

  private static var header: [UInt8] { "scores/1".utf8Bytes }

  /// The list in the stored format: a line with the name of the format, then a line for each row.
  public var text: [UInt8] {
    storedRows.reduce(Self.header) { $0 + [UInt8(ascii: "\n")] + $1.text }
  }

  /// Parses text in the format of the property `text`, or returns `nil` if the text isn't valid.
  public init?(text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard Array(lines[0]) == Self.header, lines.count <= Self.maxStoredCount + 1 else { return nil }
    for line in lines.dropFirst() {
      guard let row = ScoreRow(text: line), storedRows.last.map({ $0.score >= row.score }) ?? true else { return nil }
      storedRows.append(row)
    }
  }
}

extension ScoreList: MergeableValue {
  /// Merges another list. Among equal scores, the game that ended first comes first.
  public mutating func merge(_ other: ScoreList) {
    guard other != self else { return }
    let rows = storedRows + other.storedRows
    storedRows = []
    for row in rows where !storedRows.contains(row) {
      storedRows.insert(row, at: storedRows.firstIndex { row.precedes($0) } ?? storedRows.count)
    }
    storedRows = Array(storedRows.prefix(Self.maxStoredCount))
  }
}
