enum LessonLayout {
  /// The maximum widths of a step's text and of the game position that the step shows, in points.
  static let maxTextWidth = 544.0
  static let maxPositionWidth = 420.0

  /// Returns whether the position is beside the text, as on a phone in landscape. The available width and height
  /// are in points. `hasLargeText` is `true` if the player has chosen one of the accessibility text sizes.
  static func isSideBySide(width: Double, height: Double, hasLargeText: Bool) -> Bool {
    width >= 560 && width > height && !hasLargeText
  }

  /// Returns the side, in points, of the largest board that is visible with its buttons and, unless `isSideBySide` is
  /// `true`, the text above. If the window isn't tall enough, returns the minimum playable size, and the page scrolls.
  static func boardSide(height: Double, isSideBySide: Bool) -> Double {
    isSideBySide ? max(180, min(maxPositionWidth, height - 116)) : max(240, min(maxPositionWidth, height - 390))
  }
}
