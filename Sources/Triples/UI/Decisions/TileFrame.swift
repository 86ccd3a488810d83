/// The square in which a tile lies, in points from the board's upper left corner.
struct TileFrame: Hashable {
  var x: Double
  var y: Double
  var side: Double

  /// The middle of the tile, as shares of its side from the board's upper left corner. A tile is laid out in that corner
  /// and then moved, so this is where it seems to grow from, in the units in which SwiftUI anchors an effect.
  var anchor: (x: Double, y: Double) {
    side > 0 ? (x / side + 0.5, y / side + 0.5) : (0.5, 0.5)
  }

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
