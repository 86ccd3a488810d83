/// The best games, from the highest score down. Of equal scores the older game stands first.
public struct ScoreList: Hashable, Sendable {
  /// How many games are kept.
  public static let capacity = 100

  /// The rows, best first.
  public private(set) var rows: [ScoreRow]

  /// Makes a list of the given rows, in any order.
  public init(_ rows: [ScoreRow] = []) {
    self.rows = []
    for row in rows { insert(row) }
  }

  /// Adds a row at its place.
  ///
  /// - Returns: its rank, 1 for the best, or `nil` if it is not among the `capacity` best and was not kept.
  @discardableResult
  public mutating func insert(_ row: ScoreRow) -> Int? {
    let place = rows.firstIndex { $0.score < row.score } ?? rows.count
    rows.insert(row, at: place)
    if rows.count > Self.capacity { rows.removeLast() }
    return place < Self.capacity ? place + 1 : nil
  }

  /// Takes a row out again, if it is there.
  public mutating func remove(_ row: ScoreRow) {
    if let place = rows.firstIndex(of: row) { rows.remove(at: place) }
  }

  /// The rank of a row, 1 for the best, or `nil` if it is not there.
  public func rank(of row: ScoreRow) -> Int? {
    rows.firstIndex(of: row).map { $0 + 1 }
  }

  private static var header: [UInt8] { Array("scores/1".utf8) }

  /// The list as it is saved: a line that names the form, then a line for each row.
  public var text: [UInt8] {
    rows.reduce(Self.header) { $0 + [UInt8(ascii: "\n")] + $1.text }
  }

  /// Reads a list as `text` writes it.
  ///
  /// - Throws: the first fault.
  public init(text: [UInt8]) throws(ScoreListFault) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines[0].elementsEqual(Self.header) else { throw .unsupportedForm }
    self.init()
    for (index, line) in lines.dropFirst().enumerated() {
      guard let row = ScoreRow(text: line) else { throw .malformedRow(index + 1) }
      insert(row)
    }
  }
}
