import GameCore

/// A jelly creature as it should be drawn at the moment. All positions are in the tank's coordinates.
public struct Creature: Equatable, Sendable {
  /// The identifier of the creature. It is never reused in the same tank, even after a restart.
  public var id: Int

  /// The number on the creature: 1, 2, 3, 6, 12, …
  public var value: Int

  /// The closed outline of the body: 12 curves, clockwise on the screen, inside the tank.
  public var outline: [CubicCurve]

  /// The center of the body.
  public var center: Point

  /// About half the width of the body at rest, in points.
  public var radius: Double

  /// The cosine and sine of the rotation, clockwise on the screen. (1, 0) is upright.
  public var tilt: Point

  /// The eye on the left of the screen.
  public var leftEye: Eye

  /// The eye on the right of the screen.
  public var rightEye: Eye

  /// The mouth, from left to right.
  public var mouth: CubicCurve

  /// Whether to draw the mouth filled.
  public var isLaughing: Bool

  /// The cheek on the left of the screen.
  public var leftCheek: Disc

  /// The cheek on the right of the screen.
  public var rightCheek: Disc

  /// A highlight along the upper left of the body.
  public var gloss: CubicCurve

  /// The width of the highlight's stroke, in points.
  public var glossWidth: Double

  /// The position of the number.
  public var label: Label

  /// The shadow on the floor.
  public var shadow: Shadow

  /// Whether the player is holding the creature.
  public var isHeld: Bool
}

/// A googly eye.
public struct Eye: Equatable, Sendable {
  /// The white of the eye.
  public var white: Disc

  /// The pupil, which is always inside the white.
  public var pupil: Disc

  /// The openness of the eye, from 0 (closed) to 1 (wide open).
  public var openness: Double

  /// The closed outline of the upper lid, as two curves: the lower edge of the lid from left to right, then back over
  /// the top of the eye. It has no area if the eye is wide open, and covers the white if the eye is closed.
  public var lid: [CubicCurve]

  /// The visible line of an eye that isn't wide open, from left to right: the lid's edge, or an arch while laughing.
  public var lash: CubicCurve
}

/// The position, size, and rotation of the number on a creature.
public struct Label: Equatable, Sendable {
  /// The center of the text.
  public var center: Point

  /// The font size, in points.
  public var size: Double

  /// The cosine and sine of the rotation, clockwise on the screen. (1, 0) is upright.
  public var tilt: Point
}

/// The soft shadow of a creature on the floor of the tank: an ellipse.
public struct Shadow: Equatable, Sendable {
  /// The center of the ellipse, on the floor.
  public var center: Point

  /// The horizontal radius, in points.
  public var radiusX: Double

  /// The vertical radius, in points.
  public var radiusY: Double

  /// The opacity, 0 to 1. The higher the creature is, the fainter its shadow.
  public var opacity: Double
}

/// A filled circle.
public struct Disc: Equatable, Sendable {
  /// The center of the circle.
  public var center: Point

  /// The radius, in points.
  public var radius: Double

  /// Creates a circle.
  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }
}

/// The colors of a creature.
public struct JellyColor: Hashable, Sendable {
  /// The color of the body.
  public let skin: SRGBColor

  /// The color of the body's edge.
  public let edge: SRGBColor

  /// The color of the number.
  public let number: SRGBColor

  /// Creates the colors of a creature with the number `value`. All numbers above 24 share one color.
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
