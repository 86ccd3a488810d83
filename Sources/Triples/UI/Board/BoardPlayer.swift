import TriplesModel
import TriplesSession

/// Whoever plays on a board: the player's own game, a lesson, a board that was set up.
protocol BoardPlayer: AnyObject {
  /// The game as it stands.
  var game: Triples { get }

  /// Whether moves are taken.
  var acceptsMoves: Bool { get }

  /// The tiles that a move would move, each by one cell.
  func preview(_ direction: Direction) -> [Tile]

  /// The tiles that a move would make one, each as it would stand then.
  func previewMerges(_ direction: Direction) -> [Merge]

  /// Plays a move.
  ///
  /// - Returns: whether something moved.
  @discardableResult func move(_ direction: Direction) -> Bool
}

extension TriplesSession: BoardPlayer {}
extension TriplesLesson: BoardPlayer {}
extension OwnBoardSession: BoardPlayer {}
