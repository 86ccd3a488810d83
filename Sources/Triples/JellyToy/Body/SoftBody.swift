/// The shape of a creature at rest: 12 points in units of its radius, clockwise on the screen from the right.
struct JellyShape {
  static let pointCount = 12

  let points: [Point]

  let area: Double

  /// The inverse of the second moments of the points, from which a body computes how it is stretched.
  let inverseMoments: LinearMap

  /// The cosines and sines of 0°, 30°, … 330°.
  static let directions: [Point] = {
    let root = 0.866_025_403_784_438_6
    let quarter = [Point(x: 1, y: 0), Point(x: root, y: 0.5), Point(x: 0.5, y: root)]
    var directions = quarter
    for _ in 0..<3 { directions += directions.suffix(3).map { $0.perpendicular } }
    return directions
  }()

  /// Returns the shape for a number: a tall gumdrop for 1, a broad bun for 2, and a gumdrop with ears from 3 on.
  static func shape(forNumber value: Int) -> JellyShape {
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

  /// Returns the area of a closed polygon, which is positive if the polygon is clockwise on the screen.
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

/// A closed soft body: 12 points that shape matching pulls toward a shape (M. Müller et al., "Meshless Deformations
/// Based on Shape Matching", SIGGRAPH 2005). Constraints preserve its area and handle contacts (M. Müller et al.,
/// "Position Based Dynamics", 2007). Velocities are derived from the final positions, so the simulation is stable
/// wherever the points are.
final class SoftBody {
  var points: [Point]
  var velocities: [Point]

  /// The positions at the beginning of the step.
  var previousPoints: [Point]

  let shape: JellyShape

  /// The length of one unit of `shape`, in points.
  var radius: Double

  /// The center of the points, and the body's rotation (cosine and sine) and stretch relative to the shape.
  private(set) var center: Point
  private(set) var rotation = Point(x: 1, y: 0)
  private(set) var stretch = LinearMap.zero

  /// The corners of the bounding box of the points.
  private(set) var minCorner = Point.zero
  private(set) var maxCorner = Point.zero

  init(shape: JellyShape, center: Point, radius: Double) {
    self.shape = shape
    self.radius = radius
    self.center = center
    points = shape.points.map { center + $0 * radius }
    previousPoints = points
    velocities = points.map { _ in .zero }
    updateFrame()
  }

  /// The mean velocity, in points per second.
  var velocity: Point {
    var sum = Point.zero
    for velocity in velocities { sum += velocity }
    return sum * (1 / Double(velocities.count))
  }

  var area: Double { JellyShape.area(of: points) }

  /// Returns the position of the point that is at `offset`, in radii, from the center of the body at rest.
  func position(of offset: Point) -> Point { center + stretch * offset }

  /// Updates the center, rotation, stretch, and bounding box from the current points.
  func updateFrame() {
    var sum = Point.zero
    minCorner = points[0]
    maxCorner = points[0]
    for point in points {
      sum += point
      minCorner = Point(x: min(minCorner.x, point.x), y: min(minCorner.y, point.y))
      maxCorner = Point(x: max(maxCorner.x, point.x), y: max(maxCorner.y, point.y))
    }
    center = sum * (1 / Double(points.count))
    var turn = Point.zero
    var moments = LinearMap.zero
    for (point, rest) in zip(points, shape.points) {
      let arm = point - center
      turn += Point(x: rest.dot(arm), y: rest.cross(arm))
      moments.addOuterProduct(arm, rest)
    }
    rotation = turn.normalized(orElse: Point(x: 1, y: 0))
    stretch = moments * shape.inverseMoments
  }

  /// Begins a step of `time` seconds: damps, accelerates, and moves the points.
  func move(time: Double, acceleration: Point, damping: Double, maxSpeed: Double) {
    let mean = velocity
    var spin = 0.0
    var inertia = 1e-12
    for (point, velocity) in zip(points, velocities) {
      let arm = point - center
      spin += arm.cross(velocity - mean)
      inertia += arm.lengthSquared
    }
    spin /= inertia
    // The torque that turns the face up is proportional to the sine of the tilt, and constant beyond a right angle.
    let lean = rotation.x > 0 ? rotation.y : (rotation.y < 0 ? -1 : 1)
    let newSpin = spin * (1 - JellyPhysics.turningDamping * time) - JellyPhysics.rightingStrength * lean * time
    let kept = max(0, 1 - damping * time)
    let wobbleKept = max(0, 1 - JellyPhysics.wobbleDamping * time)
    for index in points.indices {
      let turning = (points[index] - center).perpendicular
      let wobble = velocities[index] - mean - turning * spin
      let velocity = mean * kept + turning * newSpin + wobble * wobbleKept + acceleration * time
      velocities[index] = velocity.limited(to: maxSpeed)
      previousPoints[index] = points[index]
      points[index] += velocities[index] * time
    }
    updateFrame()
  }

  /// Moves each point toward its position in the rotated shape by `share` of the distance.
  func matchShape(share: Double) {
    for (index, rest) in shape.points.enumerated() {
      let goal = center + rest.rotated(by: rotation) * radius
      points[index] += (goal - points[index]) * share
    }
  }

  /// Moves the points along the gradient of the area until the body has `factor` times its normal area.
  func keepArea(factor: Double) {
    let error = area - shape.area * radius * radius * factor
    let count = points.count
    var gradients: [Point] = []
    gradients.reserveCapacity(count)
    var sum = 1e-12
    for index in 0..<count {
      let along = points[(index + 1) % count] - points[(index + count - 1) % count]
      let gradient = Point(x: along.y / 2, y: -along.x / 2)
      gradients.append(gradient)
      sum += gradient.lengthSquared
    }
    // The gradient of a crushed body is almost zero, so limit the correction in a step.
    let factor = -error / max(sum, radius * radius * 0.5)
    for index in 0..<count { points[index] += (gradients[index] * factor).limited(to: radius * 0.2) }
  }

  /// Ends a step: computes the velocities from the actual displacements of the points.
  func finish(time: Double, maxSpeed: Double) {
    for index in points.indices {
      velocities[index] = ((points[index] - previousPoints[index]) * (1 / time)).limited(to: maxSpeed)
    }
    updateFrame()
  }

  func push(by change: Point) {
    for index in velocities.indices { velocities[index] += change }
  }

  /// Adds a velocity that squashes the body, or stretches it upward if `rate` is negative. `rate` is per second.
  func squash(rate: Double) {
    for index in velocities.indices {
      let arm = points[index] - center
      velocities[index] += Point(x: arm.x * rate, y: -arm.y * rate)
    }
  }

  /// Moves the whole body without changing its velocity.
  func shift(by change: Point) {
    for index in points.indices {
      points[index] += change
      previousPoints[index] += change
    }
    updateFrame()
  }

  /// Moves the body to `newCenter` and scales it by `factor`. Its rotation, wobble, and velocity in radii don't change.
  func rescale(by factor: Double, to newCenter: Point) {
    for index in points.indices {
      points[index] = newCenter + (points[index] - center) * factor
      previousPoints[index] = points[index]
      velocities[index] = velocities[index] * factor
    }
    radius *= factor
    updateFrame()
  }

  /// Stretches the body by `factor` along `axis`, which has length 1, and shrinks it by `factor` across the axis.
  func elongate(along axis: Point, by factor: Double) {
    for index in points.indices {
      let arm = points[index] - center
      let along = axis * arm.dot(axis)
      points[index] = center + along * factor + (arm - along) * (1 / factor)
    }
    updateFrame()
  }

  func stop() {
    for index in velocities.indices { velocities[index] = .zero }
  }

  /// Resets the body to its shape at rest at `newCenter`. Used when its coordinates are no longer finite.
  func reset(to newCenter: Point) {
    for (index, rest) in shape.points.enumerated() {
      points[index] = newCenter + rest * radius
      previousPoints[index] = points[index]
      velocities[index] = .zero
    }
    updateFrame()
  }
}
