/// A flying drop of confetti: what moves a `Drop`.
struct ConfettiDrop {
  var centre: Point
  var velocity: Point
  let radius: Double
  let value: Int

  /// What is left of its life, in seconds.
  var life: Double

  mutating func step(time: Double, gravity: Double, size: Point) {
    life -= time
    velocity.y += gravity * time
    velocity = velocity * (1 - 1.6 * time)
    centre += velocity * time
    let kept = centre.clamped(to: size, margin: radius * 2)
    if kept.x != centre.x { velocity.x *= -0.5 }
    if kept.y != centre.y { velocity.y *= -0.4 }
    centre = kept
  }

  var drop: Drop {
    let shrink = min(1, life / 0.3)
    return Drop(
      centre: centre, radius: radius * (0.4 + 0.6 * shrink),
      direction: velocity.normalized(orElse: Point(x: 0, y: 1)), value: value, opacity: shrink)
  }
}
