import TerminalSupport
import TriplesModel

/// In which size and manner a board is drawn. All lengths are in characters, which are about twice as high as wide.
struct BoardMetrics: Hashable {
  /// How a tile is told from what is around it.
  enum Manner {
    /// By its colour.
    case filled
    /// By its colour, half a row less high at the top and at the bottom, by means of half blocks.
    case halfBlocks
    /// By a line around it.
    case bordered
    /// Not at all: there is room for the numbers alone.
    case bare
  }

  let manner: Manner
  let tileWidth: Int
  let tileHeight: Int
  let columnGap: Int
  let rowGap: Int

  /// Between the tiles and the edge of the board.
  let columnPad: Int
  let rowPad: Int

  var width: Int { 4 * tileWidth + 3 * columnGap + 2 * columnPad }
  var height: Int { 4 * tileHeight + 3 * rowGap + 2 * rowPad }

  /// From one column of tiles to the next.
  var columnPitch: Int { tileWidth + columnGap }

  /// From one row of tiles to the next.
  var rowPitch: Int { tileHeight + rowGap }

  /// The largest board that fits, or the smallest there is.
  static func fitting(width: Int, height: Int, look: Look) -> BoardMetrics {
    let all = all(look)
    return all.first { $0.width <= width && $0.height <= height } ?? all[all.count - 1]
  }

  /// Every size, the largest first.
  static func all(_ look: Look) -> [BoardMetrics] {
    func make(_ manner: Manner, _ width: Int, _ height: Int, gaps: (Int, Int), pads: (Int, Int)) -> BoardMetrics {
      BoardMetrics(
        manner: manner, tileWidth: width, tileHeight: height, columnGap: gaps.0, rowGap: gaps.1, columnPad: pads.0,
        rowPad: pads.1)
    }
    guard look.hasColor else {
      return [
        make(.bordered, 14, 7, gaps: (1, 0), pads: (2, 1)), make(.bordered, 10, 5, gaps: (1, 0), pads: (2, 1)),
        make(.bordered, 8, 3, gaps: (1, 0), pads: (2, 1)), make(.bordered, 6, 3, gaps: (1, 0), pads: (1, 0)),
        make(.bare, 6, 1, gaps: (1, 0), pads: (1, 0)),
      ]
    }
    return [
      make(.filled, 15, 7, gaps: (2, 1), pads: (2, 1)), make(.filled, 11, 5, gaps: (2, 1), pads: (2, 1)),
      make(.filled, 7, 3, gaps: (2, 1), pads: (2, 1)),
      make(look.isUnicode ? .halfBlocks : .bordered, 6, 3, gaps: (1, 0), pads: (1, 0)),
      make(.filled, 6, 1, gaps: (1, 0), pads: (1, 0)),
    ]
  }
}
