/// The layout of a page with two parts, such as a board and its coach.
enum TwoColumnLayout {
  /// The space between the parts, in points.
  static let gap = 16.0

  /// The maximum width of a column, in points.
  static let maxColumnWidth = 544.0

  /// Returns whether the parts are side by side if the page is `width` points wide. `hasLargeText` means an
  /// accessibility text size.
  static func isSideBySide(width: Double, hasLargeText: Bool) -> Bool { width >= 720 && !hasLargeText }
}
