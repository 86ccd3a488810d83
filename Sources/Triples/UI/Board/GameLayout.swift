import AppSupport

/// The layout of the figures, the board, and the controls in a given space.
struct GameLayout: Hashable {
  enum Arrangement: Hashable {
    case stacked
    case sideBySide
  }

  let arrangement: Arrangement

  /// The side of the board in points, or `nil` if the board takes the remaining space.
  let boardSide: Double?

  /// Whether a stacked layout scrolls because its text leaves no room for the board. In a side-by-side layout, the part
  /// beside the board scrolls if necessary.
  let scrolls: Bool

  /// The width of the figures and controls beside the board, in points.
  let sidebarWidth: ClosedRange<Double>

  /// The maximum width of stacked parts, in points.
  static let maxStackWidth = 720.0

  /// The gap between the parts, in points.
  static let gap = 12.0

  /// The minimum side of a board that is playable without scrolling, in points.
  static let minBoardSide = 150.0

  static let toolCount = 5

  /// Chooses a layout for a space in points. A phone has a compact height in landscape, and a phone in portrait or a
  /// narrow window has a compact width. If `hasLongControls` is `true`, the controls are too long for any screen.
  init(
    width: Double, height: Double, hasCompactHeight: Bool, hasCompactWidth: Bool, textSize: TextSize = .large,
    hasLongControls: Bool = false
  ) {
    let least = Self.minSidebarWidth(textSize)
    sidebarWidth = least...max(340, least)
    let isWide = width > height * 1.1
    // With very large text, a column beside the board can leave too little room for the board.
    let hasRoom = width - least - Self.gap >= min(height, Self.minBoardSide)
    arrangement = isWide && hasRoom && (hasCompactHeight || !hasCompactWidth) ? .sideBySide : .stacked
    switch arrangement {
    case .sideBySide:
      scrolls = false
      boardSide = max(0, min(height, width - least - Self.gap))
    case .stacked:
      scrolls =
        hasLongControls || textSize.isAccessibilitySize
        || height - Self.heightWithoutBoard(width: min(width, Self.maxStackWidth), textSize)
          < min(Self.minBoardSide, width)
      // A board that scrolls has a fixed size, which leaves a margin where a drag scrolls the page. If there are many
      // controls, the first ones remain visible below the board.
      boardSide = scrolls ? max(0, min(width, height * (hasLongControls ? 0.5 : 0.8))) : nil
    }
  }

  /// Returns the minimum width of the part beside the board. It fits the tools in one row, or two with very large text.
  private static func minSidebarWidth(_ size: TextSize) -> Double {
    let inRow = Double(size.isAccessibilitySize ? (toolCount + 1) / 2 : toolCount)
    return max(264, inRow * size.symbolButtonWidth + (inRow - 1) * GameButtonMetrics.gap)
  }
}

// MARK: Estimates
extension GameLayout {
  /// Returns the width of a figure in points, about five condensed digits whatever the number, so the layout is stable.
  static func figureWidth(_ size: TextSize) -> Double { (80 * size.fontSize(.title2) / 22).rounded() }

  static func figuresPlan(_ size: TextSize, width: Double) -> LinePlan {
    let figures = Array(repeating: LinePlan.Item(width: figureWidth(size), stretches: true), count: 2)
    let tools = Array(repeating: LinePlan.Item(width: size.symbolButtonWidth, group: 1), count: toolCount)
    return LinePlan(figures + tools, spacing: GameButtonMetrics.gap, width: width)
  }

  /// Returns the approximate height of everything above and below a board, including the gaps, in points.
  static func heightWithoutBoard(width: Double, _ size: TextSize) -> Double {
    let figureHeight = size.lineHeight(.caption) + size.lineHeight(.title2) + 8
    let figures = figuresPlan(size, width: width).lines.map { $0.lowerBound < 2 ? figureHeight : size.buttonHeight }
    let moves = size.rowCount(ofMoveButtons: 4, width: width)
    let moveHeight = max(GameButtonMetrics.minSide, size.lineHeight(.body) + 2 + size.lineHeight(.footnote))
    // The choice of the next game is a caption and a picker. The system doesn't enlarge the picker with the text.
    let choice = size.lineHeight(.caption) + 2 + 32
    let buttons = size.buttonWidth("Game 999") + size.buttonWidth("New Game") + GameButtonMetrics.gap
    let hasOneRow = buttons + GameButtonMetrics.gap + 240 <= width
    let buttonRows = buttons <= width ? 1.0 : 2
    let controls =
      hasOneRow
      ? max(size.buttonHeight, choice) : size.buttonHeight * buttonRows + GameButtonMetrics.gap * buttonRows + choice
    return figures.reduce(0, +) + GameButtonMetrics.gap * Double(figures.count - 1)
      + size.lineHeight(.callout) + moveHeight * Double(moves) + GameButtonMetrics.gap * Double(moves - 1) + controls
      + 4 * gap
  }
}

extension TextSize {
  /// Returns the number of rows, 1 or 2, for buttons with a symbol above the name of a move.
  fileprivate func rowCount(ofMoveButtons count: Int, width: Double) -> Int {
    let one = max(GameButtonMetrics.minSide, self.width(of: "Right", .footnote)) + 2 * GameButtonMetrics.padding
    return one * Double(count) + GameButtonMetrics.gap * Double(count - 1) <= width ? 1 : 2
  }
}
