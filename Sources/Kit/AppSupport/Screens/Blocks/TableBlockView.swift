#if canImport(SwiftUI)
import GameCore
import SessionSupport
import SwiftUI

/// A table of a screen, as rows of a form.
struct TableBlockView: View {
  let table: TableBlock
  let actionHandler: ScreenActionHandler
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    // Find the widest text of each column only once for all rows.
    let widest = table.columns.indices.map { column in
      (table.rows.map { $0.cells[column].text } + [title(column)]).max { $0.count < $1.count } ?? ""
    }
    if !table.caption.isEmpty {
      Heading(table.caption, font: .headline)
    }
    if !table.rows.isEmpty, !TextSize(dynamicTypeSize).isAccessibilitySize { header(widest) }
    if table.rows.isEmpty, !table.placeholder.isEmpty {
      Text(verbatim: table.placeholder)
        .foregroundStyle(.muted)
    }
    ForEach(table.rows.indices, id: \.self) { index in
      TableRowView(row: table.rows[index], columns: table.columns, widest: widest, actionHandler: actionHandler)
    }
    if let more = table.more { ActionButton(action: more, actionHandler: actionHandler) }
  }

  private func title(_ column: Int) -> String { table.columns[column].isTitleHidden ? "" : table.columns[column].title }

  /// The headings of the columns. Screen readers read each row as a sentence, which needs no headings.
  private func header(_ widest: [String]) -> some View {
    HStack(spacing: 8) {
      ForEach(table.columns.indices, id: \.self) { column in
        if table.columns[column].kind == .figure {
          ColumnText(title(column), in: [widest[column]])
        } else {
          Text(verbatim: title(column))
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .foregroundStyle(.muted)
    .accessibilityHidden(true)
  }
}

/// A row: its cells side by side, or below each other with very large text.
private struct TableRowView: View {
  let row: TableBlock.Row
  let columns: [TableBlock.Column]
  let widest: [String]
  let actionHandler: ScreenActionHandler
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let hasActions = row.cells.contains { $0.action != nil }
    RowOrColumn(alignment: .firstTextBaseline) {
      ForEach(columns.indices, id: \.self) { cell($0) }
    }
    .monospacedDigit()
    .fontWeight(row.isOwn ? .bold : .regular)
    .modifier(SpokenTableRow(sentence: hasActions ? nil : row.spokenText, isOwn: row.isOwn))
    .modifier(NameMenu(name: name, names: actionHandler.names, report: report))
  }

  /// The name of another player that the player can hide or report, or `nil`. A row in which the player chooses the name
  /// to report may be that of a circle.
  private var name: String? {
    if row.cells.contains(where: { $0.action != nil && $0.action == row.report }) { return nil }
    return row.otherPlayersName(columns).flatMap { $0 == HiddenNames.replacement ? nil : $0 }
  }

  /// The action that reports the name to the server, or else to the operator's contact address, or `nil`.
  private var report: (@MainActor () -> Void)? {
    guard let action = row.report else { return name.flatMap { actionHandler.names?.report($0) } }
    return { actionHandler.perform(action) }
  }

  @ViewBuilder private func cell(_ index: Int) -> some View {
    let cell = row.cells[index]
    if let action = cell.action, actionHandler.canPerform(action) {
      Button(action.label) { actionHandler.perform(action) }
        .buttonStyle(.borderless)
        .accessibilityLabel(action.spokenText ?? action.label)
    } else {
      switch columns[index].kind {
      case .figure where TextSize(dynamicTypeSize).isAccessibilitySize:
        // Figures below each other have no column headings, so name each one.
        Text(verbatim: "\(columns[index].title): \(cell.text)")
      case .figure: ColumnText(cell.text, in: [widest[index]])
      case .name:
        Text(verbatim: row.isOwn ? "\(cell.text) (you)" : cell.text)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

/// A menu to hide or report the name in a row, also as actions for screen readers.
private struct NameMenu: ViewModifier {
  let name: String?
  let names: NameActions?
  let report: (@MainActor () -> Void)?

  @ViewBuilder func body(content: Content) -> some View {
    if let name, let names {
      content
        .contextMenu { buttons(name, names) }
        .accessibilityActions { buttons(name, names) }
    } else {
      content
    }
  }

  @ViewBuilder private func buttons(_ name: String, _ names: NameActions) -> some View {
    Button("Hide this name") { names.hide(name) }
    if let report { Button("Report this name", action: report) }
  }
}

/// Lets screen readers say a row as one sentence, unless it has buttons.
private struct SpokenTableRow: ViewModifier {
  let sentence: String?
  let isOwn: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if let sentence {
      content
        .spoken(as: sentence)
        .accessibilityAddTraits(isOwn ? .isSelected : [])
    } else {
      content.accessibilityElement(children: .contain)
    }
  }
}
#endif
