import NumberedGame

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

/// Where and how a creature wears its number.
public struct Label: Equatable, Sendable {
  /// The middle of the text.
  public var centre: Point

  /// The font size, in points.
  public var size: Double

  /// Cosine and sine of the angle by which the text is turned, clockwise on the screen; (1, 0) is upright.
  public var tilt: Point
}

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

/// The colours of a creature.
public struct JellyColor: Hashable, Sendable {
  /// The colour of the body.
  public let skin: SRGBColor

  /// The colour of its edge.
  public let edge: SRGBColor

  /// The colour of the number that it wears.
  public let number: SRGBColor

  /// The colours of a creature by its number. All above 24 look alike.
  public init(value: Int) {
    let (skin, edge): (UInt32, UInt32) =
      switch value {
      case 1: (0x3F93E0, 0x1B66AA)
      case 2: (0xE8536C, 0xB02540)
      case 3: (0xFFE9B4, 0xD9B25A)
      case 6: (0xFFD884, 0xCF9A34)
      case 12: (0xFFBE5C, 0xC67F1C)
      case 24: (0xFF9F4A, 0xBD5F14)
      default: (0x8A5CC2, 0x5E3990)
      }
    self.skin = SRGBColor(skin)
    self.edge = SRGBColor(edge)
    number = SRGBColor(value < 3 ? 0xFFFFFF : 0x3A2530)
  }
}
