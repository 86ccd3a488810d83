import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The coach playing on by itself, with the player watching.
  public struct Watch: Hashable, Sendable {
    /// Whether it waits.
    public internal(set) var isPaused: Bool

    /// Whether the player has let it begin. Before that, nothing has become of the game.
    var hasBegun: Bool

    /// Whether the time for the next move has come, so that it is played as soon as the coach knows it.
    var isDue = false

    /// What the button does that lets the coach begin, wait or go on.
    public var pauseLabel: String {
      isPaused ? (hasBegun ? "Go on" : "Start") : "Pause"
    }
  }

  /// How fast boards follow each other where something plays by itself: the coach, or a replay.
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

    /// How long each board is to be seen before the next move, in milliseconds.
    public var milliseconds: Int {
      switch self {
      case .slow: 1500
      case .normal: 600
      case .fast: 150
      }
    }
  }

  /// Whether the coach can begin to play on by itself. It does not play anybody's game of the day.
  public var canWatch: Bool { acceptsMoves && tab == .board && watch == nil && playMode.allows(.watch) }

  /// Whether the game on the table will be recorded when it ends. One that the coach has played in is not.
  public var isRecorded: Bool { saved.coachStart == nil }

  /// What the player is to know while the coach plays by itself: what becomes of the game, and how to have it back.
  public var watchNote: String {
    guard watch?.hasBegun == false else { return Self.giveBackNote }
    return canWinMedal
      ? "The coach plays on. This game can then win no medal, and counts only if you take its moves back."
      : "The coach plays on from here. The game will not be recorded unless you take its moves back."
  }

  private static let giveBackNote = "Undo takes the coach's moves back; then the game counts again."

  /// Lets the coach play on by itself, until the player stops it, makes a move, or the game is over. In a game that is
  /// still recorded it waits to be told to start: the button lies near others, and a slip must cost nothing.
  public func startWatching() {
    intent(canWatch) {
      coachHelp.startWatching(waits: isRecorded)
      restartTurn()
      status = isRecorded ? watchNote : "The coach plays on. \(watchNote)"
    }
  }

  /// Lets the coach wait, or go on.
  public func togglePause() {
    guard let isPaused = watch?.isPaused else { return }
    coachHelp.togglePause()
    restartTurn()
    status = isPaused ? "The coach plays on." : "The coach waits."
    changed()
  }

  /// Ends the coach's play. The board stays as it is.
  public func stopWatching() {
    guard watch != nil else { return }
    coachHelp.stopWatching()
    status = "It is your move."
    if !isRecorded {
      tell(Notice(Self.giveBackNote, isPassing: true))
      status = "The coach has stopped. It is your move. \(Self.giveBackNote)"
    }
    changed()
  }

  /// Chooses how fast the coach and replays play, now and the next time.
  public func choose(_ speed: WatchSpeed) {
    guard speed != pace.speed else { return }
    pace.choose(speed)
    restartTurn()
    status = "Speed: \(speed.label)."
    changed()
  }

  /// Plays the move that the coach thinks best, as part of its own play.
  func playCoachsMove(_ advice: Advice) {
    guard let best = advice.best else { return }
    intent {
      saved.beginCoach()
      play(best)
      if acceptsMoves { restartTurn() }
    }
  }

  /// Begins another turn of what plays by itself.
  func restartTurn() {
    pace.beginTurn()
    coachHelp.setDue(false)
  }
}
