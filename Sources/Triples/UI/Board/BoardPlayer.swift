import TriplesModel
import TriplesSession

/// An object that plays on a board: the player's game, a lesson, or any board.
protocol BoardPlayer: AnyObject {
  var game: Triples { get }

  var acceptsMoves: Bool { get }

  /// Returns the tiles that a move would shift, each by one cell.
  func preview(_ direction: Direction) -> [Tile]

  func previewMerges(_ direction: Direction) -> [Merge]

  /// Plays a move. Returns whether a tile moved.
  @discardableResult func move(_ direction: Direction) -> Bool
}

extension TriplesSession: BoardPlayer {}
extension TriplesLesson: BoardPlayer {}
extension OwnBoardSession: BoardPlayer {}
