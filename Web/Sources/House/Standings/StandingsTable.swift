import DOM
import DailyGames
import NumberedGame
import PlaySupport
import WebSupport

/// Rows of the standings as a table, to which more rows are added without a change to those that are there.
///
/// The rows come in groups of which the browser lays out only those in sight. For that they are no boxes of a table, so that each
/// element says what it is.
final class StandingsTable {
  /// The table and what belongs to it.
  let element = Make.element("div", "standings-list")

  private let board: StandingsBoard
  private let table = Make.element("table")
  private let more = Make.button("More")
  private var count = 0

  /// How many rows are laid out together.
  private static var group: Int { 50 }

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - caption: its heading.
  ///   - press: is called when more rows are wanted.
  init(_ board: StandingsBoard, caption: Element, more press: @escaping () -> Void) {
    self.board = board
    Self.setRole(table, "table")
    table.toggleClass("with-skill", board.game.skillTitle != nil)
    table.append(caption)
    let head = Make.element("thead")
    Self.setRole(head, "rowgroup")
    let line = Make.element("tr")
    Self.setRole(line, "row")
    let titles: [String] = ["Place", "Name", board.game.figureTitle] + (board.game.skillTitle.map { [$0] } ?? [])
    for title in titles {
      let cell = Make.element("th", text: title)
      cell.setAttribute("scope", "col")
      Self.setRole(cell, "columnheader")
      line.append(cell)
    }
    head.append(line)
    table.append(head)
    element.append(table)
    more.setProperty("hidden", true)
    more.listen("click") { _ in press() }
    element.append(more)
  }

  /// Adds the rows that are new.
  func show(_ rows: StandingsRows) {
    while count < rows.rows.count {
      let group = Make.element("tbody")
      Self.setRole(group, "rowgroup")
      let next = rows.rows[count..<min(count + Self.group, rows.rows.count)]
      for row in next { group.append(line(row)) }
      // How much room they take until they are laid out.
      group.setStyle("--rows", next.count.description)
      table.append(group)
      count += next.count
    }
    more.setProperty("hidden", rows.cursor == nil)
  }

  /// Names the button for whoever cannot see what it stands below.
  func nameButton(_ name: String) { more.setAttribute("aria-label", name) }

  private func line(_ row: StandingsRow) -> Element {
    let line = Make.element("tr")
    Self.setRole(line, "row")
    line.append(cell(DecimalText.grouped(row.rank)))
    let name = Make.element("th")
    name.setAttribute("scope", "row")
    Self.setRole(name, "rowheader")
    name.append(Make.element("bdi", text: String(decoding: row.name, as: UTF8.self)))
    if row.isOwn {
      line.setAttribute("aria-current", "true")
      name.append(Make.element("span", "you", text: " (you)"))
    }
    line.append(name)
    line.append(cell(row.figureText))
    if board.game.skillTitle != nil { line.append(cell(row.skillText)) }
    return line
  }

  private func cell(_ text: String) -> Element {
    let cell = Make.element("td", text: text)
    Self.setRole(cell, "cell")
    return cell
  }

  private static func setRole(_ element: Element, _ role: String) { element.setAttribute("role", role) }
}
