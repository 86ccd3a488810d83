/// A two by two matrix: how a body is turned and stretched.
struct LinearMap {
  var xx: Double
  var xy: Double
  var yx: Double
  var yy: Double

  static let zero = LinearMap(xx: 0, xy: 0, yx: 0, yy: 0)

  /// Adds the outer product of two displacements.
  mutating func addOuterProduct(_ column: Point, _ row: Point) {
    xx += column.x * row.x
    xy += column.x * row.y
    yx += column.y * row.x
    yy += column.y * row.y
  }

  /// The inverse, or `nil` where there is none.
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
