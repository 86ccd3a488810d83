import AppSupport

/// How a table (figures, board, controls) fills a space.
struct TableLayout: Hashable {
  /// How the parts stand.
  enum Arrangement: Hashable {
    /// One below the other.
    case stacked
    /// The board beside the rest.
    case sideBySide
  }

  let arrangement: Arrangement

  /// The side of the board, in points, or `nil` where the board takes what the rest leaves.
  let boardSide: Double?

  /// Whether what stands one below the other scrolls, since its text is too large, or too long, to leave room for the board.
  /// What stands beside a board always can.
  let scrolls: Bool

  /// The width that figures and controls have beside the board, in points.
  let sideWidth: ClosedRange<Double>

  /// The width beyond which parts that stand one below the other do not grow.
  static let stackWidth = 720.0

  /// The gap between the parts, in points.
  static let gap = 12.0

  /// The least side of a board that is to be played on without scrolling, in points.
  static let leastBoard = 150.0

  /// How many tools there are beside the figures.
  static let toolCount = 5

  /// Decides on a layout.
  ///
  /// - Parameters:
  ///   - width: of the space, in points; so is `height`.
  ///   - hasCompactHeight: as of a phone on its side.
  ///   - hasCompactWidth: as of a phone held upright, or of a narrow window.
  ///   - textSize: the size of text that the player has chosen.
  ///   - hasMore: whether there is more to read than any screen has room for.
  init(
    width: Double, height: Double, hasCompactHeight: Bool, hasCompactWidth: Bool, textSize: TextSize = .large,
    hasMore: Bool = false
  ) {
    let least = Self.leastSideWidth(textSize)
    sideWidth = least...max(340, least)
    let isWide = width > height * 1.1
    // Text can be so large that a column of it leaves no room for a board worth the name.
    let hasRoom = width - least - Self.gap >= min(height, Self.leastBoard)
    arrangement = isWide && hasRoom && (hasCompactHeight || !hasCompactWidth) ? .sideBySide : .stacked
    switch arrangement {
    case .sideBySide:
      scrolls = false
      boardSide = max(0, min(height, width - least - Self.gap))
    case .stacked:
      scrolls =
        hasMore || textSize.isAccessibilitySize
        || height - Self.restHeight(width: min(width, Self.stackWidth), textSize) < min(Self.leastBoard, width)
      // A board that scrolls away keeps its size, and leaves an edge beside which the page can be taken hold of.
      // Where there is more to read, what comes first below the board is to be seen together with it.
      boardSide = scrolls ? max(0, min(width, height * (hasMore ? 0.5 : 0.8))) : nil
    }
  }

  /// The least width of a column beside the board: the tools stand in one row in it, or with very large text in two.
  private static func leastSideWidth(_ size: TextSize) -> Double {
    let inRow = Double(size.isAccessibilitySize ? (toolCount + 1) / 2 : toolCount)
    return max(264, inRow * size.symbolButtonWidth + (inRow - 1) * GameButton.gap)
  }
}

// MARK: Estimates
extension TableLayout {
  /// The width that a figure asks for, in points: about that of five digits, somewhat narrowed. It does not depend on the
  /// number, so that nothing jumps in the middle of a game.
  static func figureWidth(_ size: TextSize) -> Double { (80 * size.points(.title2) / 22).rounded() }

  /// How figures and tools share out a width.
  static func figuresPlan(_ size: TextSize, width: Double) -> LinePlan {
    let figures = Array(repeating: LinePlan.Item(width: figureWidth(size), stretches: true), count: 2)
    let tools = Array(repeating: LinePlan.Item(width: size.symbolButtonWidth, part: 1), count: toolCount)
    return LinePlan(figures + tools, spacing: GameButton.gap, width: width)
  }

  /// About how high all is that stands above and below a board, with the gaps, in points.
  static func restHeight(width: Double, _ size: TextSize) -> Double {
    let figureHeight = size.lineHeight(.caption) + size.lineHeight(.title2) + 8
    let figures = figuresPlan(size, width: width).lines.map { $0.lowerBound < 2 ? figureHeight : size.buttonHeight }
    let moves = size.plan(ofMoves: 4, width: width)
    let moveHeight = max(GameButton.least, size.lineHeight(.body) + 2 + size.lineHeight(.footnote))
    // The question for the next game is a line and a choice, which the system does not enlarge.
    let choice = size.lineHeight(.caption) + 2 + 32
    let buttons = size.buttonWidth("Game 999") + size.buttonWidth("New Game") + GameButton.gap
    let hasOneRow = buttons + GameButton.gap + 240 <= width
    let buttonRows = buttons <= width ? 1.0 : 2
    let controls =
      hasOneRow ? max(size.buttonHeight, choice) : size.buttonHeight * buttonRows + GameButton.gap * buttonRows + choice
    return figures.reduce(0, +) + GameButton.gap * Double(figures.count - 1)
      + size.lineHeight(.callout) + moveHeight * Double(moves) + GameButton.gap * Double(moves - 1) + controls + 4 * gap
  }
}

extension TextSize {
  /// In how many rows buttons with a symbol over the name of a move stand: in one, or in two of two.
  fileprivate func plan(ofMoves count: Int, width: Double) -> Int {
    let one = max(GameButton.least, self.width(of: "Right", .footnote)) + 2 * GameButton.padding
    return one * Double(count) + GameButton.gap * Double(count - 1) <= width ? 1 : 2
  }
}
