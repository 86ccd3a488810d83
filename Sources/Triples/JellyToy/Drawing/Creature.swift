/// One jelly creature as it is to be drawn now. All places are in the tank's coordinates.
public struct Creature: Equatable, Sendable {
  /// Which creature this is. Never used again in the same tank, not even after a restart.
  public var id: Int

  /// The number that it wears: 1, 2, 3, 6, 12, …
  public var value: Int

  /// The closed outline of the body: 12 curves, clockwise on the screen, within the tank.
  public var outline: [CubicCurve]

  /// The middle of the body.
  public var centre: Point

  /// About half the width of the body at rest, in points.
  public var radius: Double

  /// Cosine and sine of the angle by which the creature is turned, clockwise on the screen; (1, 0) is upright.
  public var tilt: Point

  /// The left eye, seen from the player.
  public var leftEye: Eye

  /// The right eye, seen from the player.
  public var rightEye: Eye

  /// The mouth, from left to right. Filled, it is a laughing mouth: see `isLaughing`.
  public var mouth: CubicCurve

  /// Whether the mouth is to be drawn filled.
  public var isLaughing: Bool

  /// The left cheek, seen from the player; a little colour there makes a creature look well.
  public var leftCheek: Disc

  /// The right cheek, seen from the player.
  public var rightCheek: Disc

  /// A stroke of light along the upper left of the body.
  public var gloss: CubicCurve

  /// How thick the stroke of light is, in points.
  public var glossWidth: Double

  /// Where the number goes.
  public var label: Label

  /// The shadow on the floor.
  public var shadow: Shadow

  /// Whether the player holds this creature.
  public var isHeld: Bool
}
