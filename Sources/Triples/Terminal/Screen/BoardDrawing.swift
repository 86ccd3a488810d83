import TerminalSupport
import TriplesModel

struct BoardDrawing {
  let metrics: BoardMetrics
  let capabilities: TerminalCapabilities

  /// Draws the board with its top left at `row` and `column`, and brackets around cell `selected`, 0 to 15 row by row.
  func draw(
    _ grid: [[Tile?]], slide: Slide? = nil, selected: Int? = nil, on canvas: inout Canvas, row: Int, column: Int
  ) {
    let board = Rectangle(row: row, column: column, width: metrics.width, height: metrics.height)
    canvas.fill(board, style: panelStyle)
    if metrics.style == .bordered, metrics.rowPad > 0 {
      canvas.drawBorder(board, capabilities: capabilities, style: .dim)
    }
    for row in 0..<Triples.size {
      for column in 0..<Triples.size { drawOpenCell(cellRectangle(row, column, in: board), on: &canvas) }
    }
    if let selected {
      drawBrackets(around: cellRectangle(selected / Triples.size, selected % Triples.size, in: board), on: &canvas)
    }
    guard let slide, slide.progress < 1 else {
      let tiles = grid.joined().compactMap { $0 }
      for tile in tiles {
        let isNew = tile.id == slide?.spawnedID
        let scale = isNew ? (slide?.progress ?? 2) - 1 : 1
        draw(tile.val, in: cellRectangle(tile.row, tile.col, in: board), scale: scale, on: &canvas)
      }
      return
    }
    // Draw the resting tiles first, so that those that move pass over them.
    for tile in slide.tiles where !slide.movingIDs.contains(tile.id) {
      draw(tile.val, in: cellRectangle(tile.row, tile.col, in: board), on: &canvas)
    }
    for tile in slide.tiles where slide.movingIDs.contains(tile.id) {
      var part = cellRectangle(tile.row, tile.col, in: board)
      part.row += Int((slide.progress * Double(metrics.rowPitch * slide.direction.rowStep)).rounded())
      part.column += Int((slide.progress * Double(metrics.columnPitch * slide.direction.columnStep)).rounded())
      draw(tile.val, in: part, on: &canvas)
    }
  }

  private func cellRectangle(_ row: Int, _ column: Int, in board: Rectangle) -> Rectangle {
    Rectangle(
      row: board.row + metrics.rowPad + row * metrics.rowPitch,
      column: board.column + metrics.columnPad + column * metrics.columnPitch, width: metrics.tileWidth,
      height: metrics.tileHeight)
  }

  private func drawBrackets(around part: Rectangle, on canvas: inout Canvas) {
    var style = panelStyle
    style.isBold = true
    for row in part.row..<part.endRow {
      canvas.put("[", row: row, column: part.column - 1, style: style)
      canvas.put("]", row: row, column: part.column + part.width, style: style)
    }
  }

  private func drawOpenCell(_ part: Rectangle, on canvas: inout Canvas) {
    if capabilities.hasColor, metrics.style != .bordered {
      drawBlock(part, color: TilePalette.openCell, on: &canvas)
    }
    // A dot marks an empty cell if color can't mark it.
    if capabilities.depth == .none || capabilities.depth == .basic || metrics.style == .bordered {
      var style = panelStyle
      style.isDim = true
      canvas.put(
        capabilities.supportsUnicode ? "·" : ".", row: part.row + part.height / 2, column: part.column + part.width / 2,
        style: style)
    }
  }

  /// Draws a tile in its cell. `scale` is less than 1 while the tile grows.
  private func draw(_ value: Int, in cell: Rectangle, scale: Double = 1, on canvas: inout Canvas) {
    guard scale > 0 else { return }
    var part = cell
    if scale < 1 {
      let height = max(1, Int((Double(cell.height) * scale).rounded()))
      let width = max(2, Int((Double(cell.width) * scale).rounded()))
      part = cell.centered(width: width, height: height)
    }
    let style = capabilities.hasColor ? TilePalette.style(of: value) : .bold
    switch metrics.style {
    case .filled, .halfBlocks: drawBlock(part, color: TilePalette.colors(of: value).tile, on: &canvas)
    case .bordered:
      canvas.fill(part, style: style)
      if part.height > 2 { canvas.drawBorder(part, capabilities: capabilities, style: style) }
    case .bare: canvas.fill(part, style: style)
    }
    guard scale >= 1 else { return }
    let digits = "\(value)"
    canvas.put(
      digits, row: part.row + part.height / 2, column: part.column + (part.width - digits.count + 1) / 2, style: style)
  }

  private func drawBlock(_ part: Rectangle, color: Color, on canvas: inout Canvas) {
    canvas.fill(part, style: Style(background: color))
    guard metrics.style == .halfBlocks, part.height > 2 else { return }
    let edge = Style(foreground: color, background: TilePalette.panel)
    canvas.fill(Rectangle(row: part.row, column: part.column, width: part.width, height: 1), with: "▄", style: edge)
    canvas.fill(
      Rectangle(row: part.endRow - 1, column: part.column, width: part.width, height: 1), with: "▀", style: edge)
  }

  private var panelStyle: Style {
    capabilities.hasColor ? Style(background: TilePalette.panel) : .plain
  }
}

/// The size and style of a board. All lengths are in characters, each about twice as high as it is wide.
struct BoardMetrics: Hashable {
  /// How a tile stands out from its surroundings.
  enum DrawingStyle {
    /// By its color.
    case filled
    /// By its color. Half blocks make the tile half a row shorter at the top and at the bottom.
    case halfBlocks
    /// By a border.
    case bordered
    /// Not at all. There is room for the numbers only.
    case bare
  }

  let style: DrawingStyle
  let tileWidth: Int
  let tileHeight: Int
  let columnGap: Int
  let rowGap: Int

  /// The distances from the tiles to the edge of the board.
  let columnPad: Int
  let rowPad: Int

  var width: Int { 4 * tileWidth + 3 * columnGap + 2 * columnPad }
  var height: Int { 4 * tileHeight + 3 * rowGap + 2 * rowPad }

  var columnPitch: Int { tileWidth + columnGap }

  var rowPitch: Int { tileHeight + rowGap }

  /// Returns the largest board that fits, or the smallest one if none does.
  static func fitting(width: Int, height: Int, capabilities: TerminalCapabilities) -> BoardMetrics {
    let all = all(capabilities)
    return all.first { $0.width <= width && $0.height <= height } ?? all[all.count - 1]
  }

  static func all(_ capabilities: TerminalCapabilities) -> [BoardMetrics] {
    func make(_ style: DrawingStyle, _ width: Int, _ height: Int, gaps: (Int, Int), pads: (Int, Int)) -> BoardMetrics {
      BoardMetrics(
        style: style, tileWidth: width, tileHeight: height, columnGap: gaps.0, rowGap: gaps.1, columnPad: pads.0,
        rowPad: pads.1)
    }
    if capabilities.isLineByLine { return [make(.bare, 6, 1, gaps: (1, 0), pads: (1, 0))] }
    guard capabilities.hasColor else {
      return [
        make(.bordered, 14, 7, gaps: (1, 0), pads: (2, 1)), make(.bordered, 10, 5, gaps: (1, 0), pads: (2, 1)),
        make(.bordered, 8, 3, gaps: (1, 0), pads: (2, 1)), make(.bordered, 6, 3, gaps: (1, 0), pads: (1, 0)),
        make(.bare, 6, 1, gaps: (1, 0), pads: (1, 0)),
      ]
    }
    return [
      make(.filled, 15, 7, gaps: (2, 1), pads: (2, 1)), make(.filled, 11, 5, gaps: (2, 1), pads: (2, 1)),
      make(.filled, 7, 3, gaps: (2, 1), pads: (2, 1)),
      make(capabilities.supportsUnicode ? .halfBlocks : .bordered, 6, 3, gaps: (1, 0), pads: (1, 0)),
      make(.filled, 6, 1, gaps: (1, 0), pads: (1, 0)),
    ]
  }
}
