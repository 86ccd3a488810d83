import PlaySupport

extension TriplesSession {
  /// The presentation of the end of the current game.
  struct GameEnd {
    /// The turn after which the end is shown, or `nil` if nothing delays it.
    private(set) var turn: Int?

    /// Whether the player has closed the dialog of the end.
    private(set) var isPutAway = false

    /// Whether the player has seen the scores since the game ended.
    private(set) var hasSeenScores = false

    /// Whether the scores opened automatically after the end of a game.
    private(set) var hasJumpedToScores = false

    /// The latest recorded row, which the list of scores highlights.
    private(set) var newestRow: Score?

    /// Resets the presentation because the game continues or another one begins.
    mutating func forget() {
      turn = nil
      isPutAway = false
      hasSeenScores = false
    }

    /// Notes the recorded row, or `nil` after it was removed.
    mutating func note(_ row: Score?) { newestRow = row }

    /// Delays the end by a turn.
    mutating func wait(for turn: Int) { self.turn = turn }

    /// Ends the delay.
    ///
    /// - Parameter isSeen: whether the player already knows that the game is over.
    mutating func stopWaiting(isSeen: Bool) {
      turn = nil
      isPutAway = isSeen
    }

    /// Notes that the player has closed the dialog.
    mutating func putAway() { isPutAway = true }

    /// Notes that the player has seen the scores.
    mutating func seeScores() { hasSeenScores = true }

    /// Notes that the scores open automatically.
    ///
    /// - Parameter isOver: whether the ended game is still the current one.
    mutating func jumpToScores(isOver: Bool) {
      hasJumpedToScores = true
      hasSeenScores = isOver
    }

    /// Notes that the player has left the scores.
    mutating func leaveScores() { hasJumpedToScores = false }
  }
}
