#if !CHECK
import Foundation

/// A transform of the plane. Foundation has it on Apple's systems only, so this file is not part of the type check.
public struct CGAffineTransform: Equatable, Sendable {
  /// The columns of the matrix: a point (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
  public var a, b, c, d, tx, ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the transform that applies `first` before this one.
  private func after(_ first: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty)
  }

  func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    after(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
  }

  func rotated(by angle: CGFloat) -> CGAffineTransform {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    return after(CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
  }
}

extension CGPoint {
  func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
}
#endif
