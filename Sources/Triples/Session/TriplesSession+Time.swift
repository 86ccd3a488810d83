import SessionSupport

extension TriplesSession {
  /// A delayed action of the session: it plays the coach's next move, advances a replay, or shows a result.
  public struct Turn: Hashable, Sendable {
    /// Identifies the turn. The timer restarts when the number changes.
    public let number: Int

    /// The delay in milliseconds.
    public let milliseconds: Int
  }

  /// How long the final board is shown before the result covers it, in milliseconds.
  private static let finalBoardMilliseconds = 1200

  /// The delay for a front end's timer, or `nil` if no result is delayed and nothing plays automatically.
  public var turn: Turn? {
    if let turn = gameEnd.resultTurn { return Turn(number: turn, milliseconds: Self.finalBoardMilliseconds) }
    guard popUp == nil, viewer?.isPlaying ?? (automaticPlay?.isPaused == false) else { return nil }
    return Turn(number: pace.turn, milliseconds: pace.speed.milliseconds)
  }

  /// Pauses the coach and the replay, because the player can't see them while the window is hidden.
  public func windowDidDisappear() {
    if automaticPlay?.isPaused == false { togglePause() }
    if viewer?.isPlaying == true { togglePlaying() }
  }

  /// Performs the turn `number` after its delay: shows the result, advances the replay, or plays the coach's move once
  /// that is known. Does nothing if another turn is current.
  public func handleTimeout(ofTurn number: Int) {
    guard number == turn?.number else { return }
    if gameEnd.resultTurn != nil {
      // A player on a different tab has already seen that the game is over.
      gameEnd.stopWaiting(isSeen: tab != .board)
      saveAndRedraw()
    } else if viewer != nil {
      advancePlayback()
    } else if let advice {
      playCoachsMove(advice)
    } else {
      coachHelp.setDue(true)
    }
  }
}
