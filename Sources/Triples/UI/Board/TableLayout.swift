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

  /// Whether the whole may have to scroll, since its text is too large, or too long, to leave room for the board.
  let scrolls: Bool

  /// The width that figures and controls have beside the board.
  static let sideWidth = 200.0...340.0

  /// The width beyond which parts that stand one below the other do not grow.
  static let stackWidth = 720.0

  /// The gap between the parts, in points.
  static let gap = 12.0

  /// Decides on a layout.
  ///
  /// - Parameters:
  ///   - width: of the space, in points; so is `height`.
  ///   - hasCompactHeight: as of a phone on its side.
  ///   - hasCompactWidth: as of a phone held upright, or of a narrow window.
  ///   - hasLargeText: whether the player has chosen one of the accessibility sizes of text.
  ///   - hasMore: whether there is more to read than any screen has room for.
  init(
    width: Double, height: Double, hasCompactHeight: Bool, hasCompactWidth: Bool, hasLargeText: Bool,
    hasMore: Bool = false
  ) {
    let isWide = width > height * 1.1
    arrangement = isWide && (hasCompactHeight || !hasCompactWidth) ? .sideBySide : .stacked
    scrolls = hasLargeText || hasMore
    switch arrangement {
    case .sideBySide:
      boardSide = max(0, min(height, width - Self.sideWidth.lowerBound - Self.gap))
    case .stacked:
      // With large text the board keeps its size, and what does not fit is scrolled to.
      // Where there is more to read, what comes first below the board is to be seen together with it.
      boardSide = scrolls ? max(0, min(width, height * (hasMore ? 0.5 : 0.9))) : nil
    }
  }
}
