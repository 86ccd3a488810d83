/// One creature: its body, its face and its number.
final class Jelly {
  let id: Int
  let value: Int
  let body: SoftBody
  var face = Face()

  /// The body's radius when it is grown up.
  var fullRadius: Double

  /// 0 for a newcomer, 1 when it is grown up.
  var growth = 1.0

  /// Until when a throw counts, on the tank's clock.
  var thrownUntil = -1.0

  /// Where it is in its breath, −1 to 1.
  var breath: Double

  /// When its giggle shakes it next.
  var nextShake = 0.0
  var shakesUp = false

  private var lastVelocity = Point.zero

  init(id: Int, value: Int, centre: Point, radius: Double, breath: Double) {
    self.id = id
    self.value = value
    self.breath = breath
    fullRadius = radius
    body = SoftBody(shape: .of(value: value), centre: centre, radius: radius)
  }

  /// Makes a newcomer small; it grows in `Feel.growTime`.
  func startSmall() {
    growth = 0
    body.rescale(by: 0.35, to: body.centre)
  }

  /// Lets a newcomer grow by what is due in `time` seconds.
  func grow(time: Double) {
    guard growth < 1 else { return }
    growth = min(1, growth + time / Feel.growTime)
    body.radius = fullRadius * (0.35 + 0.65 * growth)
  }

  /// The share of its area that it holds at this moment of its breath.
  func breathe(time: Double) -> Double {
    breath += time * 0.9
    if breath > 1 { breath -= 2 }
    return 1 + 0.03 * 4 * breath * (1 - abs(breath))
  }

  /// Starts a giggle.
  func laugh(at clock: Double, for duration: Double) {
    face.giggle = duration
    nextShake = clock
    shakesUp = false
  }

  /// The shaking of a giggle, due every tenth of a second.
  func shake(at clock: Double) {
    guard face.giggle > 0.15, clock >= nextShake else { return }
    body.squash(rate: shakesUp ? -5 : 5)
    shakesUp.toggle()
    nextShake = clock + 0.11
  }

  /// How its motion has changed since it was last asked, in radii per square second.
  func takeJolt(time: Double) -> Point {
    let velocity = body.velocity
    defer { lastVelocity = velocity }
    return (velocity - lastVelocity) * (1 / (time * max(fullRadius, 1e-9)))
  }

  /// The direction to `place`, longer the farther it is, but always in the unit circle.
  func gaze(towards place: Point?) -> Point {
    guard let place else { return .zero }
    let way = place - body.place(FaceLayout.betweenEyes)
    return (way * (0.5 / max(fullRadius, 1e-9))).limited(to: 0.85)
  }
}
