import TriplesModel
import TriplesSession

/// A session with a board to play on: that of a game, of a lesson, or of the "Your own board" screen.
protocol DraggableBoard: AnyObject {
  var game: Triples { get }

  var acceptsMoves: Bool { get }

  /// Returns the tiles that a move would shift by one cell.
  func movingTiles(_ direction: Direction) -> [Tile]

  func previewMerges(_ direction: Direction) -> [Merge]

  /// Plays a move. Returns whether a tile moved.
  @discardableResult func move(_ direction: Direction) -> Bool
}

extension TriplesSession: DraggableBoard {}
extension TriplesLesson: DraggableBoard {}
extension OwnBoardSession: DraggableBoard {}
