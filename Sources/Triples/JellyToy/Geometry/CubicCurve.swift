/// A cubic Bézier curve. In a closed outline, each curve starts where the one before it ends.
public struct CubicCurve: Equatable, Sendable {
  /// The start point.
  public var start: Point

  /// The first control point. It determines the tangent at `start`.
  public var control1: Point

  /// The second control point. It determines the tangent at `end`.
  public var control2: Point

  /// The end point.
  public var end: Point

  /// Creates a curve from its four points.
  public init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Returns the closed outline through `points` as Bézier curves: the uniform Catmull–Rom spline, whose tangent at a
  /// point is half the displacement between its neighbors (E. Catmull, R. Rom, 1974). Control points are clamped to
  /// `size`, so an outline through points in the tank lies flat against a wall and doesn't bulge through it.
  static func closedOutline(through points: [Point], within size: Point) -> [CubicCurve] {
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
