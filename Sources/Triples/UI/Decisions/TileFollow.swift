import TriplesModel
import TriplesSession

/// The tiles that follow a drag, and how far they have come.
struct TileFollow: Hashable {
  /// The identities of the tiles.
  let ids: [Int]

  /// How far they have come to the right, in points.
  let right: Double

  /// How far they have come downwards, in points.
  let down: Double

  /// What a drag does to the board.
  ///
  /// - Parameters:
  ///   - tiles: those that the move would move.
  ///   - cell: the side of a cell, in points.
  init(_ reading: TriplesSession.DragReading, tiles: [Tile], cell: Double) {
    ids = tiles.map { $0.id }
    let length = reading.progress * cell
    (right, down) =
      switch reading.direction {
      case .left: (-length, 0)
      case .right: (length, 0)
      case .up: (0, -length)
      case .down: (0, length)
      case nil: (0, 0)
      }
  }

  /// How far one tile has come.
  func offset(of tile: Tile) -> (right: Double, down: Double) {
    ids.contains(tile.id) ? (right, down) : (0, 0)
  }
}
