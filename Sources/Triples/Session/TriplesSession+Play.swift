import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// Plays a move and stops automatic play. Returns `false` if the board accepts no moves or no tile can move that way.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    // A day can end without any action by the player. Redraw, because the message about it may not have been shown yet.
    if !shouldSaveGame { saveAndRedraw() }
    if isRanked { return moveInRankedGame(direction) }
    return intent(acceptsMoves) {
      coachHelp.stopWatching()
      return play(direction)
    } ?? false
  }

  @discardableResult
  func play(_ direction: Direction) -> Bool {
    let (next, score) = (game.copy(), game.score)
    guard let effect = try? next.play(direction) else {
      announceBlockedMove(direction)
      return false
    }
    board.play(next, effect)
    saved.play(direction, spawning: effect.spawnedTile)
    status = SpokenText.move(direction, effect: effect, score: next.score)
    announceEscape()
    react(to: effect)
    announceMedal(afterScore: score)
    if next.isDone { recordEnd() }
    return true
  }

  func announceBlockedMove(_ direction: Direction) {
    status = SpokenText.blockedMove(direction)
    post(.blocked)
    showBlockedMove(direction)
  }

  /// Undoes the latest move. If the game has ended, undoes the end too. The number of undos is unlimited.
  public func undo() {
    intent(canUndo) {
      if endedDate != nil { undoEnd() }
      guard let move = saved.undoMove() else { return }
      board.undoMove()
      coachHelp.stopWatching()
      status = "You undid \(move.label). Score \(game.score)."
    }
  }

  /// Redoes the move that was undone last.
  public func redo() {
    guard canRedo, let move = saved.redoMoves.last else { return }
    self.move(move)
  }

  /// Returns the tiles that a move would shift by one cell, to preview a drag. Empty if the board accepts no moves.
  public func movingTiles(_ direction: Direction) -> [Tile] {
    acceptsMoves ? game.movingTiles(direction) : []
  }

  /// Returns the merges that a move would make, to preview a drag. Empty if the board accepts no moves.
  public func previewMerges(_ direction: Direction) -> [Merge] {
    acceptsMoves ? game.merges(direction) : []
  }

  /// Sets how the next game's number is chosen.
  public func choose(_ mode: Mode) {
    changeSettings(announcing: mode == .determ ? "New games are always game 14." : "New games are random.") {
      $0.mode = mode
    }
  }

  /// Selects a tab, and closes all overlays.
  public func select(_ tab: Tab) {
    show(tab)
    saveAndRedraw()
  }
}

extension MoveEffect {
  /// The highest tile that the move made by merging, or `nil` if tiles only moved.
  var highestMerge: Tile? {
    var highest: Tile?
    for merge in merges where merge.survivor.val > highest?.val ?? 0 { highest = merge.survivor }
    return highest
  }

  /// The cue of a move that doesn't end the game.
  var cue: Cue { highestMerge.map { .merge($0.val) } ?? .slide }
}
