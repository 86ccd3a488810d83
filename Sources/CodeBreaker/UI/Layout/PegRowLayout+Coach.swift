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
