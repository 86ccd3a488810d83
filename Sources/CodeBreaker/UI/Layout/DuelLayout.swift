/// The layout of two games' attempts side by side, except with accessibility text sizes.
enum DuelLayout {
  /// The padding around a row and the space between its parts, in points.
  static let spacing = 10.0

  /// The width of the attempt's number, in points.
  static let numberWidth = 20.0

  /// Returns the width for the pegs of one of two attempts that are side by side. `width` is that of the page,
  /// including margins of 16 points.
  static func sideWidth(page width: Double) -> Double {
    (width - 2 * 16 - 2 * spacing - numberWidth - 2 * spacing) / 2
  }
}
