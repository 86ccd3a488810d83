import NumberedGame
import PlaySupport
import TriplesModel

// What is special about a move, besides its tiles.
extension TriplesSession {
  /// Posts the cue of the move that has just changed the board, and shows what the player should notice.
  func react(to effect: MoveEffect) {
    advanceLesson(after: effect)
    guard let tile = effect.highestMerge else { return post(.slide) }
    let isRecord = tile.val >= 48 && tile.val > board.previousGame.bestTile
    if collect(tile.val) { celebrateFirst(tile) }
    post(.merge(tile.val, firstTile != nil ? .first : isRecord ? .record : .usual))
  }

  /// The tile that the latest move made, if the player has never made such a tile before. A front end shows the face of
  /// its jelly for `faceMilliseconds`.
  public var firstTile: Tile? { messages.firstTile(on: board) }

  /// The time for which a tile shows its face.
  public static let faceMilliseconds = 700

  /// Celebrates the first tile of its kind that the player has ever made.
  private func celebrateFirst(_ tile: Tile) {
    messages.showFirst(tile, on: board)
    announce("First \(tile.val)!", details: tile.val == 6 ? " 6 and 6 make 12." : "")
  }

  /// Shows a remark until the board changes. Screen readers say it, without the details, after the move.
  func announce(_ remark: String, details: String = "") {
    messages.showRemark(remark + details, on: board)
    status += (status.isEmpty ? "" : " ") + remark
  }
}
