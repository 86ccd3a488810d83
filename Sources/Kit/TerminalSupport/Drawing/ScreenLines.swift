import GameCore
import SessionSupport

/// The state of a screen's inputs, for drawing them so that the player can change them.
package struct InputState {
  /// The maximum length of typed text: more than any field needs, and short enough for every window.
  static let maxTextLength = 15

  /// The input that has the focus, or `nil`.
  let focusedID: BlockID?
}

extension Screen {
  /// Returns the screen as lines of at most `width` columns, with an empty line between sections. The title comes first
  /// if `showsTitle` is `true`. Leaves out links and buttons, and without `inputs` also text fields. `marked` is the
  /// action of the part that the Enter key presses. `draw` returns the lines of a picture of the game, or an empty array
  /// to leave the picture out.
  package func lines(
    width: Int, capabilities: TerminalCapabilities, showsTitle: Bool = false, inputs: InputState? = nil,
    marked: Action.ID? = nil, draw: @escaping (Picture) -> [[Span]] = { _ in [] }
  ) -> [[Span]] {
    let renderer = BlockRenderer(width: width, capabilities: capabilities, inputs: inputs, marked: marked, draw: draw)
    let sections = sections.map { renderer.lines($0) }.filter { !$0.isEmpty }
    let parts = (showsTitle ? [renderer.boldLines(title)] : []) + sections
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
}

struct BlockRenderer<Picture: Equatable & Sendable> {
  var width: Int
  let capabilities: TerminalCapabilities
  let inputs: InputState?
  let marked: Action.ID?
  let draw: (Picture) -> [[Span]]

  private static var chartRowCount: Int { 3 }

  func displayText(_ text: String) -> String { capabilities.displayText(text.withoutControlCharacters) }

  func boldLines(_ text: String) -> [[Span]] { displayText(text).lines(width, .bold) }

  func lines(_ section: Screen<Picture>.Section) -> [[Span]] {
    let lines = (section.title.map { boldLines($0) } ?? []) + self.lines(section.blocks)
    return section.isBusy == true ? lines.map { $0.map { Span($0.text, .dim) } } : lines
  }

  /// Returns the lines of blocks. Outside a dialog, choices that follow each other share a line if they fit.
  func lines(_ blocks: [Block<Picture>]) -> [[Span]] {
    var lines: [[Span]] = []
    var choices = SpanFlow(width: width, indent: 0)
    for block in blocks {
      if inputs == nil, case .choice(let choice, let picture) = block.content {
        for piece in self.lines(choice, picture.flatMap { draw($0).first } ?? []) { choices.add(piece) }
      } else {
        lines += choices.lines
        choices = SpanFlow(width: width, indent: 0)
        lines += self.lines(block)
      }
    }
    return lines + choices.lines
  }

  /// Returns the lines of a block. An input that has the focus is reversed.
  func lines(_ block: Block<Picture>) -> [[Span]] {
    let isFocused = inputs?.focusedID == block.id
    switch block.content {
    case .choice(let choice, picture: _) where inputs != nil:
      return inputLines(choice.label, selectedOption(of: choice), isFocused)
    case .field(let field) where inputs != nil:
      let text = Span(
        (field.text + "_").leftAligned(in: InputState.maxTextLength + 1), Style(isBold: true, isUnderlined: true))
      return inputLines(field.label, text, isFocused) + (field.problem?.lines(width) ?? [])
    default: return lines(block.content)
    }
  }

  /// Returns the lines of a label and its input, side by side if they fit.
  private func inputLines(_ label: String, _ text: Span, _ isFocused: Bool) -> [[Span]] {
    var text = text
    text.style.isReversed = isFocused
    let label = Span(displayText(label) + " ")
    guard [label, text].columnCount <= width else { return label.text.lines(width) + [[text]] }
    return [[label, Span(String(repeating: " ", count: width - [label, text].columnCount)), text]]
  }

  /// Returns a choice's selected option between arrows, padded to the width of the longest option.
  private func selectedOption(of choice: Choice) -> Span {
    let option =
      choice.options.indices.contains(choice.selectedIndex) ? displayText(choice.options[choice.selectedIndex]) : ""
    let length = choice.options.map { displayText($0).columnCount }.max() ?? 0
    return Span(
      "\(capabilities.choiceArrows.left) \(option.leftAligned(in: min(length, width - 4))) \(capabilities.choiceArrows.right)",
      .bold)
  }

  /// Returns the lines of a block. A table has an empty line before it.
  func lines(_ content: Block<Picture>.Content) -> [[Span]] {
    switch content {
    case .text(let text, .legend, isAnnounced: _):
      [[Span(bar.hinted, capabilities.barStyle), Span(" " + displayText(text), .dim)]]
    case .text(let text, .lead, isAnnounced: _), .text(let text, .headline, isAnnounced: _),
      .text(let text, .good, isAnnounced: _), .text(let text, .alarm, isAnnounced: _):
      boldLines(text)
    case .text(let text, .note, isAnnounced: _): displayText(text).lines(width, .dim)
    case .text(let text, _, isAnnounced: _), .problem(let text, _): displayText(text).lines(width)
    case .disclosure(let action): displayText(action.label).lines(width, action.id == marked ? .reversed : .bold)
    case .figures(let figures): lines(figures)
    case .sum(let figures): lines(ofSum: figures)
    case .list(let items): lines(items)
    case .ranking(let games): RankedTable(games, width: width, capabilities: capabilities).spans(width: width)
    case .marks(let marks, spokenText: _): lines(marks)
    case .month(let month): lines(month)
    case .table(let block): lines(block)
    case .bars(let bars): lines(bars)
    case .chart(let chart): lines(chart)
    case .scale(let scale): lines(scale)
    case .trend(let trend, spokenText: _):
      [[]] + TrendChart(trend: trend).lines(width: width, capabilities: capabilities).map { [Span($0)] }
    case .choice(let choice, let picture): lines(choice, picture.flatMap { draw($0).first } ?? [])
    case .parts(let block): lines(block)
    case .picture(let picture, let caption): draw(picture) + displayText(caption).lines(width)
    case .drawing(let picture, spokenText: _): draw(picture)
    case .progress(let name, let done, let count): displayText(name).lines(width) + [progressBar(done, of: count)]
    case .buttons, .field: []
    }
  }

  var bar: (plain: String, hinted: String) { capabilities.supportsUnicode ? ("█", "▒") : ("#", "+") }

  /// Returns a line for each item, with the details and the values in columns. If they don't fit, or if there are no
  /// values, the details are below the titles.
  private func lines(_ items: [ListItem]) -> [[Span]] {
    if items.allSatisfy({ $0.value.isEmpty }) {
      return items.flatMap { item in
        displayText(item.title).lines(width, item.isEnabled ? .bold : .dim)
          + displayText("  " + item.detail).lines(width, .dim)
      }
    }
    let titles = items.map { displayText($0.title).columnCount }.max() ?? 0
    let values = items.map { displayText($0.value).columnCount }.max() ?? 0
    let room = min(width, 48) - titles - values - 4
    guard items.allSatisfy({ displayText($0.detail).columnCount <= room }) else {
      return items.flatMap { item in
        let detail = displayText(item.detail)
        return boldLines("\(item.title)  \(item.value)") + (detail.isEmpty ? [] : detail.lines(width))
      }
    }
    return items.map { item in
      [
        Span(displayText(item.title).leftAligned(in: titles + 2)),
        Span(displayText(item.detail).leftAligned(in: room + 2)),
        Span(displayText(item.value).rightAligned(in: values), .bold),
      ]
    }
  }

  /// Returns the marks one after another, wrapped at the width.
  private func lines(_ marks: [Mark]) -> [[Span]] {
    let texts = marks.map { ($0.isFilled ? "●" : "○") + ($0.text.isEmpty ? $0.letter : $0.text) }
    return displayText(texts.joined(separator: "  ")).lines(width)
  }

  /// Returns a line for each week, with the number of marks beside each day.
  private func lines(_ month: CalendarMonth) -> [[Span]] {
    let weeks = month.weeks.map { week in
      week.map { index in
        guard let day = index.map({ month.days[$0] }) else { return "    " }
        let count = day.marks.count { $0 }
        return "\(day.number)".rightAligned(in: 3) + (count == 0 ? " " : count < day.marks.count ? "+" : "*")
      }
    }
    let heads = CalendarMonth.weekdays.map { String($0.prefix(2)).rightAligned(in: 3) + " " }
    return boldLines(month.title) + ([heads] + weeks).map { [Span($0.joined())] }
  }

  private func lines(_ block: TableBlock) -> [[Span]] {
    let table =
      [block.columns.map(\.title)]
      + block.rows.map { row in
        zip(row.cells, block.columns).map { cell, column in
          cell.text.withoutControlCharacters + (row.isOwn && column.kind == .name ? " (you)" : "")
        }
      }
    let lines = table.alignedLines { block.columns[$0].kind == .figure }
    let shownLines = ([block.caption.withoutControlCharacters] + (block.rows.isEmpty ? [block.placeholder] : lines))
      .filter { !$0.isEmpty }
    return [[]] + shownLines.map { [Span(capabilities.displayText($0))] }
  }

  private func lines(_ bars: [HistogramBar]) -> [[Span]] {
    let labels = bars.map { displayText($0.label) }
    let counts = bars.map(\.text)
    let labelWidth = labels.map(\.columnCount).max() ?? 0
    let you = bars.contains { $0.isOwn } ? "  you" : ""
    let room = max(1, width - labelWidth - (counts.map(\.columnCount).max() ?? 0) - 3 - you.columnCount)
    return zip(bars, zip(labels, counts)).map { bar, texts in
      // Make a bar with games at least one column long, and show both parts if it has games with and without hints.
      let length = bar.count == 0 ? 0 : max(1, bar.share * room / 100)
      let hinted =
        bar.hintedCount == 0 || bar.hintedCount == bar.count
        ? min(bar.hintedCount, 1) * length : min(length - 1, max(1, length * bar.hintedPercentage / 100))
      return [
        Span(texts.0.rightAligned(in: labelWidth) + "  ", .dim),
        Span(String(repeating: self.bar.plain, count: length - hinted), capabilities.barStyle),
        Span(String(repeating: self.bar.hinted, count: hinted), capabilities.barStyle),
        Span((length == 0 ? "" : " ") + texts.1, bar.count == 0 ? .dim : .bold), Span(bar.isOwn ? you : "", .bold),
      ]
    }
  }

  /// Returns the last columns of the chart, as many as fit.
  private func lines(_ chart: BarChart) -> [[Span]] {
    let room = max(1, width - chart.topLabel.columnCount - 1)
    let columns = ColumnChart(
      heights: chart.bars.suffix(room).map { Double($0.share) / 100 }, rowCount: Self.chartRowCount,
      pitch: chart.bars.count * 2 <= room ? 2 : 1)
    return columns.lines(capabilities).enumerated().map { index, text in
      let label = index == 0 ? chart.topLabel : index == Self.chartRowCount - 1 ? "0" : ""
      return [Span(label.rightAligned(in: chart.topLabel.columnCount) + " ", .dim), Span(text, capabilities.barStyle)]
    }
  }

  /// Returns the scale as a bar, with the first letters of the marks below it.
  private func lines(_ scale: ScoreScale) -> [[Span]] {
    let length = max(1, width)
    let column = { (score: Int) in min(length - 1, scale.percentage(of: score) * length / 100) }
    let filled = scale.value == 0 ? 0 : column(scale.value) + 1
    var letters = [Character](repeating: " ", count: length)
    for mark in scale.marks { letters[column(mark.value)] = mark.name.first ?? " " }
    return [
      [
        Span(String(repeating: bar.plain, count: filled), capabilities.barStyle),
        Span(String(repeating: bar.hinted, count: length - filled), .dim),
      ], [Span(String(letters), .dim)],
    ]
  }

  private func lines(_ choice: Choice, _ sign: [Span]) -> [[Span]] {
    guard choice.options.indices.contains(choice.selectedIndex) else { return [] }
    var flow = SpanFlow(width: width, indent: 0)
    flow.add((sign.isEmpty ? [] : sign + [Span(" ")]) + [Span(displayText(choice.label), .dim)])
    flow.add(
      [
        Span(
          "\(capabilities.choiceArrows.left) \(displayText(choice.options[choice.selectedIndex])) \(capabilities.choiceArrows.right)",
          .bold)
      ], gap: 1)
    return flow.lines
  }
}
