import TriplesModel

/// Where everything on a board lies, in points from its upper left corner.
struct BoardGeometry: Hashable {
  /// The side of the board.
  let side: Double

  /// Lays a board out. A side that is negative or no finite number counts as 0: during layout such sizes come up.
  init(side: Double) {
    self.side = side.isFinite ? max(0, side) : 0
  }

  /// The largest board within a space.
  init(width: Double, height: Double) {
    self.init(side: min(width, height))
  }

  /// The side of a cell.
  var cell: Double { side / Double(Triples.size) }

  /// The side of a tile. A margin around it lets the board be seen.
  var tileSide: Double { cell - 2 * tileMargin }

  /// The radius of the board's corners.
  var radius: Double { side * 0.04 }

  /// The width of the lines between the cells.
  var lineWidth: Double { side * 0.0075 }

  /// Where the tile in a cell lies.
  func frame(row: Int, column: Int) -> TileFrame {
    TileFrame(x: Double(column) * cell + tileMargin, y: Double(row) * cell + tileMargin, side: tileSide)
  }

  /// Where a tile lies.
  func frame(_ tile: Tile) -> TileFrame {
    frame(row: tile.row, column: tile.col)
  }

  /// The lines between the cells, first those that go down, then those that go across.
  var lines: [BoardLine] {
    let end = side * 0.025
    let places = (1..<Triples.size).map { Double($0) * cell }
    return places.map { BoardLine(fromX: $0, fromY: end, toX: $0, toY: side - end) }
      + places.map { BoardLine(fromX: end, fromY: $0, toX: side - end, toY: $0) }
  }

  private var tileMargin: Double { side * 0.014 }
}
