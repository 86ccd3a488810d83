/// A drop of confetti, from the burst that celebrates a merge.
public struct Drop: Equatable, Sendable {
  /// The middle of the drop.
  public var centre: Point

  /// The radius of its round end, in points.
  public var radius: Double

  /// Where it is heading, as a displacement of length 1. Its tip points the other way.
  public var direction: Point

  /// The creature value whose colour it has.
  public var value: Int

  /// 1 at first, 0 when it is gone.
  public var opacity: Double

  /// The closed outline of the drop in two curves, from its tip round to its tip.
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
