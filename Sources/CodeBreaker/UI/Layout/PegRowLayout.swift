/// The size of a row's pegs and the space between them, in points.
struct PegRowLayout: Hashable {
  var side: Double

  var spacing: Double

  /// Fits a row into a width. Pegs are at most `maxSide` wide, and at least one point even if the row doesn't fit.
  init(pegCount: Int, width: Double, maxSide: Double, spacing: Double) {
    let count = Double(max(1, pegCount))
    self.spacing = spacing
    side = max(1, min(maxSide, (width - spacing * (count - 1)) / count))
  }
}

extension PegRowLayout {
  static func hint(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, maxSide: 44, spacing: 6)
  }

  /// Returns a layout that fits the smallest phones, with the number and the markers.
  static func review(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 148, maxSide: 30, spacing: 4)
  }

  /// Returns a layout that fits two attempts side by side on the smallest phones.
  static func duel(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 110, maxSide: 26, spacing: 3)
  }

  /// Returns a small layout, because two hundred codes may remain. It's larger for accessibility text sizes.
  static func remainingCodes(pegCount: Int, hasLargeText: Bool = false) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, maxSide: hasLargeText ? 34 : 22, spacing: 2)
  }

  func width(pegCount: Int) -> Double {
    Double(pegCount) * side + Double(max(0, pegCount - 1)) * spacing
  }
}
