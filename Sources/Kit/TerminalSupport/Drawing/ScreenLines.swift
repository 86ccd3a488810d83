import NumberedGame
import PlaySupport

/// The state of a screen's inputs, for drawing them so that the player can change them.
package struct InputState {
  /// The maximum length of typed text: more than any field needs, and short enough for every window.
  static let maxTextLength = 15

  /// The input that has the focus, or `nil`.
  let focused: BlockID?
}

extension Screen {
  /// Returns the screen as lines of at most `width` columns, with an empty line between sections. The title comes first
  /// if `showsTitle` is `true`. Leaves out links and buttons, and without `inputs` also text fields. `draw` returns the
  /// lines of a picture of the game, or an empty array to leave the picture out.
  package func lines(
    width: Int, look: TerminalCapabilities, showsTitle: Bool = false, inputs: InputState? = nil,
    draw: @escaping (Picture) -> [[Span]] = { _ in [] }
  ) -> [[Span]] {
    let renderer = BlockLines(width: width, look: look, inputs: inputs, draw: draw)
    let sections = sections.map { section in
      (section.title.map { renderer.bold($0) } ?? [])
        + section.blocks.flatMap { renderer.lines($0) }
    }
    let parts = (showsTitle ? [renderer.bold(title)] : []) + sections.filter { !$0.isEmpty }
    return Array(parts.joined(separator: [[]]))
  }

  /// Returns the screen with the terminal's keys after its first section, and the version at its end.
  package func withKeys(_ keys: [String]) -> Screen {
    var screen = self
    let lines = keys.enumerated().map { Block<Picture>.text(BlockID("key", $0.offset), $0.element) }
    screen.sections.insert(contentsOf: [Section("keys", "Keys", lines)].compactMap { $0 }, at: 1)
    screen.sections += [Section("version-part", nil, [.text("version", "Version \(Parlor.version)")])].compactMap { $0 }
    return screen
  }

  /// The limit for scrolling the screen: its number of lines on the smallest terminal.
  package var lastLine: Int {
    lines(width: ScreenFrame.minSize.width - 2, look: TerminalCapabilities(depth: .none, isUnicode: false)).count
  }
}

private struct BlockLines<Picture: Equatable & Sendable> {
  let width: Int
  let look: TerminalCapabilities
  let inputs: InputState?
  let draw: (Picture) -> [[Span]]

  private static var chartRows: Int { 3 }

  func shown(_ text: String) -> String { look.shown(text.harmless) }

  func bold(_ text: String) -> [[Span]] { shown(text).wrapped(width).map { [Span($0, .bold)] } }

  /// Returns the lines of a block. An input that has the focus is reversed.
  func lines(_ block: Block<Picture>) -> [[Span]] {
    let isFocused = inputs?.focused == block.id
    switch block.content {
    case .choice(let choice) where inputs != nil: return input(choice.label, shown(choice), isFocused)
    case .field(let field) where inputs != nil:
      let text = Span(
        (field.text + "_").leftAligned(in: InputState.maxTextLength + 1), Style(isBold: true, isUnderlined: true))
      return input(field.label, text, isFocused) + (field.problem?.plainLines(width) ?? [])
    default: return lines(block.content)
    }
  }

  /// Returns the lines of a label and its input, side by side if they fit.
  private func input(_ label: String, _ text: Span, _ isFocused: Bool) -> [[Span]] {
    var text = text
    text.style.isReversed = isFocused
    let label = Span(shown(label) + " ")
    guard [label, text].columns <= width else { return label.text.plainLines(width) + [[text]] }
    return [[label, Span(String(repeating: " ", count: width - [label, text].columns)), text]]
  }

  /// Returns a choice's selected option between arrows, padded to the width of the longest option.
  private func shown(_ choice: Choice) -> Span {
    let option = choice.options.indices.contains(choice.selected) ? shown(choice.options[choice.selected]) : ""
    let length = choice.options.map { shown($0).columns }.max() ?? 0
    return Span("\(look.sides.left) \(option.leftAligned(in: min(length, width - 4))) \(look.sides.right)", .bold)
  }

  /// Returns the lines of a block. A table has an empty line before it.
  func lines(_ content: Block<Picture>.Content) -> [[Span]] {
    switch content {
    case .text(let text, .legend, isAnnounced: _): [[Span(bar.hinted, look.barStyle), Span(" " + shown(text), .dim)]]
    case .text(let text, .lead, isAnnounced: _), .text(let text, .headline, isAnnounced: _),
      .text(let text, .good, isAnnounced: _), .text(let text, .alarm, isAnnounced: _):
      bold(text)
    case .text(let text, _, isAnnounced: _), .problem(let text, _): shown(text).plainLines(width)
    case .disclosure(let action): bold(action.label)
    case .figures(let figures): lines(figures)
    case .sum(let figures): lines(ofSum: figures)
    case .list(let items): lines(items)
    case .ranking(let games): RankedTable(games, width: width, look: look).spans(width: width)
    case .rows(let rows): lines(rows)
    case .bars(let bars): lines(bars)
    case .chart(let chart): lines(chart)
    case .trend(let trend, spoken: _): [[]] + TrendChart(trend).lines(width: width, look: look).map { [Span($0)] }
    case .choice(let choice): lines(choice)
    case .picture(let picture, let caption): draw(picture) + shown(caption).plainLines(width)
    case .drawing(let picture, spoken: _): draw(picture)
    case .progress(let name, let done, let count): shown("\(name): \(done) of \(count)").plainLines(width)
    case .buttons, .field: []
    }
  }

  private var bar: (plain: String, hinted: String) { look.isUnicode ? ("█", "▒") : ("#", "+") }

  /// Returns two figures per line if all of them fit, or else one per line. If a figure is wider than a line, puts
  /// every value on the line below its name.
  private func lines(_ figures: [Figure]) -> [[Span]] {
    if figures.contains(where: { shown($0.name).columns + shown($0.value).columns + 1 > width }) {
      return figures.flatMap { figure in
        shown(figure.name).wrapped(width).map { [Span($0, .dim)] } + [[Span(shown(figure.value), .bold)]]
      }
    }
    let figures = figures.map { [Span(shown($0.name) + " ", .dim), Span(shown($0.value), .bold)] }
    let columns = figures.allSatisfy { $0.columns < width / 2 } ? 2 : 1
    return stride(from: 0, to: figures.count, by: columns).map { index in
      figures[index..<min(index + columns, figures.count)].flatMap { figure in
        figure + [Span(String(repeating: " ", count: max(0, width / columns - figure.columns)))]
      }
    }
  }

  /// Returns a line for each figure, with the values in a column. If space is short, truncates names, never values.
  private func lines(ofSum figures: [Figure]) -> [[Span]] {
    figures.map { figure in
      let value = shown(figure.value)
      let room = max(0, min(width, 36) - value.columns - 1)
      return [Span(String(shown(figure.name).prefix(room)).leftAligned(in: room + 1)), Span(value, .bold)]
    }
  }

  /// Returns a line for each item, with the values in a column. If space is short, truncates the details, or if a title
  /// is long, puts them on separate lines.
  private func lines(_ items: [ListItem]) -> [[Span]] {
    let titles = items.map { shown($0.title).columns }.max() ?? 0
    let values = items.map { shown($0.value).columns }.max() ?? 0
    let room = min(width, 48) - titles - values - 4
    guard room > 4 else {
      return items.flatMap { bold("\($0.title) \($0.value)") + shown($0.detail).plainLines(width) }
    }
    return items.map { item in
      [
        Span(shown(item.title).leftAligned(in: titles + 2)),
        Span(String(shown(item.detail).prefix(room)).leftAligned(in: room + 2)),
        Span(shown(item.value).rightAligned(in: values), .bold),
      ]
    }
  }

  private func lines(_ rows: Rows) -> [[Span]] {
    let table =
      [rows.columns.map(\.title)]
      + rows.rows.map { row in
        zip(row.cells, rows.columns).map { cell, column in
          cell.text.harmless + (row.isOwn && column.kind == .name ? " (you)" : "")
        }
      }
    let lines = table.alignedLines { rows.columns[$0].kind == .figure }
    let shownLines = ([rows.caption.harmless] + (rows.rows.isEmpty ? [rows.placeholder] : lines)).filter { !$0.isEmpty }
    return [[]] + shownLines.map { [Span(look.shown($0))] }
  }

  private func lines(_ bars: [HistogramBar]) -> [[Span]] {
    let labels = bars.map { shown($0.label) }
    let counts = bars.map(\.text)
    let labelWidth = labels.map(\.columns).max() ?? 0
    let you = bars.contains { $0.isOwn } ? "  you" : ""
    let room = max(1, width - labelWidth - (counts.map(\.columns).max() ?? 0) - 3 - you.columns)
    return zip(bars, zip(labels, counts)).map { bar, texts in
      // Make a bar with games at least one column long, and show both parts if it has games with and without hints.
      let length = bar.count == 0 ? 0 : max(1, bar.share * room / 100)
      let hinted =
        bar.hinted == 0 || bar.hinted == bar.count
        ? min(bar.hinted, 1) * length : min(length - 1, max(1, length * bar.hintedShare / 100))
      return [
        Span(texts.0.rightAligned(in: labelWidth) + "  ", .dim),
        Span(String(repeating: self.bar.plain, count: length - hinted), look.barStyle),
        Span(String(repeating: self.bar.hinted, count: hinted), look.barStyle),
        Span((length == 0 ? "" : " ") + texts.1, bar.count == 0 ? .dim : .bold), Span(bar.isOwn ? you : "", .bold),
      ]
    }
  }

  /// Returns the last columns of the chart, as many as fit.
  private func lines(_ chart: BarChart) -> [[Span]] {
    let room = max(1, width - chart.top.columns - 1)
    let columns = ColumnChart(
      heights: chart.bars.suffix(room).map { Double($0.share) / 100 }, rows: Self.chartRows,
      pitch: chart.bars.count * 2 <= room ? 2 : 1)
    return columns.lines(look).enumerated().map { index, text in
      let label = index == 0 ? chart.top : index == Self.chartRows - 1 ? "0" : ""
      return [Span(label.rightAligned(in: chart.top.columns) + " ", .dim), Span(text, look.barStyle)]
    }
  }

  private func lines(_ choice: Choice) -> [[Span]] {
    guard choice.options.indices.contains(choice.selected) else { return [] }
    var flow = SpanFlow(width: width, indent: 0)
    flow.add([Span(shown(choice.label), .dim)])
    flow.add([Span("\(look.sides.left) \(shown(choice.options[choice.selected])) \(look.sides.right)", .bold)], gap: 1)
    return flow.lines
  }
}
