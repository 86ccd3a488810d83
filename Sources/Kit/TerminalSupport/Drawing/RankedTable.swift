import SessionSupport

/// The games of a ranked list as lines of equal width: the rank, the score, what the game won and lacks, marks, the
/// date, and the title. If there isn't room for everything, the titles are left out first, then the dates.
package struct RankedTable {
  /// The width of the lines in columns.
  package let width: Int

  /// The meaning of the marks, or an empty string.
  package let legend: String

  private let lines: [(text: String, isNewest: Bool)]

  /// Creates the lines. `date` formats a time in seconds since 1970 UTC.
  package init(
    _ games: [RankingEntry], width limit: Int, capabilities: TerminalCapabilities, date: (Int64) -> String = { _ in "" }
  ) {
    let bullet = String(capabilities.bullet)
    let marks = games.filter { !$0.title.isEmpty }.flatMap(\.marks).reduce(into: [String]()) { known, mark in
      if !known.contains(mark) { known.append(mark) }
    }
    let columns: [(texts: [String], isRight: Bool)] = [
      (games.map { " \($0.rank)" }, true), (games.map(\.score), true),
      (games.map { capabilities.displayText($0.detail ?? "") }, true),
      (
        games.map { game in
          (game.isNewest ? bullet : " ") + marks.map { game.marks.contains($0) ? $0.prefix(1) : " " }.joined()
        }, false
      ),
      (games.map { date($0.time) }, false),
      (games.map { capabilities.displayText($0.title.isEmpty ? $0.marks.joined(separator: ", ") : $0.title) }, false),
    ]
    var shown = columns.filter { column in column.texts.contains { !$0.allSatisfy { $0 == " " } } }
    func alignedTexts() -> [String] {
      games.indices.map { index in shown.map { $0.texts[index] } }.alignedLines { shown[$0].isRight }
    }
    var texts = alignedTexts()
    func widest() -> Int { texts.map(\.columnCount).max() ?? 0 }
    while shown.count > 3, widest() >= limit {
      shown.removeLast()
      texts = alignedTexts()
    }
    width = widest() + 1
    lines = zip(texts, games).map { ($0, $1.isNewest) }
    let latest = games.contains(where: \.isNewest) ? ["\(bullet) latest"] : []
    legend = (latest + marks.map { "\($0.prefix(1)) \($0)" }).joined(separator: "  ")
  }

  /// Returns the lines, and below them the legend, wrapped to `width` columns.
  func spans(width: Int) -> [[Span]] {
    lines.map { [Span(String($0.text.prefix(width)), $0.isNewest ? .bold : .plain)] }
      + legend.lines(width, .dim)
  }

  /// Draws as many lines as fit, including the selected one.
  package func draw(selected: Int, in part: Rectangle, on canvas: inout Canvas) {
    let column = part.column + max(0, (part.width - width) / 2)
    let limit = min(width, part.endColumn - column)
    let room = max(1, legend.isEmpty ? part.height : part.height - 2)
    let selected = max(0, min(selected, lines.count - 1))
    let first = max(0, min(selected - room / 2, lines.count - room))
    for (index, line) in lines[first...].prefix(room).enumerated() {
      var style: Style = line.isNewest ? .bold : .plain
      style.isReversed = first + index == selected
      canvas.put(line.text.leftAligned(in: width), row: part.row + index, column: column, style: style, limit: limit)
    }
    if !legend.isEmpty, part.height > 2 {
      let row = part.row + min(lines.count, room) + 1
      canvas.put(legend, row: row, column: column + 1, style: .dim, limit: limit)
    }
  }
}
