import TriplesModel
import TriplesSession

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

// MARK: What the coach points at
extension BoardGeometry {
  /// The side of the square around the disc with an arrow. Numbers begin a quarter of a cell from a line between cells; half of
  /// this is less.
  var discSide: Double { cell * 0.44 }

  /// The square around the disc with the arrow of a move. The disc lies where two lines between the cells cross, so that it
  /// covers only the corners of four tiles, not their numbers.
  func disc(_ direction: Direction) -> TileFrame {
    let center = place(direction, fromEdge: cell, along: side / 2)
    return TileFrame(x: center.x - discSide / 2, y: center.y - discSide / 2, side: discSide)
  }

  /// The corners of the arrow in its disc, its head first.
  func arrow(_ direction: Direction) -> [(x: Double, y: Double)] {
    // The corners as shares of the arrow's box: the distance from the side of the box that the head touches, and along it.
    let corners = [(0, 0.5), (0.55, 0), (0.55, 0.3), (1, 0.3), (1, 0.7), (0.55, 0.7), (0.55, 1)]
    let size = discSide * 0.66
    return corners.map { corner in
      place(direction, fromEdge: cell + size * (corner.0 - 0.5), along: side / 2 + size * (corner.1 - 0.5))
    }
  }

  /// The width of the line that marks an edge.
  var edgeWidth: Double { side * 0.016 }

  /// The line that marks an edge, within the board and between its round corners.
  func edge(_ direction: Direction) -> BoardLine {
    let start = place(direction, fromEdge: edgeWidth / 2, along: radius)
    let end = place(direction, fromEdge: edgeWidth / 2, along: side - radius)
    return BoardLine(fromX: start.x, fromY: start.y, toX: end.x, toY: end.y)
  }

  /// A place that is so far from the edge that a move goes to, and so far along it.
  private func place(_ direction: Direction, fromEdge: Double, along: Double) -> (x: Double, y: Double) {
    let across = direction.rowStep + direction.columnStep < 0 ? fromEdge : side - fromEdge
    return direction.rowStep == 0 ? (across, along) : (along, across)
  }
}

/// A straight line on the board, in points from its upper left corner.
struct BoardLine: Hashable {
  var fromX: Double
  var fromY: Double
  var toX: Double
  var toY: Double
}

/// The square in which a tile lies, in points from the board's upper left corner.
struct TileFrame: Hashable {
  var x: Double
  var y: Double
  var side: Double

  /// The middle of the tile, as shares of its side from the board's upper left corner. A tile is laid out in that corner
  /// and then moved, so this is where it seems to grow from, in the units in which SwiftUI anchors an effect.
  var anchor: (x: Double, y: Double) {
    side > 0 ? (x / side + 0.5, y / side + 0.5) : (0.5, 0.5)
  }

  /// The radius of the tile's corners.
  var radius: Double { side * 0.16 }

  /// The size of the tile's number: long ones are smaller, so that they fit.
  func fontSize(_ value: Int) -> Double {
    let share =
      switch value {
      case ..<100: 0.47
      case ..<1_000: 0.39
      case ..<10_000: 0.315
      case ..<100_000: 0.26
      default: 0.16
      }
    return side * share
  }
}

/// The tiles that follow a drag, and how far they have come.
struct TileFollow: Hashable {
  /// The identities of the tiles.
  let ids: [Int]

  /// How far they have come to the right, in points.
  let right: Double

  /// How far they have come downwards, in points.
  let down: Double

  /// What they would become, each as it would stand then.
  let sums: [Tile]

  /// How clearly that is seen, from 0 to 1.
  let clarity: Double

  /// What a drag does to the board of a player, whose cells have sides of so many points. Tiles that cannot move give way
  /// a little.
  init?(_ swipe: TriplesSession.Swipe, on player: some BoardPlayer, cell: Double) {
    guard let direction = swipe.direction, player.acceptsMoves else { return nil }
    let moving = player.preview(direction)
    ids = (moving.isEmpty ? player.game.grid.joined().compactMap { $0 } : moving).map { $0.id }
    let length = moving.isEmpty ? swipe.give : swipe.progress * cell
    right = Double(direction.columnStep) * length
    down = Double(direction.rowStep) * length
    sums = player.previewMerges(direction).map { $0.survivor }
    clarity = swipe.clarity
  }

  /// How far one tile has come.
  func offset(of tile: Tile) -> (right: Double, down: Double) {
    ids.contains(tile.id) ? (right, down) : (0, 0)
  }
}
