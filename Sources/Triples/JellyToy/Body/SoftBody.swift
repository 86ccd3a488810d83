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

/// A closed soft body: 12 points that shape matching draws back to a shape, with a constant area inside.
///
/// The method is position-based: points move, constraints shift them, and the velocities follow from where they ended,
/// which is stable whatever is done to them. Shape matching: M. Müller et al., "Meshless Deformations Based on Shape
/// Matching", SIGGRAPH 2005; area and contact as constraints: M. Müller et al., "Position Based Dynamics", 2007.
final class SoftBody {
  var points: [Point]
  var velocities: [Point]

  /// Where the points were when the step began.
  var previous: [Point]

  let shape: JellyShape

  /// The length that 1 in `shape` stands for, in points.
  var radius: Double

  /// The middle of the points, and how they are turned (cosine and sine) and stretched against the shape.
  private(set) var centre: Point
  private(set) var rotation = Point(x: 1, y: 0)
  private(set) var stretch = LinearMap.zero

  /// The corners of the smallest upright rectangle around the points.
  private(set) var low = Point.zero
  private(set) var high = Point.zero

  init(shape: JellyShape, centre: Point, radius: Double) {
    self.shape = shape
    self.radius = radius
    self.centre = centre
    points = shape.points.map { centre + $0 * radius }
    previous = points
    velocities = points.map { _ in .zero }
    updateFrame()
  }

  /// The mean velocity, in points a second.
  var velocity: Point {
    var sum = Point.zero
    for velocity in velocities { sum += velocity }
    return sum * (1 / Double(velocities.count))
  }

  var area: Double { JellyShape.area(of: points) }

  /// The place of `offset`, which is given in radii of the body at rest, with the body's turn and stretch.
  func place(_ offset: Point) -> Point { centre + stretch * offset }

  /// Finds middle, turn, stretch and box of the points as they are now.
  func updateFrame() {
    var sum = Point.zero
    low = points[0]
    high = points[0]
    for point in points {
      sum += point
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    centre = sum * (1 / Double(points.count))
    var turn = Point.zero
    var moments = LinearMap.zero
    for (point, rest) in zip(points, shape.points) {
      let arm = point - centre
      turn += Point(x: rest.dot(arm), y: rest.cross(arm))
      moments.addOuterProduct(arm, rest)
    }
    rotation = turn.normalized(orElse: Point(x: 1, y: 0))
    stretch = moments * shape.inverseMoments
  }

  /// Begins a step of `time` seconds: damps, accelerates and moves the points.
  func move(time: Double, acceleration: Point, damping: Double, speedLimit: Double) {
    let mean = velocity
    var spin = 0.0
    var inertia = 1e-12
    for (point, velocity) in zip(points, velocities) {
      let arm = point - centre
      spin += arm.cross(velocity - mean)
      inertia += arm.lengthSquared
    }
    spin /= inertia
    // Face up: a torque that grows with the sine of the tilt, and stays full beyond a right angle.
    let lean = rotation.x > 0 ? rotation.y : (rotation.y < 0 ? -1 : 1)
    let newSpin = spin * (1 - JellyPhysics.turningDamping * time) - JellyPhysics.righting * lean * time
    let kept = max(0, 1 - damping * time)
    let wobbleKept = max(0, 1 - JellyPhysics.wobbleDamping * time)
    for index in points.indices {
      let turning = (points[index] - centre).perpendicular
      let wobble = velocities[index] - mean - turning * spin
      let velocity = mean * kept + turning * newSpin + wobble * wobbleKept + acceleration * time
      velocities[index] = velocity.limited(to: speedLimit)
      previous[index] = points[index]
      points[index] += velocities[index] * time
    }
    updateFrame()
  }

  /// Draws the points towards the shape, as turned now.
  func matchShape(share: Double) {
    for (index, rest) in shape.points.enumerated() {
      let goal = centre + rest.rotated(by: rotation) * radius
      points[index] += (goal - points[index]) * share
    }
  }

  /// Moves the points along the area's gradient until the body holds `factor` times the area that it should.
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
    // A crushed body has hardly a gradient; it may not be blown up in one step.
    let factor = -error / max(sum, radius * radius * 0.5)
    for index in 0..<count { points[index] += (gradients[index] * factor).limited(to: radius * 0.2) }
  }

  /// Ends a step: what the points have really moved is their velocity.
  func finish(time: Double, speedLimit: Double) {
    for index in points.indices {
      velocities[index] = ((points[index] - previous[index]) * (1 / time)).limited(to: speedLimit)
    }
    updateFrame()
  }

  /// Adds `change` to every point's velocity.
  func push(by change: Point) {
    for index in velocities.indices { velocities[index] += change }
  }

  /// Adds a velocity that squashes the body (or, when negative, stretches it up), at `rate` per second.
  func squash(rate: Double) {
    for index in velocities.indices {
      let arm = points[index] - centre
      velocities[index] += Point(x: arm.x * rate, y: -arm.y * rate)
    }
  }

  /// Moves the whole body without giving it speed.
  func shift(by change: Point) {
    for index in points.indices {
      points[index] += change
      previous[index] += change
    }
    updateFrame()
  }

  /// Takes the body to `newCentre` and scales it, keeping its turn, its wobble and its speed in radii.
  func rescale(by factor: Double, to newCentre: Point) {
    for index in points.indices {
      points[index] = newCentre + (points[index] - centre) * factor
      previous[index] = points[index]
      velocities[index] = velocities[index] * factor
    }
    radius *= factor
    updateFrame()
  }

  /// Stretches the body along `axis` (of length 1) by `factor`, and across it by the inverse.
  func elongate(along axis: Point, by factor: Double) {
    for index in points.indices {
      let arm = points[index] - centre
      let along = axis * arm.dot(axis)
      points[index] = centre + along * factor + (arm - along) * (1 / factor)
    }
    updateFrame()
  }

  /// Takes all speed away.
  func stop() {
    for index in velocities.indices { velocities[index] = .zero }
  }

  /// Forgets everything but the shape, at `centre`: for a body whose numbers have gone astray.
  func reset(to newCentre: Point) {
    for (index, rest) in shape.points.enumerated() {
      points[index] = newCentre + rest * radius
      previous[index] = points[index]
      velocities[index] = .zero
    }
    updateFrame()
  }
}
