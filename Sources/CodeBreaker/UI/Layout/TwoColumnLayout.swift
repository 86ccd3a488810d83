/// The layout, in points, of a page with two parts, such as a board and its coach.
enum TwoColumnLayout {
  /// The space between the parts.
  static let gap = 16.0

  static let maxColumnWidth = 544.0

  /// Returns whether the parts are side by side. `hasLargeText` means an accessibility text size.
  static func isSideBySide(width: Double, hasLargeText: Bool) -> Bool { width >= 720 && !hasLargeText }
}
