import PlaySupport
import TriplesModel

extension TriplesSession {
  /// Whether the coach can begin to play on by itself.
  public var canWatch: Bool { acceptsMoves && watch == nil }

  /// Whether the game on the table will be recorded when it ends. One that the coach has played in is not.
  public var isRecorded: Bool { coachStart == nil }

  /// Lets the coach play on by itself, until the player stops it, makes a move, or the game is over.
  public func startWatching() {
    guard canWatch, catchUp() == false else { return }
    hint = nil
    turnCount += 1
    watch = Watch(speed: watchSpeed, turn: turnCount)
    if isRecorded { tell(Notice("The coach plays on. This game will not be recorded in the scores.", isPassing: true)) }
    status = "The coach plays. The game will not be recorded."
    changed()
  }

  /// Lets the coach wait, or go on.
  public func togglePause() {
    guard let isPaused = watch?.isPaused else { return }
    hint = nil
    restartTurn { $0.isPaused = !isPaused }
    status = isPaused ? "The coach plays on." : "The coach waits."
    changed()
  }

  /// Ends the coach's play. The board stays as it is.
  public func stopWatching() {
    guard watch != nil else { return }
    watch = nil
    status = "The coach has stopped. It is your move."
    changed()
  }

  /// Chooses how fast the coach plays, now and the next time.
  public func choose(_ speed: WatchSpeed) {
    guard speed != watchSpeed else { return }
    watchSpeed = speed
    restartTurn { $0.speed = speed }
    status = "Speed: \(speed.label)."
    changed()
  }

  /// To be called when the time of `Watch.speed` has passed since `Watch.turn` became what it is. The coach's move is
  /// played now, or as soon as it is known. A call for an earlier turn does nothing.
  public func watchTimeIsUp(turn: Int) {
    guard let watch, watch.turn == turn, !watch.isPaused, acceptsMoves else { return }
    if let advice {
      playCoachsMove(advice)
      changed()
    } else {
      self.watch?.isDue = true
    }
  }

  /// Plays the move that the coach thinks best, as part of its own play.
  func playCoachsMove(_ advice: Advice) {
    guard let best = advice.best, catchUp() == false else { return }
    if coachStart == nil { coachStart = replay.moves.count }
    play(best)
    guard acceptsMoves else { return }
    restartTurn { _ in }
  }

  private func restartTurn(_ change: (inout Watch) -> Void) {
    guard var watch else { return }
    turnCount += 1
    watch.turn = turnCount
    watch.isDue = false
    change(&watch)
    self.watch = watch
  }
}
