import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Plays a move. Nothing happens if the board takes no moves or nothing moves in that direction. A player who moves
  /// takes over from the coach.
  ///
  /// - Returns: whether the move was played.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    // A day ends by itself, and what is then to be read is first seen here.
    if !keepsTable { changed() }
    if isRanked { return moveRanked(direction) }
    return intent(acceptsMoves) {
      coachHelp.stopWatching()
      return play(direction)
    } ?? false
  }

  /// Plays a move on a board that takes moves.
  @discardableResult
  func play(_ direction: Direction) -> Bool {
    let (next, score) = (game.copy(), game.score)
    guard let effect = try? next.play(direction) else {
      tellBlocked(direction)
      return false
    }
    board.play(next, effect)
    saved.play(direction, spawning: effect.spawned)
    giveCue(effect)
    teach(effect)
    status = Spoken.move(direction, effect: effect, score: next.score)
    if levelFile.table != nil { noteMedal(from: score) }
    if next.isDone { recordEnd() }
    return true
  }

  /// Says that nothing moves in a direction.
  func tellBlocked(_ direction: Direction) {
    status = "\(direction.label): nothing moves."
    give(.blocked)
    refuse(direction)
  }

  /// What a move that was made sounds like: its best merge, or its slide.
  func giveCue(_ effect: MoveEffect) {
    give(effect.merges.map { $0.survivor.val }.max().map { .merge($0) } ?? .slide)
  }

  /// Takes the latest move back, and with it the end of the game, should it have ended. There is no limit within a game.
  public func undo() {
    intent(canUndo) {
      if endedDate != nil { takeBackEnd() }
      guard let move = saved.takeBack() else { return }
      board.takeBack()
      coachHelp.stopWatching()
      status = "\(move.label) taken back. Score \(game.score)."
    }
  }

  /// Plays the move again that was taken back last.
  public func redo() {
    guard canRedo, let move = saved.redoMoves.last else { return }
    self.move(move)
  }

  /// The tiles that a move would move, each by one cell, for a front end to preview a drag. Empty if it cannot move.
  public func preview(_ direction: Direction) -> [Tile] {
    acceptsMoves ? game.movingTiles(direction) : []
  }

  /// The tiles that a move would make one, each as it would stand then, for a front end to preview a drag.
  public func previewMerges(_ direction: Direction) -> [Merge] {
    acceptsMoves ? game.merges(direction) : []
  }

  /// Chooses which number the next game takes.
  public func choose(_ mode: Mode) {
    changeSettings(saying: mode == .determ ? "New games will be game 14." : "New games will be random.") {
      $0.mode = mode
    }
  }

  /// Brings a screen to the front.
  public func select(_ tab: Tab) {
    show(tab)
    if tab == .scores, endedDate != nil { gameEnd.seeScores() }
    changed()
  }
}
