/// Where and how a creature wears its number.
public struct Label: Equatable, Sendable {
  /// The middle of the text.
  public var centre: Point

  /// The font size, in points.
  public var size: Double

  /// Cosine and sine of the angle by which the text is turned, clockwise on the screen; (1, 0) is upright.
  public var tilt: Point
}
