import PlaySupport

extension TriplesSession {
  /// A delay after which the session acts by itself, such as playing the coach's next move.
  public struct Turn: Hashable, Sendable {
    /// Identifies the turn. A different number restarts the timer.
    public let number: Int

    /// The delay in milliseconds.
    public let milliseconds: Int
  }

  /// The time to show a board without moves before the result covers it, in milliseconds.
  private static let endMilliseconds = 1200

  /// The delay for a front end's timer, or `nil` if there is no result to show and no automatic play.
  public var turn: Turn? {
    if let turn = gameEnd.turn { return Turn(number: turn, milliseconds: Self.endMilliseconds) }
    guard popUp == nil, viewer?.isPlaying ?? (watch?.isPaused == false) else { return nil }
    return Turn(number: pace.turn, milliseconds: pace.speed.milliseconds)
  }

  /// Pauses the coach and the replay, because the player can't see them.
  public func windowHidden() {
    if watch?.isPaused == false { togglePause() }
    if viewer?.isPlaying == true { togglePlaying() }
  }

  /// Call this method when the delay of a turn has passed. It shows the result, advances the replay, or plays the
  /// coach's move once that is known. A call for an earlier turn does nothing.
  public func timeIsUp(turn number: Int) {
    guard number == turn?.number else { return }
    if gameEnd.turn != nil {
      // A player on another tab has already seen that the game is over.
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
