/// A drop of confetti from the burst that celebrates a merge.
public struct Drop: Equatable, Sendable {
  /// The center of the drop.
  public var centre: Point

  /// The radius of the round end, in points.
  public var radius: Double

  /// The direction of motion, as a displacement of length 1. The tip points in the opposite direction.
  public var direction: Point

  /// The number of the creature whose color the drop has.
  public var value: Int

  /// The opacity, from 1 at first to 0 at the end.
  public var opacity: Double

  /// The closed outline of the drop in two curves, starting and ending at its tip.
  public var outline: [CubicCurve] {
    let side = direction.perpendicular * (radius * 1.5)
    let tip = centre - direction * (radius * 1.7)
    let nose = centre + direction * radius
    return [
      CubicCurve(start: tip, control1: centre + side * 0.35, control2: nose + side, end: nose),
      CubicCurve(start: nose, control1: nose - side, control2: centre - side * 0.35, end: tip),
    ]
  }
}

/// The motion of a drop of confetti.
struct ConfettiDrop {
  var centre: Point
  var velocity: Point
  let radius: Double
  let value: Int

  /// The remaining lifetime, in seconds.
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
