/// One cubic Bézier curve. In a closed outline each curve starts where the one before it ends, and the last ends where
/// the first starts.
public struct CubicCurve: Equatable, Sendable {
  /// Where the curve starts.
  public var start: Point

  /// The first control point: the curve leaves `start` towards it.
  public var control1: Point

  /// The second control point: the curve comes to `end` from it.
  public var control2: Point

  /// Where the curve ends.
  public var end: Point

  /// Makes a curve from its four points.
  public init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The closed smooth outline through `points`: the uniform Catmull–Rom spline, whose tangent at a point is half the
  /// step between its two neighbours (E. Catmull, R. Rom, 1974), written as Bézier curves.
  ///
  /// Control points are kept within `size`. A curve lies in the hull of its four points, so that an outline whose
  /// points are in the tank does not bulge through the wall, and lies flat against it.
  static func closed(through points: [Point], within size: Point) -> [CubicCurve] {
    let count = points.count
    guard count > 2 else { return [] }
    var curves: [CubicCurve] = []
    curves.reserveCapacity(count)
    for index in 0..<count {
      let before = points[(index + count - 1) % count]
      let start = points[index]
      let end = points[(index + 1) % count]
      let after = points[(index + 2) % count]
      curves.append(
        CubicCurve(
          start: start, control1: (start + (end - before) * (1.0 / 6)).clamped(to: size),
          control2: (end - (after - start) * (1.0 / 6)).clamped(to: size), end: end))
    }
    return curves
  }
}
