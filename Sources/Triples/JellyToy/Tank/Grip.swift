/// The player's hold on a creature: soft, strongest where it was taken.
struct Grip {
  /// The creature that is held.
  let id: Int

  /// How much each of the body's points follows, 0 to 1.
  private let weights: [Double]
  private let weightSum: Double

  /// From the finger to the held spot, so that nothing jumps when the finger comes down.
  private let offset: Point

  /// When and where the finger came down.
  let start: Double
  private let startPlace: Point

  /// Whether the finger has moved so far that this is no mere tap.
  private(set) var hasMoved = false

  private var target: Point

  init(_ jelly: Jelly, at place: Point, clock: Double) {
    let body = jelly.body
    let reach = body.radius * 0.7
    var weights: [Double] = []
    var sum = 0.0
    var spot = Point.zero
    for point in body.points {
      let distance = (point - place).length / max(reach, 1e-9)
      let weight = 0.35 + 0.65 / (1 + distance * distance)
      weights.append(weight)
      sum += weight
      spot += point * weight
    }
    id = jelly.id
    self.weights = weights
    weightSum = sum
    offset = spot * (1 / sum) - place
    start = clock
    startPlace = place
    target = place
  }

  mutating func move(to place: Point, tolerance: Double) {
    target = place
    if (place - startPlace).length > tolerance { hasMoved = true }
  }

  /// Draws the body's points towards the finger, one step.
  func pull(_ body: SoftBody) {
    var spot = Point.zero
    for (point, weight) in zip(body.points, weights) { spot += point * weight }
    let way = target + offset - spot * (1 / weightSum)
    let step = (way * Feel.pull).limited(to: body.radius * Feel.longestPull)
    for index in body.points.indices { body.points[index] += step * weights[index] }
  }
}
