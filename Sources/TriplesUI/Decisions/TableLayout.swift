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

  /// Whether the whole may have to scroll, since its text is too large to leave room for the board.
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
  init(width: Double, height: Double, hasCompactHeight: Bool, hasCompactWidth: Bool, hasLargeText: Bool) {
    let isWide = width > height * 1.1
    arrangement = isWide && (hasCompactHeight || !hasCompactWidth) ? .sideBySide : .stacked
    scrolls = hasLargeText
    switch arrangement {
    case .sideBySide:
      boardSide = max(0, min(height, width - Self.sideWidth.lowerBound - Self.gap))
    case .stacked:
      // With large text the board keeps its size, and what does not fit is scrolled to.
      boardSide = hasLargeText ? max(0, min(width, height * 0.9)) : nil
    }
  }
}
