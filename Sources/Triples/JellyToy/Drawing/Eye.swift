/// One googly eye.
public struct Eye: Equatable, Sendable {
  /// The white of the eye.
  public var white: Disc

  /// The pupil, which always lies within the white.
  public var pupil: Disc

  /// How far the eye is open: 0 is closed, 1 wide open.
  public var openness: Double

  /// The closed outline of the upper lid, in two curves: first the lid's lower edge from left to right, then back over
  /// the top of the eye. Of no area when the eye is wide open, over the whole of the white when it is closed.
  public var lid: [CubicCurve]

  /// The line that is seen of an eye that is not wide open, from left to right: the edge of the upper lid, or an arch
  /// while the creature laughs.
  public var lash: CubicCurve
}
