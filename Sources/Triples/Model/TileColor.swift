import GameCore

/// The colors of a tile: 1 is blue, 2 is red, and from 3 on the colors get stronger as the numbers grow. The colors
/// only make a value easier to recognize, because its number is on the tile too.
public struct TileColor: Hashable, Sendable {
  /// The color of the tile's face.
  public let face: SRGBColor

  /// The color of the number. Its contrast with the face is at least 4.5:1.
  public let ink: SRGBColor

  /// Creates the colors for the tile with number `value`. Numbers above 12288 and invalid numbers share one color.
  public init(value: Int) {
    let (face, ink): (UInt32, UInt32) =
      switch value {
      case 1: (0x1D6FB8, 0xFFFFFF)
      case 2: (0xC9304A, 0xFFFFFF)
      case 3: (0xFFF8E8, 0x3B2F1E)
      case 6: (0xFFE08A, 0x3B2F1E)
      case 12: (0xFDC553, 0x3B2F1E)
      case 24: (0xF9A93F, 0x3B2F1E)
      case 48: (0xF39036, 0x3B2410)
      case 96: (0xEA792E, 0x301A08)
      case 192: (0xDC6328, 0x240F03)
      case 384: (0xB5421F, 0xFFFFFF)
      case 768: (0x93304D, 0xFFFFFF)
      case 1_536: (0x703283, 0xFFFFFF)
      case 3_072: (0x4C3A96, 0xFFFFFF)
      case 6_144: (0x2B4789, 0xFFFFFF)
      case 12_288: (0x155061, 0xFFFFFF)
      default: (0x10463A, 0xFFFFFF)
      }
    self.face = SRGBColor(face)
    self.ink = SRGBColor(ink)
  }
}
