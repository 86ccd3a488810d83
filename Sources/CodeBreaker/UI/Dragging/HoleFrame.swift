/// Where a hole of the guess is on the table, in points.
struct HoleFrame: Hashable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  /// How far above and below a hole a peg may be let go. Beside it, a third of that, since another hole may be there.
  static let reach = 14.0

  /// Whether a peg that is let go there goes into the hole: upon it, or near it.
  func takes(x: Double, y: Double) -> Bool {
    x >= left - Self.reach / 3 && x <= left + width + Self.reach / 3
      && y >= top - Self.reach && y <= top + height + Self.reach
  }

  /// The hole that takes a peg that is let go there: the nearest one that does.
  static func hole(x: Double, y: Double, among frames: [Int: HoleFrame]) -> Int? {
    frames.filter { $0.value.takes(x: x, y: y) }
      .min { ($0.value.distance(x), $0.key) < ($1.value.distance(x), $1.key) }?.key
  }

  private func distance(_ x: Double) -> Double {
    (x - left - width / 2).magnitude
  }
}
