import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The coach playing on by itself, with the player watching.
  public struct Watch: Hashable, Sendable {
    /// How fast it plays.
    public internal(set) var speed: WatchSpeed

    /// Whether it waits.
    public internal(set) var isPaused = false

    /// Counts what the front end's timer is set for: another turn means another timer.
    public internal(set) var turn: Int

    /// Whether the time for the next move has come, so that it is played as soon as the coach knows it.
    var isDue = false
  }

  /// How fast the coach plays when it plays by itself.
  public enum WatchSpeed: CaseIterable, Hashable, Sendable {
    case slow, normal, fast

    /// The label of the choice.
    public var label: String {
      switch self {
      case .slow: "Slow"
      case .normal: "Normal"
      case .fast: "Fast"
      }
    }

    /// How long each board is to be seen before the coach's next move, in milliseconds.
    public var milliseconds: Int {
      switch self {
      case .slow: 1500
      case .normal: 600
      case .fast: 150
      }
    }
  }

  /// Whether the coach can begin to play on by itself.
  public var canWatch: Bool { acceptsMoves && watch == nil }

  /// Whether the game on the table will be recorded when it ends. One that the coach has played in is not.
  public var isRecorded: Bool { coachStart == nil }

  /// Lets the coach play on by itself, until the player stops it, makes a move, or the game is over.
  public func startWatching() {
    intent(canWatch) {
      hint = nil
      turnCount += 1
      watch = Watch(speed: watchSpeed, turn: turnCount)
      if isRecorded {
        tell(Notice("The coach plays on. This game will not be recorded in the scores.", isPassing: true))
      }
      status = "The coach plays. The game will not be recorded."
    }
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
    } else {
      self.watch?.isDue = true
    }
  }

  /// Plays the move that the coach thinks best, as part of its own play.
  func playCoachsMove(_ advice: Advice) {
    guard let best = advice.best else { return }
    intent {
      if coachStart == nil { coachStart = replay.moves.count }
      play(best)
      if acceptsMoves { restartTurn { _ in } }
    }
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
