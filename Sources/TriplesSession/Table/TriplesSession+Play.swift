import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Plays a move. Nothing happens if the board takes no moves or nothing moves in that direction.
  ///
  /// - Returns: whether the move was played.
  @discardableResult
  public func move(_ direction: Direction) -> Bool {
    guard acceptsMoves, catchUp() == false else { return false }
    let next = game.copy()
    guard let effect = try? next.play(direction) else {
      status = "\(direction.label): nothing moves."
      changed()
      return false
    }
    // The same move leads to the same board, so what comes after it can still be played again.
    if redoMoves.last == direction { redoMoves.removeLast() } else { redoMoves = [] }
    positions.append(next)
    replay.record(direction)
    lastEffect = effect
    status = Spoken.move(direction, effect: effect, score: next.score)
    if next.isDone {
      if recordEnd() { tab = .scores }
    } else {
      save()
    }
    changed()
    return true
  }

  /// Takes the latest move back. There is no limit within a game.
  public func undo() {
    guard canUndo, catchUp() == false, let move = replay.moves.last else { return }
    replay = replay.prefix(replay.moves.count - 1)
    positions.removeLast()
    redoMoves.append(move)
    givenMoveCount = min(givenMoveCount, replay.moves.count)
    marks.insert(.undoUsed)
    lastEffect = nil
    status = "\(move.label) taken back. Score \(game.score)."
    save()
    changed()
  }

  /// Plays the move again that was taken back last.
  public func redo() {
    guard canRedo, let move = redoMoves.last else { return }
    self.move(move)
  }

  /// The tiles that a move would move, each by one cell, for a front end to preview a drag. Empty if it cannot move.
  public func preview(_ direction: Direction) -> [Tile] {
    acceptsMoves ? game.movingTiles(direction) : []
  }

  /// Chooses which number the next game takes.
  public func choose(_ mode: Mode) {
    let shown = self.mode
    readSettings()
    guard shown != mode || self.mode != mode else { return }
    self.mode = mode
    status = mode == .determ ? "New games will be game 14." : "New games will be random."
    saveSettings()
    changed()
  }

  /// Brings a screen to the front.
  public func select(_ tab: Tab) {
    self.tab = tab
    viewer = nil
    showEndIfDue()
    changed()
  }

  /// Takes the first notice away.
  public func dismissNotice() {
    guard !notices.isEmpty else { return }
    notices.removeFirst()
    changed()
  }
}
