/// A drop of confetti from the burst that celebrates a merge.
public struct Drop: Equatable, Sendable {
  /// The center of the drop.
  public var center: Point

  /// The radius of the round end, in points.
  public var radius: Double

  /// The direction of motion, as a displacement of length 1. The tip points in the opposite direction.
  public var direction: Point

  /// The number of the creature that gives the drop its color.
  public var value: Int

  /// The opacity, which falls from 1 to 0.
  public var opacity: Double

  /// The closed outline of the drop: two curves, starting and ending at its tip.
  public var outline: [CubicCurve] {
    let side = direction.perpendicular * (radius * 1.5)
    let tip = center - direction * (radius * 1.7)
    let nose = center + direction * radius
    return [
      CubicCurve(start: tip, control1: center + side * 0.35, control2: nose + side, end: nose),
      CubicCurve(start: nose, control1: nose - side, control2: center - side * 0.35, end: tip),
    ]
  }
}

struct ConfettiParticle {
  var center: Point
  var velocity: Point
  let radius: Double
  let value: Int

  var remainingLifetime: Double

  mutating func step(time: Double, gravity: Double, size: Point) {
    remainingLifetime -= time
    velocity.y += gravity * time
    velocity = velocity * (1 - 1.6 * time)
    center += velocity * time
    let kept = center.clamped(to: size, margin: radius * 2)
    if kept.x != center.x { velocity.x *= -0.5 }
    if kept.y != center.y { velocity.y *= -0.4 }
    center = kept
  }

  var drop: Drop {
    let shrink = min(1, remainingLifetime / 0.3)
    return Drop(
      center: center, radius: radius * (0.4 + 0.6 * shrink),
      direction: velocity.normalized(orElse: Point(x: 0, y: 1)), value: value, opacity: shrink)
  }
}
