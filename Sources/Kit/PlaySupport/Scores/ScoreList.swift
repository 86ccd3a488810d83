import NumberedGame

/// The best games, from the highest score down. Of equal scores the one that was added first stands first.
public struct ScoreList: SavedText, Hashable, Sendable {
  /// How many games are shown and ranked.
  public static let capacity = 100

  /// One more is kept than is shown: should a row be taken out again, the one that it had pushed off the list is back.
  private static let keptCount = capacity + 1

  private var kept: [Score] = []

  /// The rows, best first, at most `capacity` of them.
  public var rows: [Score] { Array(kept.prefix(Self.capacity)) }

  /// Makes a list of the given rows, in any order.
  public init(_ rows: [Score] = []) {
    for row in rows { insert(row) }
  }

  /// Adds a row at its place.
  ///
  /// - Returns: its rank, 1 for the best, or `nil` if it is not among the `capacity` best.
  @discardableResult
  public mutating func insert(_ row: Score) -> Int? {
    let place = kept.firstIndex { $0.score < row.score } ?? kept.count
    kept.insert(row, at: place)
    if kept.count > Self.keptCount { kept.removeLast() }
    return place < Self.capacity ? place + 1 : nil
  }

  /// Adds a row at its place, unless it is there already.
  public mutating func record(_ row: Score) {
    if !contains(row) { insert(row) }
  }

  /// Takes a row out again, if it is there.
  public mutating func remove(_ row: Score) {
    if let place = kept.firstIndex(of: row) { kept.remove(at: place) }
  }

  /// Whether a row is there, ranked or not.
  public func contains(_ row: Score) -> Bool {
    kept.contains(row)
  }

  /// The rank of a row, 1 for the best, or `nil` if it is not among the `capacity` best.
  public func rank(of row: Score) -> Int? {
    kept.prefix(Self.capacity).firstIndex(of: row).map { $0 + 1 }
  }

  private static var header: [UInt8] { "scores/1".utf8Bytes }

  /// The list as it is saved: a line that names the form, then a line for each row.
  public var text: [UInt8] {
    kept.reduce(Self.header) { $0 + [UInt8(ascii: "\n")] + $1.text }
  }

  /// Reads a list as `text` writes it. No other text is a list.
  public init?(text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard Array(lines[0]) == Self.header, lines.count <= Self.keptCount + 1 else { return nil }
    for line in lines.dropFirst() {
      guard let row = Score(text: line), kept.last.map({ $0.score >= row.score }) ?? true else { return nil }
      kept.append(row)
    }
  }
}

extension ScoreList: MergedText {
  /// Takes up the rows of another list. Of equal scores the game that ended first stands first then.
  public mutating func merge(_ other: ScoreList) {
    guard other != self else { return }
    let rows = kept + other.kept
    kept = []
    for row in rows where !kept.contains(row) {
      kept.insert(row, at: kept.firstIndex { row.precedes($0) } ?? kept.count)
    }
    kept = Array(kept.prefix(Self.keptCount))
  }
}
