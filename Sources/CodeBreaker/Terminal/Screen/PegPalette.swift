import CodeBreakerModel
import TerminalSupport

/// The colors of the game screen: substitutes for the pegs' colors on terminals with fewer colors, and a slate
/// background on which every peg is visible, even black and white.
enum PegPalette {
  static let panel = Color(0x4B5468, indexed: 239, basic: 0)

  /// The background color of an emoji or a hidden peg.
  static let tile = Color(0x68728A, indexed: 243, basic: 0)

  static let hole = Color(0x414959, indexed: 237, basic: 0)

  static let text = Color(0xF2F4F8, indexed: 255, basic: 7)

  private static let white = Color(0xFFFFFF, indexed: 231, basic: 7)
  private static let black = Color(0x000000, indexed: 16, basic: 0)

  /// Returns the color of a peg and of a letter on it, or `nil` for an emoji.
  static func colors(of peg: Peg) -> (disc: Color, ink: Color)? {
    guard let color = PegColor(peg) else { return nil }
    // Use the colors for dark mode, because the panel is dark in every terminal.
    let value = color.dark
    let fewer = color.name.flatMap { table[$0] } ?? (indexed: 231, basic: 7)
    // Dark letters are readable on basic yellow, green, cyan, and white.
    let takesBlack = [2, 3, 6, 7].contains(fewer.basic)
    let ink = value.needsBlackForeground ? black : white
    return (
      Color(value, indexed: fewer.indexed, basic: fewer.basic),
      Color(
        value.needsBlackForeground ? 0x000000 : 0xFFFFFF, indexed: ink.indexed,
        basic: takesBlack ? black.basic : white.basic)
    )
  }

  /// The colors by name, for terminals with 256 and with eight colors. With eight colors, letters distinguish the pegs.
  static let table: [String: (indexed: UInt8, basic: UInt8)] = [
    "red": (160, 1), "orange": (208, 3), "yellow": (220, 3), "green": (78, 2), "mint": (115, 6), "teal": (30, 6),
    "cyan": (81, 6), "blue": (27, 4), "indigo": (18, 4), "purple": (135, 5), "pink": (205, 5), "brown": (94, 1),
    "black": (16, 0), "gray": (244, 7), "white": (231, 7), "sand": (223, 3), "clay": (173, 5), "rust": (166, 1),
    "olive": (142, 6), "forest": (22, 2), "mahogany": (52, 0),
  ]
}
