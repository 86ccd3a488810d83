/// The square in which a tile lies, in points from the board's upper left corner.
struct TileFrame: Hashable {
  var x: Double
  var y: Double
  var side: Double

  /// The radius of the tile's corners.
  var radius: Double { side * 0.16 }

  /// The size of the tile's number: long ones are smaller, so that they fit.
  func fontSize(_ value: Int) -> Double {
    let share =
      switch value {
      case ..<100: 0.47
      case ..<1_000: 0.39
      case ..<10_000: 0.315
      case ..<100_000: 0.26
      default: 0.16
      }
    return side * share
  }
}
