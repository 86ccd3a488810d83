import TriplesModel
import TriplesSession

/// The geometry of a board, in points from its upper left corner.
struct BoardGeometry: Hashable {
  let side: Double

  /// Creates the geometry of a board. A negative or nonfinite side, which can occur during layout, counts as 0.
  init(side: Double) {
    self.side = side.isFinite ? max(0, side) : 0
  }

  init(width: Double, height: Double) {
    self.init(side: min(width, height))
  }

  var cellSide: Double { side / Double(Triples.size) }

  var tileSide: Double { cellSide - 2 * tileMargin }

  var radius: Double { side * 0.04 }

  var lineWidth: Double { side * 0.0075 }

  func frame(row: Int, column: Int) -> TileFrame {
    TileFrame(x: Double(column) * cellSide + tileMargin, y: Double(row) * cellSide + tileMargin, side: tileSide)
  }

  func frame(_ tile: Tile) -> TileFrame {
    frame(row: tile.row, column: tile.col)
  }

  /// The lines between the cells, vertical ones first.
  var lines: [BoardLine] {
    let end = side * 0.025
    let places = (1..<Triples.size).map { Double($0) * cellSide }
    return places.map { BoardLine(fromX: $0, fromY: end, toX: $0, toY: side - end) }
      + places.map { BoardLine(fromX: end, fromY: $0, toX: side - end, toY: $0) }
  }

  private var tileMargin: Double { side * 0.014 }
}

// MARK: The coach's pointer
extension BoardGeometry {
  /// The side of the square around a disc. It is less than twice the distance from a cell's edge to its number, so
  /// that a disc doesn't cover numbers.
  var discSide: Double { cellSide * 0.44 }

  /// Returns the square around the disc of a move. The disc is where lines between cells cross, so it overlaps four
  /// tiles but no numbers.
  func disc(_ direction: Direction) -> TileFrame {
    let center = point(direction, fromEdge: cellSide, along: side / 2)
    return TileFrame(x: center.x - discSide / 2, y: center.y - discSide / 2, side: discSide)
  }

  /// Returns the corners of the arrow in a move's disc, starting with the tip.
  func arrow(_ direction: Direction) -> [(x: Double, y: Double)] {
    // Fractions of the arrow's box: the distance from the side that the tip touches, and the distance along that side.
    let corners = [(0, 0.5), (0.55, 0), (0.55, 0.3), (1, 0.3), (1, 0.7), (0.55, 0.7), (0.55, 1)]
    let size = discSide * 0.66
    return corners.map { corner in
      point(direction, fromEdge: cellSide + size * (corner.0 - 0.5), along: side / 2 + size * (corner.1 - 0.5))
    }
  }

  var edgeWidth: Double { side * 0.016 }

  /// Returns the line that marks an edge. It is inside the board, between the rounded corners.
  func edge(_ direction: Direction) -> BoardLine {
    let start = point(direction, fromEdge: edgeWidth / 2, along: radius)
    let end = point(direction, fromEdge: edgeWidth / 2, along: side - radius)
    return BoardLine(fromX: start.x, fromY: start.y, toX: end.x, toY: end.y)
  }

  /// Returns a point, given its distance from the edge that a move goes to and its distance along that edge.
  private func point(_ direction: Direction, fromEdge: Double, along: Double) -> (x: Double, y: Double) {
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

/// The square of a tile, in points from the board's upper left corner.
struct TileFrame: Hashable {
  var x: Double
  var y: Double
  var side: Double

  /// The center of the tile in units of its side. A tile is laid out in the board's upper left corner and then offset,
  /// so SwiftUI needs this anchor to scale the tile around its center.
  var anchor: (x: Double, y: Double) {
    side > 0 ? (x / side + 0.5, y / side + 0.5) : (0.5, 0.5)
  }

  var radius: Double { side * 0.16 }

  /// Returns the font size for the number `value`. Longer numbers are smaller, so that they fit.
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

/// The tiles that follow a drag, and their offset.
struct DraggedTiles: Hashable {
  let ids: [Int]

  /// The offset to the right, in points.
  let right: Double

  /// The downward offset, in points.
  let down: Double

  let mergedTiles: [Tile]

  /// The opacity of the merged tiles, from 0 to 1.
  let mergedTileOpacity: Double

  /// Creates the effect of a drag on a board whose cells are `cellSide` points wide. Returns `nil` if the drag has no
  /// effect. If the move is blocked, all tiles give way a little.
  init?(_ swipe: TriplesSession.Swipe, on session: some DraggableBoard, cellSide: Double) {
    guard let direction = swipe.direction, session.acceptsMoves else { return nil }
    let moving = session.movingTiles(direction)
    ids = (moving.isEmpty ? session.game.grid.joined().compactMap { $0 } : moving).map { $0.id }
    let length = moving.isEmpty ? swipe.giveWayDistance : swipe.progress * cellSide
    right = Double(direction.columnStep) * length
    down = Double(direction.rowStep) * length
    mergedTiles = session.previewMerges(direction).map { $0.survivor }
    mergedTileOpacity = swipe.previewOpacity
  }

  func offset(of tile: Tile) -> (right: Double, down: Double) {
    ids.contains(tile.id) ? (right, down) : (0, 0)
  }
}
