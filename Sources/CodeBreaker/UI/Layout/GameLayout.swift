import AppSupport

/// The layout of the game screen in points, for the size of the window and of the text.
struct GameLayout: Hashable {
  /// The space around the content and between its parts.
  static let gap = 8.0

  /// The width of an attempt without its pegs and its end: number and padding.
  static let attemptExtraWidth = 44.0 + 24

  /// Whether everything scrolls in one column, because the window isn't tall enough or the text is very large.
  let scrolls: Bool

  /// Whether the code and the attempts are beside the guess and the choices, instead of above them.
  let isSideBySide: Bool

  /// Whether one board shows all rows, with the guess in its row, because the window is large enough.
  let isBoard: Bool

  /// The minimum height of a row that isn't used yet. In a low window, attempts scroll when the board fills up.
  let minRowHeight: Double

  /// The space between the rows of attempts.
  let rowSpacing: Double

  /// The width beside the pegs of an attempt, for its markers, and on a board also for the Guess button.
  let rowEndWidth: Double

  /// The width of the space beside the board for hints, or `nil` if there is no room.
  let hintWidth: Double?

  let width: Double

  let columnWidth: Double

  let master: PegRowLayout

  let guess: PegRowLayout

  let attempt: PegRowLayout

  let choice: PegRowLayout

  /// The number of choices in each row, from the top.
  let choicesPerRow: [Int]

  let header: HeaderLayout

  /// The minimum height with space for one attempt. Text heights are estimates.
  let minHeight: Double

  init(
    width: Double, height: Double, pegCount: Int, choiceCount: Int, rowCount: Int = 10, size: TextSize = .large,
    text: HeaderText = HeaderText()
  ) {
    for isDense in [false, true] where width >= 600 && size < .xLarge {
      let board = Self(
        width: width, height: height, isSideBySide: false, scrolls: false, boardRowCount: rowCount, isDense: isDense,
        pegCount: pegCount, choiceCount: choiceCount, size: size, text: text)
      if height >= board.minHeight {
        self = board
        return
      }
    }
    let isWide = width > height && width >= 480
    let isLow = size.isAccessibilitySize || height < (isWide ? 300 : 460)
    let fixed = Self(
      width: width, height: height, isSideBySide: isWide && !isLow, scrolls: isLow, pegCount: pegCount,
      choiceCount: choiceCount, size: size, text: text)
    if isLow || height >= fixed.minHeight {
      self = fixed
    } else {
      self.init(
        width: width, height: height, isSideBySide: false, scrolls: true, pegCount: pegCount, choiceCount: choiceCount,
        size: size, text: text)
    }
  }

  private init(
    width: Double, height: Double, isSideBySide: Bool, scrolls: Bool, boardRowCount: Int? = nil,
    isDense: Bool = false, pegCount: Int, choiceCount: Int, size: TextSize, text: HeaderText
  ) {
    let gap = Self.gap
    self.scrolls = scrolls
    self.isSideBySide = isSideBySide
    isBoard = boardRowCount != nil
    let besides = (width - TwoColumnLayout.maxColumnWidth) / 2 - 3 * gap
    hintWidth = boardRowCount != nil && besides >= 240 ? min(besides, 360) : nil
    self.width = max(0, min(width - 2 * gap, isSideBySide ? 960 : TwoColumnLayout.maxColumnWidth))
    columnWidth = isSideBySide ? (self.width - 2 * gap) / 2 : self.width
    let isLow = isDense || isSideBySide && height < 420
    minRowHeight = isDense ? 34 : GameButtonMetrics.minSide
    rowSpacing = isDense ? 1 : 5
    rowEndWidth = isBoard ? 110 : 64
    let spacing = columnWidth < 360 ? 4.0 : 8.0
    // In portrait, the hidden code is small, to leave space for more attempts.
    let masterSide =
      isBoard ? (isLow ? 36.0 : 46.0) : isSideBySide ? (isLow ? 40.0 : 54.0) : (height < 600 ? 24.0 : 38.0)
    master = PegRowLayout(pegCount: pegCount, width: columnWidth - 8, maxSide: masterSide, spacing: spacing)
    guess = PegRowLayout(pegCount: pegCount, width: columnWidth - 8, maxSide: isLow ? 48 : 54, spacing: spacing)
    attempt = PegRowLayout(
      pegCount: pegCount, width: columnWidth - Self.attemptExtraWidth - rowEndWidth,
      maxSide: isDense ? 34 : isLow ? 36 : 42, spacing: 4)
    let choiceSide = isLow ? GameButtonMetrics.minSide : height < 700 ? 46 : 52
    let fitting = max(1, Int((columnWidth + 4) / (choiceSide + 4)))
    choicesPerRow = Self.rowLengths(of: choiceCount, atMost: fitting)
    choice = PegRowLayout(pegCount: choicesPerRow.max() ?? 1, width: columnWidth, maxSide: choiceSide, spacing: 4)
    header = HeaderLayout(text, width: self.width, size: size)
    let rows = Double(choicesPerRow.count)
    let chooser = rows * choice.side + max(0, rows - 1) * choice.spacing
    let controls = chooser + Self.controlsHeight(width: columnWidth, size: size)
    let oneAttempt = max(GameButtonMetrics.minSide, attempt.side)
    let above = header.height + gap
    let right = guess.side + gap + controls
    // On a board, the guess is in one of the rows.
    var attempts = oneAttempt
    if let boardRowCount { attempts = Double(boardRowCount - 1) * (max(minRowHeight, attempt.side) + rowSpacing) }
    let columns = isSideBySide ? max(master.side + gap + oneAttempt, right) : master.side + 2 * gap + attempts + right
    minHeight = above + columns + 2 * gap
  }

  /// Returns the estimated height below the choices: a note of one line, and the buttons in as few rows as possible.
  private static func controlsHeight(width: Double, size: TextSize) -> Double {
    let rows = Double(buttonPlan(width: width, size: size).lines.count)
    return controlSpacing + size.lineHeight(.footnote) + controlSpacing + rows * size.buttonHeight + (rows - 1) * gap
  }

  /// Returns the lines of the buttons below the choices: hint, removing a peg, and the guess with its longest label.
  static func buttonPlan(width: Double, size: TextSize) -> LinePlan {
    LinePlan(
      [
        LinePlan.Item(width: size.buttonWidth("Hint")), LinePlan.Item(width: size.symbolButtonWidth),
        LinePlan.Item(width: size.buttonWidth("Guess with 3 of 4"), stretches: true, group: 1),
      ], spacing: gap, width: width)
  }

  static let controlSpacing = 6.0

  /// How a finger starts to drag pegs of the guess and choices. Attempts always scroll, so their pegs use `.hold`.
  var dragStart: PegDragStart { scrolls ? .hold : .move }

  /// Returns the lengths of as few rows as possible for `count` items, as equal as possible, longer rows first.
  static func rowLengths(of count: Int, atMost most: Int) -> [Int] {
    guard count > 0, most > 0 else { return [] }
    let rowCount = (count + most - 1) / most
    return (0..<rowCount).map { count / rowCount + ($0 < count % rowCount ? 1 : 0) }
  }

  /// Returns the indexes of the items in rows of these lengths.
  static func ranges(_ lengths: [Int]) -> [Range<Int>] {
    var first = 0
    return lengths.map { length in
      defer { first += length }
      return first..<first + length
    }
  }
}
