import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The coach's automatic play, which the player watches.
  public struct AutomaticPlay: Hashable, Sendable {
    /// Whether the coach is paused.
    public internal(set) var isPaused: Bool

    /// Whether the player has started the coach. Until then, the game isn't affected.
    var hasBegun: Bool

    /// Whether the next move is due, so that it is played as soon as the coach has answered.
    var isDue = false

    /// The label of the button that starts, pauses, or resumes the coach.
    public var pauseLabel: String {
      isPaused ? (hasBegun ? "Continue" : "Start") : "Pause"
    }
  }

  /// The speed of automatic play by the coach or in a replay.
  public enum PlaybackSpeed: CaseIterable, Hashable, Sendable {
    case slow, normal, fast

    /// The label of the choice.
    public var label: String {
      switch self {
      case .slow: "Slow"
      case .normal: "Normal"
      case .fast: "Fast"
      }
    }

    /// The time before the next move, in milliseconds.
    public var milliseconds: Int {
      switch self {
      case .slow: 1500
      case .normal: 600
      case .fast: 150
      }
    }
  }

  /// Whether the coach can start automatic play. It can't in a daily game whose day isn't over.
  public var canWatch: Bool { acceptsMoves && tab == .board && automaticPlay == nil && playMode.allows(.watch) }

  /// Whether the current game will be recorded when it ends. A game in which the coach has played won't be.
  public var isRecorded: Bool { saved.firstCoachMoveIndex == nil }

  /// The text during automatic play: how it affects the game, and how to undo the effect.
  public var watchNote: String {
    guard automaticPlay?.hasBegun == false else { return Self.undoNote }
    return canWinMedal
      ? "The coach plays for you. The game can’t win a medal, and counts only if you undo the coach’s moves."
      : "The coach plays from here. The game won’t be recorded unless you undo the coach’s moves."
  }

  private static let undoNote = "Undo the coach’s moves, and the game counts again."

  /// Starts the coach's automatic play, which lasts until the player stops it or moves, or the game is over. If the
  /// game is still recorded, the coach starts paused, because the player may have pressed the button by mistake.
  public func startWatching() {
    intent(canWatch) {
      coachHelp.startWatching(isPaused: isRecorded)
      restartTurn()
      status = isRecorded ? watchNote : "The coach is playing. \(watchNote)"
    }
  }

  /// Pauses or resumes the coach.
  public func togglePause() {
    guard let wasPaused = automaticPlay?.isPaused else { return }
    coachHelp.togglePause()
    restartTurn()
    status = wasPaused ? "The coach is playing." : "The coach is waiting."
    saveAndRedraw()
  }

  /// Stops the coach. The board stays as it is.
  public func stopWatching() {
    guard automaticPlay != nil else { return }
    coachHelp.stopWatching()
    status = "It’s your move."
    if !isRecorded {
      show(Notice(Self.undoNote, isTransient: true))
      status = "The coach has stopped. It’s your move. \(Self.undoNote)"
    }
    saveAndRedraw()
  }

  /// Chooses the speed of the coach and of replays. The choice remains for the rest of the session.
  public func choose(_ speed: PlaybackSpeed) {
    guard speed != pace.speed else { return }
    pace.choose(speed)
    restartTurn()
    status = "Speed: \(speed.label)."
    saveAndRedraw()
  }

  func playCoachsMove(_ advice: Advice) {
    guard let best = advice.bestMove else { return }
    intent {
      saved.markCoachMovesBegin()
      play(best)
      if acceptsMoves { restartTurn() }
    }
  }

  func restartTurn() {
    pace.beginTurn()
    coachHelp.setDue(false)
  }
}
