import DOM
import GameCore
import SessionSupport

/// A table. When the rows change, each row keeps its element. Rows are in groups, and the browser lays out only the
/// visible groups. Table boxes don't support that, so the style sheet uses other boxes, and each element has an
/// explicit role.
final class TableView {
  private let container: Element
  private let actionHandler: ScreenActionHandler
  private let table = Element.make("table")
  private let caption = Element.make("caption")
  private let captionText = Element.make("bdi")
  private let head = Element.make("thead")
  private let placeholder = Element.make("p", "fine")
  private let more: ActionList
  private var groups: [Element] = []
  private var lines: [(row: TableBlock.Row, element: Element)] = []
  private var columns: [TableBlock.Column] = []

  /// The number of rows in a group.
  private static var groupSize: Int { 50 }

  init(_ container: Element, _ actionHandler: ScreenActionHandler) {
    self.container = container
    self.actionHandler = actionHandler
    container.setAttribute("class", "rows")
    caption.append(captionText)
    table.append(caption)
    table.append(head)
    table.setAttribute("role", "table")
    head.setAttribute("role", "rowgroup")
    let links = Element.make("div", "actions")
    more = ActionList(links, actionHandler)
    for element in [table, placeholder, links] { container.append(element) }
  }

  func show(_ block: TableBlock) {
    caption.setProperty("hidden", block.caption.isEmpty)
    captionText.setText(block.caption)
    if block.columns != columns { show(block.columns) }
    for (index, row) in block.rows.enumerated() {
      if index == lines.count {
        append(row)
      } else if lines[index].row != row {
        update(lines[index].element, from: lines[index].row, to: row)
        lines[index].row = row
      }
    }
    while lines.count > block.rows.count { lines.removeLast().element.remove() }
    for (index, group) in groups.enumerated() {
      // Until the browser lays out the rows, it reserves the height of this number of rows.
      group.setStyle("--rows", max(0, min(Self.groupSize, lines.count - index * Self.groupSize)).description)
    }
    table.toggleClass("long", groups.count > 1)
    table.setStyle("--columns", Self.widths(block))
    placeholder.setText(block.rows.isEmpty ? block.placeholder : "")
    more.show(block.more.map { [$0] } ?? [])
  }

  private func show(_ columns: [TableBlock.Column]) {
    self.columns = columns
    for line in lines { line.element.remove() }
    lines = []
    let line = Element.make("tr")
    line.setAttribute("role", "row")
    for column in columns {
      let title = Element.make("span", column.isTitleHidden ? "unseen" : "", text: column.title)
      let cell = Element.make("th", column.kind == .name ? "name" : "figure", containing: [title])
      cell.setAttribute("scope", "col")
      cell.setAttribute("role", "columnheader")
      line.append(cell)
    }
    head.fill([line])
  }

  /// Returns the columns' widths. Each row is a separate grid, so a column of figures is as wide as its longest text.
  private static func widths(_ block: TableBlock) -> String {
    var widths: [String] = []
    for (index, column) in block.columns.enumerated() {
      let title = column.isTitleHidden ? 0 : characterCount(column.title)
      guard column.kind == .figure else {
        widths.append("minmax(0, 1fr)")
        continue
      }
      // Reserve a character, because some letters are wider than digits. Cells longer than nine characters wrap, on
      // narrow phones those longer than eight.
      var width = 0
      for row in block.rows { width = max(width, min(9, characterCount(row.cells[index].text))) }
      let hasActions = block.rows.contains { $0.cells[index].action != nil }
      widths.append(
        hasActions ? "max(\(max(title, width) + 1)ch, 2.75rem)" : "max(\(title + 1)ch, min(\(width)ch, 23vw))")
    }
    return widths.joined(separator: " ")
  }

  private static func characterCount(_ text: String) -> Int {
    text.utf8Bytes.count { $0 & 0xC0 != 0x80 }
  }

  private func append(_ row: TableBlock.Row) {
    if lines.count == groups.count * Self.groupSize {
      let group = Element.make("tbody")
      group.setAttribute("role", "rowgroup")
      table.append(group)
      groups.append(group)
    }
    let line = Element.make("tr")
    line.setAttribute("role", "row")
    for (cell, column) in zip(row.cells, columns) {
      let element = column.kind == .name ? Element.make("th", "name") : Element.make("td", "figure")
      element.setAttribute("role", column.kind == .name ? "rowheader" : "cell")
      if column.kind == .name { element.setAttribute("scope", "row") }
      element.fill(makeContent(cell, column, isOwn: row.isOwn))
      line.append(element)
    }
    line.setAttribute("aria-current", row.isOwn ? "true" : nil)
    groups[lines.count / Self.groupSize].append(line)
    lines.append((row, line))
  }

  private func makeContent(_ cell: TableBlock.Cell, _ column: TableBlock.Column, isOwn: Bool) -> [Element] {
    if let action = cell.action { return [ActionList.element(action, actionHandler, isInText: true)] }
    guard column.kind == .name else { return [Element.make("span", text: cell.text)] }
    let name = Element.make("bdi", text: cell.text)
    return isOwn ? [name, Element.make("span", "you", text: " (you)")] : [name]
  }

  private func update(_ line: Element, from old: TableBlock.Row, to new: TableBlock.Row) {
    line.setAttribute("aria-current", new.isOwn ? "true" : nil)
    for (index, element) in line.findAll("th, td").enumerated() {
      let (before, after) = (old.cells[index], new.cells[index])
      guard before != after || old.isOwn != new.isOwn else { continue }
      if let action = after.action, before.action?.id == action.id, let shown = element.find("a, button") {
        ActionList.update(shown, action, actionHandler, isInText: true)
      } else {
        element.fill(makeContent(after, columns[index], isOwn: new.isOwn))
      }
    }
  }
}
