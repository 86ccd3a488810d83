#if canImport(SwiftUI)
import JellyToy
import SwiftUI

extension CGPoint {
  /// A place in the tank as a place on the screen. (Another module that SwiftUI brings along has a `Point` too.)
  init(_ point: JellyToy.Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Path {
  /// One curve, open.
  init(_ curve: CubicCurve) {
    self.init()
    move(to: CGPoint(curve.start))
    add(curve)
  }

  /// A closed outline of curves, each of which starts where the one before it ends.
  init(outline curves: [CubicCurve]) {
    self.init()
    guard let first = curves.first else { return }
    move(to: CGPoint(first.start))
    for curve in curves { add(curve) }
    closeSubpath()
  }

  /// A circle.
  init(_ disc: Disc) {
    self.init(
      ellipseIn: CGRect(
        x: disc.centre.x - disc.radius, y: disc.centre.y - disc.radius, width: 2 * disc.radius,
        height: 2 * disc.radius))
  }

  /// The ellipse of a shadow.
  init(_ shadow: Shadow) {
    self.init(
      ellipseIn: CGRect(
        x: shadow.centre.x - shadow.radiusX, y: shadow.centre.y - shadow.radiusY, width: 2 * shadow.radiusX,
        height: 2 * shadow.radiusY))
  }

  private mutating func add(_ curve: CubicCurve) {
    addCurve(to: CGPoint(curve.end), control1: CGPoint(curve.control1), control2: CGPoint(curve.control2))
  }
}
#endif
