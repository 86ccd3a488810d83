import DailyGames
import DayAPI
import NumberedGame

/// A row of the standings of a day.
public typealias StandingsRow = StandingsAnswer.Row

extension StandingsAnswer.Row {
  /// The result as a cell of a table: "1,042", "5", "not found".
  public var figureText: String { result.figure.map { DecimalText.grouped($0) } ?? "not found" }

  /// The loss as a cell of a table: "0.12", or a dash if it isn't known.
  public var skillText: String {
    let none: String = "–"
    return result.skill.map { DecimalText.hundredths(Int64($0)) } ?? none
  }
}

/// Rows of the standings, as many as were asked for so far.
public struct StandingsRows: Sendable {
  /// The rows, the best first.
  public private(set) var rows: [StandingsRow]

  /// Where more rows begin, if there are any.
  public private(set) var cursor: [UInt8]?

  /// Takes the rows of an answer, or returns `nil` if its cursor can't be a part of an address.
  init?(_ answer: StandingsAnswer) {
    rows = answer.rows
    cursor = answer.cursor
    if let cursor, !(1...40 ~= cursor.count && cursor.allSatisfy({ Self.marks.contains($0) })) { return nil }
  }

  private static let marks = "0123456789.-".utf8Bytes

  /// Makes rows of their own; there are no more.
  init(_ rows: some Sequence<StandingsRow>) {
    self.rows = Array(rows)
  }

  /// Adds the rows of an answer that was asked for from the cursor on.
  ///
  /// - Returns: false where it cannot be one.
  mutating func add(_ more: StandingsRows) -> Bool {
    guard more.rows.first?.rank ?? 1 >= rows.last?.rank ?? 0, more.cursor != cursor || cursor == nil else {
      return false
    }
    rows += more.rows
    cursor = more.rows.isEmpty ? nil : more.cursor
    return true
  }

  /// The first rows alone, behind which the cursor lies.
  func prefix(_ count: Int) -> StandingsRows {
    var first = self
    first.rows = Array(rows.prefix(count))
    return first
  }

  /// The own row with those around it, if there is one and does not stand among the first anyway.
  func aroundOwn(_ count: Int) -> StandingsRows? {
    guard let own = rows.firstIndex(where: { $0.isOwn }), own > count else { return nil }
    return StandingsRows(rows[(own - count)..<min(own + count + 1, rows.count)])
  }
}
