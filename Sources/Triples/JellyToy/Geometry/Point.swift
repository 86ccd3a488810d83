#if canImport(Glibc)
// Needed for linking `squareRoot()`, which is in a separate library on Linux.
import Glibc
#endif

/// A position or displacement in the tank, in points. As on a screen, x increases to the right and y downward.
public struct Point: Equatable, Sendable {
  /// The distance from the left wall.
  public var x: Double

  /// The distance from the top.
  public var y: Double

  /// Creates the point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static let zero = Point(x: 0, y: 0)

  var isFinite: Bool { x.isFinite && y.isFinite }
  var lengthSquared: Double { x * x + y * y }
  var length: Double { lengthSquared.squareRoot() }

  /// The displacement rotated by a right angle, from the x-axis toward the y-axis.
  var perpendicular: Point { Point(x: -y, y: x) }

  /// Returns the displacement scaled to length 1, or `fallback` if it is too short to have a direction.
  func normalized(orElse fallback: Point) -> Point {
    let length = length
    return length > 1e-9 && length.isFinite ? self * (1 / length) : fallback
  }

  func limited(to maximum: Double) -> Point {
    let length = length
    return length > maximum ? self * (maximum / length) : self
  }

  /// Returns the displacement rotated by the angle whose cosine and sine are the coordinates of `rotation`.
  func rotated(by rotation: Point) -> Point {
    Point(x: rotation.x * x - rotation.y * y, y: rotation.y * x + rotation.x * y)
  }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  static func * (left: Point, factor: Double) -> Point { Point(x: left.x * factor, y: left.y * factor) }
  static func += (left: inout Point, right: Point) { left = left + right }
  static func -= (left: inout Point, right: Point) { left = left - right }
}

extension Point {
  /// Returns the nearest point in the rectangle from the origin to `size`, inset by `margin`.
  func clamped(to size: Point, margin: Double = 0) -> Point {
    Point(
      x: max(min(x, size.x - margin), min(margin, size.x / 2)),
      y: max(min(y, size.y - margin), min(margin, size.y / 2)))
  }
}

/// A 2×2 matrix, such as the rotation and stretch of a body.
struct LinearMap {
  var xx: Double
  var xy: Double
  var yx: Double
  var yy: Double

  static let zero = LinearMap(xx: 0, xy: 0, yx: 0, yy: 0)

  mutating func addOuterProduct(_ column: Point, _ row: Point) {
    xx += column.x * row.x
    xy += column.x * row.y
    yx += column.y * row.x
    yy += column.y * row.y
  }

  var inverse: LinearMap? {
    let determinant = xx * yy - xy * yx
    guard abs(determinant) > 1e-12 else { return nil }
    let factor = 1 / determinant
    return LinearMap(xx: yy * factor, xy: -xy * factor, yx: -yx * factor, yy: xx * factor)
  }

  static func * (map: LinearMap, point: Point) -> Point {
    Point(x: map.xx * point.x + map.xy * point.y, y: map.yx * point.x + map.yy * point.y)
  }

  static func * (left: LinearMap, right: LinearMap) -> LinearMap {
    LinearMap(
      xx: left.xx * right.xx + left.xy * right.yx, xy: left.xx * right.xy + left.xy * right.yy,
      yx: left.yx * right.xx + left.yy * right.yx, yy: left.yx * right.xy + left.yy * right.yy)
  }
}
