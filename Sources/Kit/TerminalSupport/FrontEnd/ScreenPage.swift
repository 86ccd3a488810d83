import SessionSupport

/// A page that shows a screen: its scroll position, and the part that the arrow keys have chosen to unfold.
package struct ScreenPage: Hashable {
  /// The action that unfolds the chosen part, or `nil` at the top of the page.
  package private(set) var chosen: Action.ID?

  /// The first visible line.
  private var line = 0

  /// Whether a part was chosen after the last scrolling, so that it must be in view.
  private var isFollowing = true

  /// The number of lines to scroll at a time, less than a page on the smallest screen so that no line is skipped.
  private static let pageLength = 5

  package init() {}

  /// Handles a key that chooses a part or scrolls. Returns whether the key does.
  package mutating func handle<Picture>(_ key: Key, on screen: Screen<Picture>) -> Bool {
    let actions = screen.disclosures
    let index = chosen.flatMap { actions.firstIndex(of: $0) } ?? -1
    switch key {
    case .up, .left: choose(at: index - 1, of: actions)
    case .down, .right: choose(at: index + 1, of: actions)
    case .home: choose(at: -1, of: actions)
    case .end: choose(at: actions.count - 1, of: actions)
    case .pageUp: scroll(by: -Self.pageLength)
    case .pageDown: scroll(by: Self.pageLength)
    default: return false
    }
    return true
  }

  /// Returns the action that unfolds or folds the chosen part or, if none is chosen, the first one, which is chosen
  /// then.
  package mutating func press<Picture>(on screen: Screen<Picture>) -> Action.ID? {
    let actions = screen.disclosures
    choose(at: chosen.flatMap { actions.firstIndex(of: $0) } ?? 0, of: actions)
    return chosen
  }

  /// Chooses the part at an index, or none if the index is negative.
  private mutating func choose(at index: Int, of actions: [Action.ID]) {
    let index = min(index, actions.count - 1)
    chosen = index < 0 ? nil : actions[index]
    isFollowing = true
  }

  private mutating func scroll(by lines: Int) {
    line = max(0, line + lines)
    isFollowing = false
  }

  /// Moves the page so that it ends with its last line, and the chosen part is in view. Returns the first line.
  mutating func show(_ layout: ScreenLayout, height: Int) -> Int {
    // Clamp to the end, so that the first key that scrolls back has a visible effect.
    line = max(0, min(line, layout.lines.count - height))
    guard isFollowing else { return line }
    guard let section = layout.chosenSection else {
      line = 0
      return line
    }
    line = max(min(section.lowerBound, line), min(section.lowerBound, section.upperBound - height))
    // Show what the player has unfolded, even if the first line of its section is then out of view.
    if let unfolded = layout.unfoldedLine {
      line = max(line, min(section.upperBound, unfolded + 1 + height / 2) - height)
    }
    return line
  }
}

/// The lines of a screen's page, and where the chosen part is.
struct ScreenLayout {
  private(set) var lines: [[Span]] = []

  /// The lines of the section with the chosen part, or `nil` if none is chosen.
  private(set) var chosenSection: Range<Int>?

  /// The line with the title of the chosen part if the part is visible, or `nil`.
  private(set) var unfoldedLine: Int?

  /// The space between sections side by side, in columns.
  private static let gap = 4

  /// The indentation of what the player can unfold, in columns. An arrow before its section shows that it is chosen.
  private static let indent = 4

  /// Lays out a screen below its title, which a section without a heading follows at once. The first section of the
  /// second column is beside the section above it if both fit.
  init<Picture>(_ screen: Screen<Picture>, _ renderer: BlockRenderer<Picture>) {
    lines = renderer.boldLines(screen.title)
    let titleHeight = lines.count
    var (start, isBeside) = (0, true)
    for section in screen.sections {
      let index = section.blocks.firstIndex { $0.disclosure != nil }
      var sectionLines = index == nil ? renderer.lines(section) : []
      if index == nil, sectionLines.isEmpty { continue }
      let left = Array(lines[start...])
      let width = left.map(\.columnCount).max() ?? 0
      let needed = width + Self.gap + (sectionLines.map(\.columnCount).max() ?? 0)
      if index == nil, section.isBeside, !isBeside, needed <= renderer.width {
        lines.replaceSubrange(start..., with: Self.join(left, sectionLines, at: width + Self.gap))
      } else {
        if section.title != nil || lines.count > titleHeight { lines.append([]) }
        start = lines.count
        if let index { sectionLines = self.lines(of: section, unfoldingAt: index, renderer, start: start) }
        lines += sectionLines
      }
      isBeside = section.isBeside
    }
  }

  /// Returns the lines of a section that the player can unfold at a block.
  private mutating func lines<Picture>(
    of section: Screen<Picture>.Section, unfoldingAt index: Int, _ renderer: BlockRenderer<Picture>, start: Int
  ) -> [[Span]] {
    var (top, inner) = (section, renderer)
    top.blocks.removeSubrange(index...)
    inner.width -= Self.indent
    let head = renderer.lines(top)
    let margin = [Span(String(repeating: " ", count: Self.indent))]
    var lines = head + inner.lines(Array(section.blocks[index...])).map { margin + $0 }
    if let action = section.blocks[index].disclosure, action.id == renderer.marked {
      chosenSection = start..<start + lines.count
      if action.isExpanded == true { unfoldedLine = start + head.count }
      let arrow = renderer.capabilities.choiceArrows.right
      if lines[0].first?.text.first == " " { lines[0][0].text = arrow + lines[0][0].text.dropFirst() }
    }
    return lines
  }

  private static func join(_ left: [[Span]], _ right: [[Span]], at column: Int) -> [[Span]] {
    (0..<max(left.count, right.count)).map { index in
      let first = index < left.count ? left[index] : []
      guard index < right.count else { return first }
      return first + [Span(String(repeating: " ", count: column - first.columnCount))] + right[index]
    }
  }
}

extension ScreenFrame {
  /// Draws a screen as a page between the heading and the key hints. `draw` returns the lines of a picture of the game,
  /// at most as many columns wide as its second argument says.
  package func drawPage<Picture>(
    _ screen: Screen<Picture>, at page: inout ScreenPage, on canvas: inout Canvas,
    draw: @escaping (Picture, Int) -> [[Span]]
  ) {
    let part = drawAroundPage(textWidth: min(canvas.width - 2, Self.maxTextWidth), on: &canvas)
    let renderer = BlockRenderer<Picture>(
      width: part.width, capabilities: capabilities, inputs: nil, marked: page.chosen,
      draw: { draw($0, part.width) })
    let layout = ScreenLayout(screen, renderer)
    self.draw(layout.lines, from: page.show(layout, height: part.height), in: part, on: &canvas)
  }
}

extension Screen {
  /// The actions that show or hide parts of the screen, in their order.
  fileprivate var disclosures: [Action.ID] { sections.flatMap(\.blocks).compactMap { $0.disclosure?.id } }

  /// Returns the hints for the keys of a page with the screen. On a small screen, only the most important ones fit.
  package func pageHints(height: Int, capabilities: TerminalCapabilities) -> [KeyHint] {
    let choosing =
      disclosures.isEmpty
      ? []
      : [
        KeyHint(capabilities.supportsUnicode ? "↑↓" : "up down", "choose", isEssential: true),
        KeyHint("Enter", "unfold", isEssential: true),
      ]
    let hints = choosing + keyHints(editHints: []) + [KeyHint("PgDn", "scroll"), .quit]
    return height < ScreenFrame.minHeightForAllHints ? hints.filter(\.isEssential) : hints
  }
}

extension Block {
  /// The action of a button that shows or hides the blocks below it, or `nil`.
  fileprivate var disclosure: Action? { if case .disclosure(let action) = content { action } else { nil } }
}
