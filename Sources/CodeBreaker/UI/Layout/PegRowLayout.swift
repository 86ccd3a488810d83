/// The size of a row's pegs and the space between them, in points.
struct PegRowLayout: Hashable {
  var side: Double

  var spacing: Double

  /// Fits a row into a width. Pegs are at most `largest` wide, and at least one point even if the row doesn't fit.
  init(pegCount: Int, width: Double, largest: Double, spacing: Double) {
    let count = Double(max(1, pegCount))
    self.spacing = spacing
    side = max(1, min(largest, (width - spacing * (count - 1)) / count))
  }
}

extension PegRowLayout {
  /// Returns the layout of a guess that the coach proposes.
  static func hint(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, largest: 44, spacing: 6)
  }

  /// Returns the layout of an attempt in a review, and of the coach's better guess. Leaves space for the number and the markers
  /// on the smallest phones.
  static func review(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 148, largest: 30, spacing: 4)
  }

  /// Returns the layout of one of two attempts side by side, which fits the smallest phones.
  static func duel(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 110, largest: 26, spacing: 3)
  }

  /// Returns the layout of a code that remained after an attempt. It's small, because there may be two hundred. It's larger for
  /// accessibility text sizes.
  static func remaining(pegCount: Int, hasLargeText: Bool = false) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, largest: hasLargeText ? 34 : 22, spacing: 2)
  }

  /// Returns the width of a row with the given number of pegs.
  func width(pegCount: Int) -> Double {
    Double(pegCount) * side + Double(max(0, pegCount - 1)) * spacing
  }
}
