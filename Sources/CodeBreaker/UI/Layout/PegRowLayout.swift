/// The size of a row's pegs and the space between them, in points.
struct PegRowLayout: Hashable {
  /// The width and height of a peg.
  var side: Double

  /// The space between two pegs.
  var spacing: Double

  /// Fits a row into a width.
  ///
  /// - Parameters:
  ///  - pegCount: The number of pegs, at least 1.
  ///  - width: The available width. Even if it's too small, pegs are at least one point wide.
  ///  - largest: The maximum size of a peg.
  ///  - spacing: The space between two pegs.
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

  /// Returns the layout of a code that remained after an attempt. It's small, because there may be two hundred.
  ///
  /// - Parameters:
  ///  - pegCount: The number of pegs.
  ///  - hasLargeText: Whether the text has one of the accessibility sizes.
  static func remaining(pegCount: Int, hasLargeText: Bool = false) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, largest: hasLargeText ? 34 : 22, spacing: 2)
  }

  /// Returns the width of a row with the given number of pegs.
  func width(pegCount: Int) -> Double {
    Double(pegCount) * side + Double(max(0, pegCount - 1)) * spacing
  }
}
