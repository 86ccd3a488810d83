/// A filled circle.
public struct Disc: Equatable, Sendable {
  /// The middle of the circle.
  public var centre: Point

  /// The radius, in points.
  public var radius: Double

  /// Makes a circle.
  public init(centre: Point, radius: Double) {
    self.centre = centre
    self.radius = radius
  }
}
