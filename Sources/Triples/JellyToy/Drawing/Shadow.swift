/// The soft shadow of a creature on the floor of the tank: an ellipse.
public struct Shadow: Equatable, Sendable {
  /// The middle of the ellipse, on the floor.
  public var centre: Point

  /// Half the width of the ellipse, in points.
  public var radiusX: Double

  /// Half the height of the ellipse, in points.
  public var radiusY: Double

  /// 0 to 1: the higher the creature is, the fainter its shadow.
  public var opacity: Double
}
