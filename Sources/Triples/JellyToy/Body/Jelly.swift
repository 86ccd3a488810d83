final class Jelly {
  let id: Int
  let value: Int
  let body: SoftBody
  var face = Face()

  var fullRadius: Double

  /// The growth, from 0 for a newcomer to 1 when fully grown.
  var growth = 1.0

  /// The time on the tank's clock until which a throw or nudge allows the creature to merge.
  var canMergeUntil = -1.0

  /// The phase of the breathing cycle, −1 to 1.
  var breathPhase: Double

  /// The time on the tank's clock at which a giggle next shakes the body.
  var nextShakeTime = 0.0
  var shakesUp = false

  private var lastVelocity = Point.zero

  init(id: Int, value: Int, center: Point, radius: Double, breathPhase: Double) {
    self.id = id
    self.value = value
    self.breathPhase = breathPhase
    fullRadius = radius
    body = SoftBody(shape: .shape(forNumber: value), center: center, radius: radius)
  }

  /// Shrinks a new creature, which then grows to its full size in `JellyPhysics.growTime`.
  func startSmall() {
    growth = 0
    body.rescale(by: 0.35, to: body.center)
  }

  func grow(time: Double) {
    guard growth < 1 else { return }
    growth = min(1, growth + time / JellyPhysics.growTime)
    body.radius = fullRadius * (0.35 + 0.65 * growth)
  }

  /// Advances the breathing cycle by `time` seconds, and returns the factor by which it scales the body's area.
  func breathe(time: Double) -> Double {
    breathPhase += time * 0.9
    if breathPhase > 1 { breathPhase -= 2 }
    return 1 + 0.03 * 4 * breathPhase * (1 - abs(breathPhase))
  }

  func laugh(at clock: Double, for duration: Double) {
    face.giggleTime = duration
    nextShakeTime = clock
    shakesUp = false
  }

  /// Shakes the body of a giggling creature at intervals of 0.11 seconds.
  func shake(at clock: Double) {
    guard face.giggleTime > 0.15, clock >= nextShakeTime else { return }
    body.squash(rate: shakesUp ? -5 : 5)
    shakesUp.toggle()
    nextShakeTime = clock + 0.11
  }

  /// Returns the average acceleration since the previous call, `time` seconds ago, in radii per second squared.
  func updateAcceleration(time: Double) -> Point {
    let velocity = body.velocity
    defer { lastVelocity = velocity }
    return (velocity - lastVelocity) * (1 / (time * max(fullRadius, 1e-9)))
  }

  /// Returns the direction to `place`, scaled by its distance but within the unit circle.
  func gaze(toward place: Point?) -> Point {
    guard let place else { return .zero }
    let way = place - body.position(of: FaceLayout.betweenEyes)
    return (way * (0.5 / max(fullRadius, 1e-9))).limited(to: 0.85)
  }
}

// MARK: Drawing
extension Jelly {
  func creature(in size: Point, isHeld: Bool) -> Creature {
    let mouthDepth = 0.06 + 0.16 * face.smile
    let half = FaceLayout.mouthHalfWidth * (0.8 + 0.35 * face.smile)
    let mouthY = FaceLayout.mouthY - 0.04 * face.smile
    func mouthPoint(_ x: Double, _ y: Double) -> Point { body.position(of: Point(x: x, y: mouthY + y)) }
    return Creature(
      id: id, value: value, outline: CubicCurve.closedOutline(through: body.points, within: size),
      center: body.center, radius: body.radius, tilt: body.rotation, leftEye: eye(side: -1, in: size),
      rightEye: eye(side: 1, in: size),
      mouth: CubicCurve(
        start: mouthPoint(-half, 0), control1: mouthPoint(-half * 0.6, mouthDepth * 1.33),
        control2: mouthPoint(half * 0.6, mouthDepth * 1.33), end: mouthPoint(half, 0)),
      isLaughing: face.smile > 0.7, leftCheek: cheek(side: -1), rightCheek: cheek(side: 1), gloss: gloss,
      glossWidth: body.radius * 0.1, label: label, shadow: shadow(floor: size.y), isHeld: isHeld)
  }

  private func eye(side: Double, in size: Point) -> Eye {
    let radius = FaceLayout.eyeRadius * body.radius
    let pupilRadius = FaceLayout.pupilRadius * body.radius
    // Clamp the eye to the tank, because a body that hits a wall is flatter than its average stretch says.
    let center = body.position(of: FaceLayout.betweenEyes + Point(x: side * FaceLayout.eyeDistance, y: 0))
      .clamped(to: size, margin: radius)
    let pupil = center + face.gaze * (radius - pupilRadius * 1.1)
    let openness = max(0, min(1, face.openness))
    // A cubic curve with handles 4/3 of the radius long approximates a half circle. The lid extends beyond the white.
    let right = body.rotation * (radius * 1.05)
    let down = right.perpendicular * (4.0 / 3)
    let edge = down * (1 - 2 * openness)
    let lidEdge = CubicCurve(
      start: center - right, control1: center - right + edge, control2: center + right + edge, end: center + right)
    let lidTop = CubicCurve(
      start: center + right, control1: center + right - down, control2: center - right - down, end: center - right)
    // While the creature laughs, the line of the closed lid bends up instead of down.
    let archEnd = down * (0.2 * face.laughter)
    let arch = edge * (1 - face.laughter) - down * (0.75 * face.laughter)
    return Eye(
      white: Disc(center: center, radius: radius), pupil: Disc(center: pupil, radius: pupilRadius),
      openness: openness, lid: [lidEdge, lidTop],
      lash: CubicCurve(
        start: center - right + archEnd, control1: center - right + arch, control2: center + right + arch,
        end: center + right + archEnd))
  }

  private func cheek(side: Double) -> Disc {
    Disc(
      center: body.position(of: Point(x: FaceLayout.cheek.x * side, y: FaceLayout.cheek.y)),
      radius: FaceLayout.cheekRadius * body.radius)
  }

  private var label: Label {
    // Writing the number as a string would make the toy's program an eighth larger.
    var digitCount = 1
    var rest = value / 10
    while rest > 0 {
      digitCount += 1
      rest /= 10
    }
    let size = FaceLayout.labelSize(digitCount: digitCount) * body.radius
    return Label(center: body.position(of: FaceLayout.label), size: size, tilt: body.rotation)
  }

  /// A highlight at the upper left, where the light comes from. It stretches with the body but doesn't rotate.
  private var gloss: CubicCurve {
    let back = Point(x: body.rotation.x, y: -body.rotation.y)
    func lit(_ x: Double, _ y: Double) -> Point { body.position(of: Point(x: x, y: y).rotated(by: back)) }
    return CubicCurve(
      start: lit(-0.76, -0.2), control1: lit(-0.73, -0.44), control2: lit(-0.6, -0.62), end: lit(-0.4, -0.72))
  }

  private func shadow(floor: Double) -> Shadow {
    let radius = max(body.radius, 1e-9)
    let height = max(0, floor - body.maxCorner.y) / radius
    let nearness = 1 / (1 + 0.35 * height)
    return Shadow(
      center: Point(x: body.center.x, y: floor),
      radiusX: (body.maxCorner.x - body.minCorner.x) * 0.5 * (0.7 + 0.3 * nearness),
      radiusY: radius * 0.14 * (0.6 + 0.4 * nearness), opacity: nearness * nearness)
  }
}
