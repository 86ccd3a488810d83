/// The shape of a creature at rest: 12 points around its middle, clockwise on the screen from the right, in radii.
struct JellyShape {
  static let pointCount = 12

  let points: [Point]

  /// The area of the polygon of `points`.
  let area: Double

  /// The inverse of the points' second moments, with which a body finds out how it is stretched.
  let inverseMoments: LinearMap

  /// The cosine and sine of 0°, 30°, … 330°.
  static let directions: [Point] = {
    let root = 0.866_025_403_784_438_6
    let quarter = [Point(x: 1, y: 0), Point(x: root, y: 0.5), Point(x: 0.5, y: root)]
    var directions = quarter
    for _ in 0..<3 { directions += directions.suffix(3).map { $0.perpendicular } }
    return directions
  }()

  /// The shape of creatures of value `value`: a tall gumdrop, a broad bun, and from 3 on a gumdrop with ears.
  static func of(value: Int) -> JellyShape {
    switch value {
    case 1: tall
    case 2: broad
    default: eared
    }
  }

  private static let tall = JellyShape(
    radii: [0.96, 1.04, 1.02, 0.96, 1.02, 1.04, 0.96, 0.92, 0.96, 1.02, 0.96, 0.92], width: 0.94, height: 1.07)
  private static let broad = JellyShape(
    radii: [1, 1.06, 0.99, 0.93, 0.99, 1.06, 1, 1.02, 1, 0.97, 1, 1.02], width: 1.09, height: 0.94)
  private static let eared = JellyShape(
    radii: [0.99, 1.05, 1.01, 0.95, 1.01, 1.05, 0.99, 0.97, 1.25, 0.88, 1.25, 0.97], width: 1.03, height: 0.98)

  private init(radii: [Double], width: Double, height: Double) {
    var points: [Point] = []
    var middle = Point.zero
    for (radius, direction) in zip(radii, Self.directions) {
      points.append(Point(x: direction.x * radius * width, y: direction.y * radius * height))
      middle += points[points.count - 1] * (1 / Double(Self.pointCount))
    }
    points = points.map { $0 - middle }
    var moments = LinearMap.zero
    for point in points { moments.addOuterProduct(point, point) }
    self.points = points
    area = Self.area(of: points)
    inverseMoments = moments.inverse ?? LinearMap(xx: 1, xy: 0, yx: 0, yy: 1)
  }

  /// The area inside a closed polygon, positive when it runs clockwise on the screen.
  static func area(of points: [Point]) -> Double {
    var twice = 0.0
    var last = points[points.count - 1]
    for point in points {
      twice += last.cross(point)
      last = point
    }
    return twice / 2
  }
}
