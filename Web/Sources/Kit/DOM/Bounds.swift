/// A rectangle on the screen, in CSS pixels from the left upper corner of the window.
public struct Bounds: Equatable, Sendable {
  /// The distance of the left edge from the left of the window.
  public var left: Double
  /// The distance of the upper edge from the top of the window.
  public var top: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle.
  public init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}
