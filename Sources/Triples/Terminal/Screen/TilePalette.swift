import TerminalSupport
import TriplesModel

enum TilePalette {
  static let panel = Color(0x3B4252, indexed: 238, basic: 0)

  static let openCell = Color(0x4B5468, indexed: 240, basic: 0)

  /// Returns the colors of a tile and its number. They are the model's exact colors, with replacements for terminals
  /// that have fewer colors. Some tiles that are dark in the model are light in a replacement, and vice versa.
  static func colors(of value: Int) -> (tile: Color, text: Color) {
    let exact = TileColor(value: value)
    let fewer: (indexed: UInt8, basic: UInt8, isDark: Bool) =
      switch value {
      case 1: (25, 4, true)
      case 2: (161, 1, true)
      case 3: (255, 7, false)
      case 6: (222, 3, false)
      case 12: (221, 2, false)
      case 24: (215, 6, false)
      case 48: (208, 3, false)
      case 96: (209, 2, false)
      case 192: (130, 5, true)
      case 384: (90, 5, true)
      case 768: (55, 4, true)
      case 1536: (61, 4, true)
      case 3072: (23, 6, true)
      default: (233, 5, true)
      }
    return (
      Color(exact.face, indexed: fewer.indexed, basic: fewer.basic),
      fewer.isDark ? Color(exact.ink, indexed: 231, basic: 7) : Color(exact.ink, indexed: 234, basic: 0)
    )
  }

  static func style(of value: Int) -> Style {
    let colors = colors(of: value)
    return Style(foreground: colors.text, background: colors.tile, isBold: true)
  }
}
