import DailyGames
import DayAPI
import GameCore

/// A row of a day's standings.
public typealias StandingsRow = StandingsResponse.Row

extension StandingsResponse.Row {
  /// The loss as a table cell: "0.12", or a dash if it isn't known.
  public var lossText: String {
    let none: String = "–"
    return result.loss.map { DecimalText.hundredths(Int64($0)) } ?? none
  }
}

/// The rows of the standings that have arrived so far.
public struct StandingsRows: Sendable {
  /// The rows, best first.
  public private(set) var rows: [StandingsRow]

  /// The cursor for requesting the next rows, or `nil` if there are no more.
  public private(set) var cursor: [UInt8]?

  /// Reads the rows of an answer, or returns `nil` if its cursor isn't valid in an address.
  init?(_ answer: StandingsResponse) {
    rows = answer.rows
    cursor = answer.cursor
    if let cursor, !(1...40 ~= cursor.count && cursor.allSatisfy({ Self.cursorCharacters.contains($0) })) { return nil }
  }

  private static let cursorCharacters = "0123456789.-".utf8Bytes

  init(_ rows: some Sequence<StandingsRow>) {
    self.rows = Array(rows)
  }

  /// Appends `more`, the rows after the cursor. Returns `false` if they can't follow the rows that have arrived so far.
  mutating func add(_ more: StandingsRows) -> Bool {
    guard more.rows.first?.rank ?? 1 >= rows.last?.rank ?? 0, more.cursor != cursor || cursor == nil else {
      return false
    }
    rows += more.rows
    cursor = more.rows.isEmpty ? nil : more.cursor
    return true
  }

  func prefix(_ count: Int) -> StandingsRows {
    var first = self
    first.rows = Array(rows.prefix(count))
    return first
  }

  /// Returns the player's row with `count` rows on each side, or `nil` if the player has no row or it is near the top.
  func rowsAroundOwn(_ count: Int) -> StandingsRows? {
    guard let own = rows.firstIndex(where: { $0.isOwn }), own > count else { return nil }
    return StandingsRows(rows[(own - count)..<min(own + count + 1, rows.count)])
  }
}
