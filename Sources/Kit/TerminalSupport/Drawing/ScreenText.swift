import NumberedGame
import PlaySupport

extension Screen where Picture == Never {
  /// Returns the screen as lines of text without colors, for a report. Links and buttons are left out.
  ///
  /// - Parameter width: The number of columns that paragraphs and bars take.
  package func text(width: Int = 72) -> String {
    let sections = sections.map { section in
      (section.title.map { [$0.harmless] } ?? []) + section.blocks.flatMap { $0.lines(width: width) }
    }
    let parts = [[title.harmless]] + sections.filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

extension Block where Picture == Never {
  /// Returns the block as lines. A table has an empty line before it.
  fileprivate func lines(width: Int) -> [String] {
    switch content {
    case .text(let text, _, isAnnounced: _), .problem(let text, _): text.harmless.wrapped(width)
    case .disclosure(let action): [action.label.harmless]
    case .figures(let figures): Self.lines(figures)
    case .rows(let rows): Self.lines(rows)
    case .bars(let bars): Self.lines(bars, width: width)
    case .buttons, .field, .picture: []
    }
  }

  private static func lines(_ figures: [Figure]) -> [String] {
    let room = figures.map(\.name.columns).max() ?? 0
    return figures.map { $0.name.leftAligned(in: room) + "  " + $0.value }
  }

  private static func lines(_ rows: Rows) -> [String] {
    let table =
      [rows.columns.map(\.title)]
      + rows.rows.map { row in
        zip(row.cells, rows.columns).map { cell, column in
          cell.text.harmless + (row.isOwn && column.kind == .name ? " (you)" : "")
        }
      }
    let lines = table.alignedLines { rows.columns[$0].kind == .figure }
    return ["", rows.caption.harmless] + (rows.rows.isEmpty ? [rows.placeholder] : lines).filter { !$0.isEmpty }
  }

  private static func lines(_ bars: [HistogramBar], width: Int) -> [String] {
    let labels = bars.map(\.label.columns).max() ?? 0
    let counts = bars.map { DecimalText.grouped($0.count) }
    let room = max(1, width - labels - (counts.map(\.columns).max() ?? 0) - 8)
    return zip(bars, counts).map { bar, count in
      let length = bar.count == 0 ? 0 : max(1, bar.share * room / 100)
      let picture = String(repeating: "▇", count: length) + (length == 0 ? "" : " ")
      return "\(bar.label.rightAligned(in: labels))  \(picture)\(count)" + (bar.isOwn ? "  you" : "")
    }
  }
}

extension String {
  /// The text with characters that could control a terminal replaced by `?`, because another player may have chosen it.
  package var harmless: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: "?"
          case .format where scalar.value != 0x200C && scalar.value != 0x200D: "?"
          default: scalar
          }
        }))
  }
}
