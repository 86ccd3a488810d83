/// How large the pegs of a row are and how far apart, in points.
struct PegRowLayout: Hashable {
  /// The width and height of a peg.
  var side: Double

  /// The room between two pegs.
  var spacing: Double

  /// Fits a row into a width.
  ///
  /// - Parameters:
  ///   - pegCount: how many pegs the row has, at least 1.
  ///   - width: the room for all of them. Where it is too small for anything, the pegs are still a point wide.
  ///   - largest: how large a peg may become.
  ///   - spacing: the room between two pegs.
  init(pegCount: Int, width: Double, largest: Double, spacing: Double) {
    let count = Double(max(1, pegCount))
    self.spacing = spacing
    side = max(1, min(largest, (width - spacing * (count - 1)) / count))
  }
}

extension PegRowLayout {
  /// A guess that the coach proposes.
  static func hint(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, largest: 44, spacing: 6)
  }

  /// The pegs of an attempt in a review, and of the coach's guess instead. Number and markers stand beside them, on the
  /// smallest phones too.
  static func review(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 148, largest: 30, spacing: 4)
  }

  /// The pegs of one of two attempts that stand side by side, on the smallest phones too.
  static func duel(pegCount: Int) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 110, largest: 26, spacing: 3)
  }

  /// One of the codes that remained after an attempt: small, since there may be two hundred.
  ///
  /// - Parameter hasLargeText: whether the player has chosen one of the sizes of letters for accessibility.
  static func remaining(pegCount: Int, hasLargeText: Bool = false) -> PegRowLayout {
    PegRowLayout(pegCount: pegCount, width: 240, largest: hasLargeText ? 34 : 22, spacing: 2)
  }

  /// How wide so many pegs are.
  func width(pegCount: Int) -> Double {
    Double(pegCount) * side + Double(max(0, pegCount - 1)) * spacing
  }
}
