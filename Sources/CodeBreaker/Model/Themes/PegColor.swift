import NumberedGame

/// What a colour peg looks like, and the letter it may carry for players who cannot tell some colours apart.
///
/// The colours with names are those of SwiftUI's `Color`, and a few of the earth. `PegColor(name: "red")` finds one by
/// its name, and `name` goes the other way.
public struct PegColor: Hashable, Sendable {
  /// The colour on a light ground.
  public let light: SRGBColor

  /// The colour on a dark ground.
  public let dark: SRGBColor

  /// An ASCII capital letter that stands in the name; no two colours of one theme have the same.
  public let letter: UInt8

  /// A colour of one's own, which has no name.
  public init(light: SRGBColor, dark: SRGBColor, letter: UInt8) {
    self.light = light
    self.dark = dark
    self.letter = letter
  }

  /// The colour with that name, or nothing when there is none.
  public init?(name: String) {
    self.init(Peg(name))
  }

  /// The colour that a peg stands for, or nothing when the peg is an emoji.
  public init?(_ peg: Peg) {
    guard let entry = Self.table.first(where: { $0.name == peg }) else { return nil }
    self = entry.color
  }

  /// The name of the colour, as it is also spoken, or nothing when it has none.
  public var name: String? {
    Self.table.first { $0.color == self }?.name.text
  }
}

extension PegColor {
  /// The colours that have a name, in no particular order.
  ///
  /// The values were searched for, not picked by eye: within a theme, any two stay as far apart as possible for normal
  /// sight and for the three kinds of dichromacy. The tests measure it (`PaletteTests`), and any value may be changed
  /// as long as they pass. A name, once published, stays, since saved games are read by it.
  public static let table: [(name: Peg, color: PegColor)] = [
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
