import TerminalSupport

/// The colours of the board: 1 blue, 2 red, and from 3 on pale at first and stronger as the numbers grow.
enum TilePalette {
  /// What the tiles lie on.
  static let panel = Color(0x3B4252, indexed: 238, basic: 0)

  /// An open cell.
  static let open = Color(0x4B5468, indexed: 240, basic: 0)

  private static let white = Color(0xFFFFFF, indexed: 231, basic: 7)
  private static let ink = Color(0x1F2430, indexed: 234, basic: 0)

  /// The colour of the tile with that value, and of the number on it.
  static func colors(of value: Int) -> (tile: Color, text: Color) {
    switch value {
    case 1: (Color(0x1B6FB8, indexed: 25, basic: 4), white)
    case 2: (Color(0xC2304A, indexed: 161, basic: 1), white)
    case 3: (Color(0xF7F2E8, indexed: 255, basic: 7), ink)
    case 6: (Color(0xFBE8B8, indexed: 229, basic: 3), ink)
    case 12: (Color(0xF9D67A, indexed: 222, basic: 2), ink)
    case 24: (Color(0xF6B94B, indexed: 215, basic: 6), ink)
    case 48: (Color(0xF29A3F, indexed: 208, basic: 3), ink)
    case 96: (Color(0xEB7F42, indexed: 209, basic: 2), ink)
    case 192: (Color(0xB5432A, indexed: 130, basic: 5), white)
    case 384: (Color(0x93306B, indexed: 90, basic: 5), white)
    case 768: (Color(0x6A3A9E, indexed: 55, basic: 4), white)
    case 1536: (Color(0x3F4FB0, indexed: 61, basic: 4), white)
    case 3072: (Color(0x17705E, indexed: 23, basic: 6), white)
    default: (Color(0x15181F, indexed: 233, basic: 5), Color(0xFFD75F, indexed: 221, basic: 7))
    }
  }

  /// The looks of the tile with that value and of the number on it.
  static func style(of value: Int) -> Style {
    let colors = colors(of: value)
    return Style(foreground: colors.text, background: colors.tile, isBold: true)
  }
}
