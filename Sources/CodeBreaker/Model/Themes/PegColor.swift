import GameCore

/// The color of a peg, and a letter for players who can't distinguish some colors.
///
/// The named colors are those of SwiftUI's `Color` and a few earth tones.
public struct PegColor: Hashable, Sendable {
  /// The color on a light background.
  public let light: SRGBColor

  /// The color on a dark background.
  public let dark: SRGBColor

  /// An uppercase ASCII letter from the name. Colors of the same theme have different letters.
  public let letter: UInt8

  /// Creates a color without a name.
  public init(light: SRGBColor, dark: SRGBColor, letter: UInt8) {
    self.light = light
    self.dark = dark
    self.letter = letter
  }

  /// Creates the color with the given name, or returns `nil` if there is none.
  public init?(name: String) {
    self.init(Peg(name))
  }

  /// Creates the color of a peg, or returns `nil` if the peg is an emoji.
  public init?(_ peg: Peg) {
    guard let entry = Self.namedColors.first(where: { $0.name == peg }) else { return nil }
    self = entry.color
  }

  /// The name of the color, which screen readers speak, or `nil` if it has none.
  public var name: String? {
    Self.namedColors.first { $0.color == self }?.name.text
  }
}

extension PegColor {
  /// The named colors, in no particular order.
  ///
  /// A search found the values: within a theme, any two colors are as different as possible for normal vision and the
  /// three kinds of dichromacy. They may change as long as `PaletteTests`, which measures the differences, passes. A
  /// published name must not change, because saved games refer to it.
  public static let namedColors: [(name: Peg, color: PegColor)] = [
    ("red", PegColor(0xBC0119, 0xCE0022, "R")),
    ("orange", PegColor(0xDB7203, 0xF08D1A, "O")),
    ("yellow", PegColor(0xEFD441, 0xF5D83D, "Y")),
    ("green", PegColor(0x53BD6F, 0x4AC877, "G")),
    ("mint", PegColor(0xA2E4D5, 0x8CCDBE, "M")),
    ("teal", PegColor(0x00938D, 0x379692, "T")),
    ("cyan", PegColor(0x5CD6F7, 0x64DDFE, "C")),
    ("blue", PegColor(0x0744D1, 0x0B51DE, "B")),
    ("indigo", PegColor(0x32358B, 0x2E368B, "I")),
    ("purple", PegColor(0xA851F4, 0xB76DFE, "P")),
    ("pink", PegColor(0xFF80B7, 0xED58A9, "K")),
    ("brown", PegColor(0x75513A, 0x825C46, "N")),
    ("black", PegColor(0x1F1F1F, 0x1F1F1F, "L")),
    ("gray", PegColor(0x777A80, 0x777A80, "A")),
    ("white", PegColor(0xFAFAF9, 0xFAF9F7, "W")),
    ("sand", PegColor(0xE4C78E, 0xF4DCA1, "S")),
    ("clay", PegColor(0xC28067, 0xC48169, "C")),
    ("rust", PegColor(0xBC5014, 0xC64D00, "U")),
    ("olive", PegColor(0xB5B245, 0xB9B34A, "V")),
    ("forest", PegColor(0x1C5035, 0x00532F, "F")),
    ("mahogany", PegColor(0x4F0C04, 0x4F0C04, "H")),
  ]

  private init(_ light: UInt32, _ dark: UInt32, _ letter: Unicode.Scalar) {
    self.init(light: SRGBColor(light), dark: SRGBColor(dark), letter: UInt8(ascii: letter))
  }
}
