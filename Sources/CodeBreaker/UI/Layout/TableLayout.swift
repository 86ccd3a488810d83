/// Where the parts of the table stand and how large their pegs are, in points, for the size of the window.
struct TableLayout: Hashable {
  /// The room around the table and between its parts.
  static let gap = 8.0

  /// The least that a finger meets reliably.
  static let touchSide = 44.0

  /// What an attempt holds besides its pegs: its number, its markers, and the room around them.
  static let attemptExtras = 44.0 + 64 + 24

  /// Whether the whole table scrolls in one column, since the window is very low or its letters are very large.
  let scrolls: Bool

  /// Whether code and attempts stand beside guess and choices, instead of above them.
  let isSideBySide: Bool

  /// The width of the whole table.
  let width: Double

  /// The width of one of the two columns, or of the only one.
  let columnWidth: Double

  /// The hidden code.
  let master: PegRowLayout

  /// The guess.
  let guess: PegRowLayout

  /// The pegs of an attempt.
  let attempt: PegRowLayout

  /// A row of choices.
  let choice: PegRowLayout

  /// How many choices stand in each row, from the top.
  let choicesPerRow: [Int]

  /// Lays the table out.
  ///
  /// - Parameters:
  ///   - width: the width of the window.
  ///   - height: the height of the window.
  ///   - pegCount: how many pegs a code has.
  ///   - choiceCount: how many pegs there are to choose from.
  ///   - hasLargeText: whether the player has chosen one of the sizes of letters for accessibility.
  init(width: Double, height: Double, pegCount: Int, choiceCount: Int, hasLargeText: Bool = false) {
    let gap = Self.gap
    let isWide = width > height && width >= 480
    scrolls = hasLargeText || height < (isWide ? 300 : 460)
    isSideBySide = isWide && !scrolls
    self.width = max(0, min(width - 2 * gap, isSideBySide ? 960 : 544))
    columnWidth = isSideBySide ? (self.width - 2 * gap) / 2 : self.width
    let isLow = isSideBySide && height < 420
    let spacing = columnWidth < 360 ? 4.0 : 8.0
    // Upright, a hidden code leaves its room to the attempts.
    let masterSide = isSideBySide ? (isLow ? 40.0 : 54.0) : (height < 600 ? 24.0 : 38.0)
    master = PegRowLayout(pegCount: pegCount, width: columnWidth - 8, largest: masterSide, spacing: spacing)
    guess = PegRowLayout(pegCount: pegCount, width: columnWidth - 8, largest: isLow ? 48 : 54, spacing: spacing)
    attempt = PegRowLayout(
      pegCount: pegCount, width: columnWidth - Self.attemptExtras, largest: isLow ? 36 : 42, spacing: 4)
    let choiceSide = isLow ? Self.touchSide : height < 700 ? 46 : 52
    let fitting = max(1, Int((columnWidth + 4) / (choiceSide + 4)))
    choicesPerRow = Self.rows(of: choiceCount, atMost: fitting)
    choice = PegRowLayout(pegCount: choicesPerRow.max() ?? 1, width: columnWidth, largest: choiceSide, spacing: 4)
  }

  /// Shares out things among as few rows as hold them, as evenly as possible, longer rows first.
  static func rows(of count: Int, atMost most: Int) -> [Int] {
    guard count > 0, most > 0 else { return [] }
    let rowCount = (count + most - 1) / most
    return (0..<rowCount).map { count / rowCount + ($0 < count % rowCount ? 1 : 0) }
  }

  /// The places of the things that rows of these lengths hold, counted through from 0.
  static func ranges(_ lengths: [Int]) -> [Range<Int>] {
    var first = 0
    return lengths.map { length in
      defer { first += length }
      return first..<first + length
    }
  }
}
