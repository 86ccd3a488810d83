/// The layout, in points, of two games' attempts: side by side, except with accessibility text sizes.
enum DuelLayout {
  /// The padding around a row and the space between its parts.
  static let spacing = 10.0

  static let numberWidth = 20.0

  /// Returns the width for each of two codes side by side, on a page whose width includes margins of 16 points.
  static func sideWidth(page width: Double) -> Double {
    (width - 2 * 16 - 2 * spacing - numberWidth - 2 * spacing) / 2
  }
}
