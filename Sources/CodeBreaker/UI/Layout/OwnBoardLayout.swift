/// How a page with two parts lays them out: a board of one's own and its coach, a code that is set and who breaks it.
enum OwnBoardLayout {
  /// The room between two parts, in points.
  static let gap = 16.0

  /// The width beyond which a column does not grow, in points.
  static let columnWidth = 544.0

  /// Whether both stand side by side.
  ///
  /// - Parameters:
  ///   - width: the room for both, in points.
  ///   - hasLargeText: whether the player has chosen one of the sizes of letters for accessibility.
  static func isSideBySide(width: Double, hasLargeText: Bool) -> Bool { width >= 720 && !hasLargeText }
}
