import DailyGames
import JSON
import NumberedGame

/// A row of the standings of a day.
public struct StandingsRow: Sendable {
  /// The place, 1 for the best; equals share it.
  public let rank: Int

  /// The name, which somebody else may have chosen. UTF-8.
  public let name: [UInt8]

  /// The points, or the guesses that it took; nothing for a code that was not found.
  public let figure: Int?

  /// How much was lost in guesses, in hundredths; nothing of Triples, and as long as it is not known.
  public let skill: Int?

  /// Whether it is the player's own.
  public let isOwn: Bool

  /// Reads a row; nothing where it is none.
  init?(_ answer: JSONValue, _ game: DailyGame) {
    guard let rank = answer["rank"]?.int, rank > 0, let name = answer["name"]?.bytes, !name.isEmpty, name.count <= 400,
      let isOwn = answer["me"]?.bool
    else { return nil }
    let figure = answer[game.figureKey]?.int
    guard figure != nil || game.canFail, figure ?? 0 >= 0 else { return nil }
    self.rank = rank
    self.name = name
    self.figure = figure
    self.isOwn = isOwn
    skill = game.hasSkill ? answer["skill"]?.hundredths : nil
  }

  /// The figure as a cell of a table has it: "1,042", "5", "not found".
  public var figureText: String {
    figure.map { DecimalText.grouped($0) } ?? "not found"
  }

  /// The skill as a cell of a table has it: "0.12", a dash where it is not known.
  public var skillText: String {
    let none: String = "–"
    return skill.map { DecimalText.hundredths(Int64($0)) } ?? none
  }
}

/// Rows of the standings, as many as were asked for so far.
public struct StandingsRows: Sendable {
  /// The rows, the best first.
  public private(set) var rows: [StandingsRow]

  /// Where more rows begin, if there are any.
  public private(set) var cursor: [UInt8]?

  /// Reads the rows of an answer; nothing where it is none.
  init?(_ answer: JSONValue, _ game: DailyGame) {
    guard let list = answer["rows"]?.list else { return nil }
    rows = list.compactMap { StandingsRow($0, game) }
    guard rows.count == list.count else { return nil }
    for (row, next) in zip(rows, rows.dropFirst()) where next.rank < row.rank { return nil }
    if let cursor = answer["cursor"]?.bytes {
      // It goes into an address.
      guard 1...40 ~= cursor.count, cursor.allSatisfy({ Self.marks.contains($0) }) else { return nil }
      self.cursor = cursor
    }
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
