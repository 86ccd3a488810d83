import PlaySupport

extension TriplesSession {
  /// How long the board is to be seen that is shown, before something happens by itself.
  public struct Turn: Hashable, Sendable {
    /// Which turn this is: another number means that time begins anew.
    public let number: Int

    /// How long it takes, in milliseconds.
    public let milliseconds: Int
  }

  /// How long a board on which nothing moves any more is to be seen before the end is shown over it, in milliseconds.
  private static let endMilliseconds = 1200

  /// What a front end's timer is to be set for, or `nil` while nothing happens by itself: neither is the end of a game to
  /// be shown, nor does the coach or a replay play.
  public var turn: Turn? {
    if let turn = gameEnd.turn { return Turn(number: turn, milliseconds: Self.endMilliseconds) }
    guard popUp == nil, viewer?.isPlaying ?? (watch?.isPaused == false) else { return nil }
    return Turn(number: pace.turn, milliseconds: pace.speed.milliseconds)
  }

  /// Pauses the coach's play and a replay: nobody can see them.
  public func windowHidden() {
    if watch?.isPaused == false { togglePause() }
    if viewer?.isPlaying == true { togglePlaying() }
  }

  /// To be called when the time of a turn has passed. The end is shown, a replay goes a step on, the coach's move is
  /// played now or as soon as it is known. A call for an earlier turn does nothing.
  public func timeIsUp(turn number: Int) {
    guard number == turn?.number else { return }
    if gameEnd.turn != nil {
      // Whoever looks at something else by now has seen that the game is over.
      gameEnd.stopWaiting(isSeen: tab != .board)
      changed()
    } else if viewer != nil {
      playStep()
    } else if let advice {
      playCoachsMove(advice)
    } else {
      coachHelp.setDue(true)
    }
  }
}
