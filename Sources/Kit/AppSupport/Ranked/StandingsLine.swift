import DailyGames
import NumberedGame
import PlaySupport

/// A row of the standings as it is shown and said.
struct StandingsLine: Identifiable, Hashable {
  /// Which row of its list it is, 0 for the first.
  let id: Int
  /// The place: "3".
  let place: String
  /// The name, which somebody else may have chosen.
  let name: String
  /// The result as a cell has it: "1,042", "5", "not found".
  let figure: String
  /// What was lost: "0.12", a dash where that is not known; nothing of Triples.
  let skill: String?
  /// Whether it is the player's own.
  let isOwn: Bool
  /// All of it as a sentence: "3rd place: Ada, that is you. 1,042 points".
  let spoken: String

  /// The lines of rows, in their order.
  static func lines(_ rows: StandingsRows, _ game: DailyGame) -> [StandingsLine] {
    rows.rows.enumerated().map { StandingsLine($0.element, id: $0.offset, game) }
  }

  private init(_ row: StandingsRow, id: Int, _ game: DailyGame) {
    self.id = id
    place = DecimalText.grouped(row.rank)
    name = String(decoding: row.name, as: UTF8.self)
    figure = row.figureText
    skill = game.hasSkill ? row.skillText : nil
    isOwn = row.isOwn
    let result = row.figure.map { game.figureText($0) } ?? row.figureText
    let lost = row.skill.map { ", \(DecimalText.hundredths(Int64($0))) lost" } ?? ""
    spoken =
      "\(RankedResult.ordinal(row.rank)) place: \(name)" + (row.isOwn ? ", that is you. " : ". ") + result + lost
  }
}

extension StandingsBoard.Way {
  /// The day that its address names, if it names one.
  var day: CalendarDay? {
    guard let mark = address.utf8.firstIndex(of: UInt8(ascii: "?")) else { return nil }
    let text = address.utf8[address.utf8.index(after: mark)...]
    return try? CalendarDay(text: text.prefix { $0 != UInt8(ascii: "&") })
  }
}
