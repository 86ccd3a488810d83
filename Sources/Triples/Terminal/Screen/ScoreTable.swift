import NumberedGame
import PlaySupport
import TerminalSupport
import TriplesSession

/// Draws the best games: rank, score, medal, margin, marks, date, and game number. Initial scores are "to beat".
struct ScoreTable {
  private struct Row {
    let rank: String
    let score: String
    let worth: String
    let marks: String
    let date: String
    let game: String
    let isNewest: Bool
  }

  private let rows: [Row]
  private let rankWidth: Int
  private let scoreWidth: Int
  private let worthWidth: Int
  private let dateWidth: Int
  private let gameWidth: Int
  private let legend: String

  init(session: TriplesSession, look: Look, dates: DateText) {
    let newest = session.newestRow
    rows = session.rows.enumerated().map { index, row in
      var marks = row == newest ? String(look.bullet) : " "
      marks += row.marks.contains(.undoUsed) ? "u" : " "
      marks += row.marks.contains(.playedOn) ? "p" : " "
      return Row(
        rank: "\(index + 1)", score: DecimalText.grouped(row.score), worth: Self.worth(index, of: session),
        marks: marks,
        date: dates(row.time), game: row.line == nil ? session.rowMarks(index) : session.rowGameTitle(index),
        isNewest: row == newest)
    }
    rankWidth = rows.map(\.rank.columns).max() ?? 1
    scoreWidth = rows.map(\.score.columns).max() ?? 1
    worthWidth = rows.map(\.worth.columns).max() ?? 0
    gameWidth = rows.map(\.game.columns).max() ?? 0
    dateWidth = rows.map(\.date.columns).max() ?? 1
    var legend: [String] = []
    if rows.contains(where: \.isNewest) { legend.append("\(look.bullet) latest") }
    if rows.contains(where: { $0.marks.contains("u") }) { legend.append("u with undo") }
    if rows.contains(where: { $0.marks.contains("p") }) { legend.append("p from a replay") }
    if worthWidth > 0 { legend.append("- from the crown") }
    self.legend = legend.joined(separator: "  ")
  }

  var width: Int { widthWithoutGames + (gameWidth > 0 ? gameWidth + 2 : 0) }

  private var widthWithoutGames: Int {
    1 + rankWidth + 2 + scoreWidth + worthColumns + 1 + 3 + 1 + dateWidth + 1
  }

  private var worthColumns: Int { worthWidth > 0 ? worthWidth + 2 : 0 }

  private static func worth(_ index: Int, of session: TriplesSession) -> String {
    let margin = session.rowMargin(index).prefix { $0 != " " }
    let words = [session.rowMedal(index)?.title ?? "", margin.isEmpty ? "" : "-" + margin]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Draws as many rows as fit, including the selected one.
  func draw(selectedRow: Int, in part: Rectangle, on canvas: inout Canvas) {
    guard !rows.isEmpty else {
      canvas.put("No games yet.", row: part.row, column: part.column)
      return
    }
    // If there isn't room for everything, omit the game numbers. The player can see a game's number by opening its row.
    let showsGames = width <= part.width
    let width = showsGames ? width : widthWithoutGames
    let column = part.column + max(0, (part.width - width) / 2)
    let limit = min(width, part.endColumn - column)
    let room = max(1, legend.isEmpty ? part.height : part.height - 2)
    let selected = max(0, min(selectedRow, rows.count - 1))
    let first = max(0, min(selected - room / 2, rows.count - room))
    for (index, row) in rows[first...].prefix(room).enumerated() {
      let text =
        " " + row.rank.rightAligned(in: rankWidth) + "  " + row.score.rightAligned(in: scoreWidth)
        + row.worth.rightAligned(in: worthColumns) + " " + row.marks + " " + row.date.leftAligned(in: dateWidth) + "  "
        + (showsGames ? row.game : "")
      var style: Style = row.isNewest ? .bold : .plain
      style.isReversed = first + index == selected
      canvas.put(text.leftAligned(in: width), row: part.row + index, column: column, style: style, limit: limit)
    }
    if !legend.isEmpty, part.height > 2 {
      let row = part.row + min(rows.count, room) + 1
      canvas.put(legend, row: row, column: column + 1, style: .dim, limit: limit)
    }
  }
}
