import TerminalSupport
import TriplesModel

/// Draws a board, at rest or on its way through a move.
struct BoardDrawing {
  let metrics: BoardMetrics
  let look: Look

  /// Draws the board with its top left corner at `row` and `column`.
  ///
  /// - Parameter slide: the move on whose way the board is, if it is.
  func draw(_ grid: [[Tile?]], slide: Slide? = nil, on canvas: inout Canvas, row: Int, column: Int) {
    let board = Rectangle(row: row, column: column, width: metrics.width, height: metrics.height)
    canvas.fill(board, style: panelStyle)
    if metrics.manner == .bordered, metrics.rowPad > 0 { canvas.frame(board, look: look, style: .dim) }
    for row in 0..<Triples.size {
      for column in 0..<Triples.size { drawOpenCell(place(row, column, in: board), on: &canvas) }
    }
    guard let slide, slide.progress < 1 else {
      let tiles = grid.joined().compactMap { $0 }
      for tile in tiles {
        let isNew = tile.id == slide?.spawned
        let size = isNew ? (slide?.progress ?? 2) - 1 : 1
        draw(tile.val, in: place(tile.row, tile.col, in: board), size: size, on: &canvas)
      }
      return
    }
    // Those that stay first, so that those that move pass over them.
    for tile in slide.tiles where !slide.moving.contains(tile.id) {
      draw(tile.val, in: place(tile.row, tile.col, in: board), on: &canvas)
    }
    for tile in slide.tiles where slide.moving.contains(tile.id) {
      var part = place(tile.row, tile.col, in: board)
      part.row += Int((slide.progress * Double(metrics.rowPitch * slide.direction.step.row)).rounded())
      part.column += Int((slide.progress * Double(metrics.columnPitch * slide.direction.step.column)).rounded())
      draw(tile.val, in: part, on: &canvas)
    }
  }

  private func place(_ row: Int, _ column: Int, in board: Rectangle) -> Rectangle {
    Rectangle(
      row: board.row + metrics.rowPad + row * metrics.rowPitch,
      column: board.column + metrics.columnPad + column * metrics.columnPitch, width: metrics.tileWidth,
      height: metrics.tileHeight)
  }

  private func drawOpenCell(_ part: Rectangle, on canvas: inout Canvas) {
    if look.hasColor, metrics.manner != .bordered {
      drawBlock(part, color: TilePalette.open, on: &canvas)
    }
    // Where no colour tells an open cell from what is around it, a dot does.
    if look.depth == .none || look.depth == .basic || metrics.manner == .bordered {
      var style = panelStyle
      style.isDim = true
      canvas.put(
        look.isUnicode ? "·" : ".", row: part.row + part.height / 2, column: part.column + part.width / 2, style: style)
    }
  }

  /// Draws a tile.
  ///
  /// - Parameter size: how much of it there is, from 0 to 1, for one that grows.
  private func draw(_ value: Int, in whole: Rectangle, size: Double = 1, on canvas: inout Canvas) {
    guard size > 0 else { return }
    var part = whole
    if size < 1 {
      let height = max(1, Int((Double(whole.height) * size).rounded()))
      let width = max(2, Int((Double(whole.width) * size).rounded()))
      part = whole.centered(width: width, height: height)
    }
    let style = look.hasColor ? TilePalette.style(of: value) : .bold
    switch metrics.manner {
    case .filled, .halfBlocks: drawBlock(part, color: TilePalette.colors(of: value).tile, on: &canvas)
    case .bordered:
      canvas.fill(part, style: style)
      if part.height > 2 { canvas.frame(part, look: look, style: style) }
    case .bare: canvas.fill(part, style: style)
    }
    guard size >= 1 else { return }
    let digits = "\(value)"
    canvas.put(
      digits, row: part.row + part.height / 2, column: part.column + (part.width - digits.count + 1) / 2, style: style)
  }

  private func drawBlock(_ part: Rectangle, color: Color, on canvas: inout Canvas) {
    canvas.fill(part, style: Style(background: color))
    guard metrics.manner == .halfBlocks, part.height > 2 else { return }
    let edge = Style(foreground: color, background: TilePalette.panel)
    canvas.fill(Rectangle(row: part.row, column: part.column, width: part.width, height: 1), with: "▄", style: edge)
    canvas.fill(
      Rectangle(row: part.endRow - 1, column: part.column, width: part.width, height: 1), with: "▀", style: edge)
  }

  private var panelStyle: Style {
    look.hasColor ? Style(background: TilePalette.panel) : .plain
  }
}

extension Direction {
  /// Where a tile goes that moves by one cell.
  fileprivate var step: (row: Int, column: Int) {
    switch self {
    case .left: (0, -1)
    case .right: (0, 1)
    case .up: (-1, 0)
    case .down: (1, 0)
    }
  }
}
