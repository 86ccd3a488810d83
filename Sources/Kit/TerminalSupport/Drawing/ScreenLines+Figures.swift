import SessionSupport

// Figures, and the progress of a task.
extension BlockRenderer {
  /// Returns two figures per line if all fit, else one. If any is wider than a line, puts each value below its name.
  func lines(_ figures: [Figure]) -> [[Span]] {
    if figures.contains(where: { displayText($0.name).columnCount + displayText($0.value).columnCount + 1 > width }) {
      return figures.flatMap { figure in
        displayText(figure.name).lines(width, .dim) + [[Span(displayText(figure.value), .bold)]]
      }
    }
    let figures = figures.map { [Span(displayText($0.name) + " ", .dim), Span(displayText($0.value), .bold)] }
    let columns = figures.allSatisfy { $0.columnCount < width / 2 } ? 2 : 1
    return stride(from: 0, to: figures.count, by: columns).map { index in
      figures[index..<min(index + columns, figures.count)].flatMap { figure in
        figure + [Span(String(repeating: " ", count: max(0, width / columns - figure.columnCount)))]
      }
    }
  }

  func progressBar(_ done: Int, of count: Int) -> [Span] {
    let length = max(1, min(width - 12, 40))
    let filled = done * length / max(1, count)
    return [
      Span(String(repeating: bar.plain, count: filled), capabilities.barStyle),
      Span(String(repeating: capabilities.supportsUnicode ? "░" : ".", count: length - filled), .dim),
      Span(" \(done) of \(count)"),
    ]
  }

  /// Returns a line for each figure, with the values in a column, and the name of the last figure in bold. If space is
  /// short, shortens names, never values.
  func lines(ofSum figures: [Figure]) -> [[Span]] {
    let longest = figures.map { displayText($0.name).columnCount }.max() ?? 0
    let values = figures.map { displayText($0.value).columnCount }.max() ?? 0
    return figures.enumerated().map { index, figure in
      let value = displayText(figure.value)
      let room = max(0, min(width, max(36, longest + 2 + values)) - value.columnCount - 1)
      let name = displayText(figure.name).shortened(to: room).leftAligned(in: room + 1)
      return [Span(name, index == figures.count - 1 ? .bold : .plain), Span(value, .bold)]
    }
  }
}
