import PlaySupport

extension TriplesSession {
  /// How far the end of the game on the table has been shown.
  struct GameEnd {
    /// The turn whose time has to pass before the end is shown; `nil` if nothing is waited for.
    private(set) var turn: Int?

    /// Whether the player has put away what was shown of the end.
    private(set) var isPutAway = false

    /// Whether the player has seen the scores since the game ended.
    private(set) var hasSeenScores = false

    /// Whether the scores came to the front by themselves, after the end of a game.
    private(set) var hasJumpedToScores = false

    /// The row of the latest game that was recorded, for the scores to mark.
    private(set) var newestRow: Score?

    /// Forgets what was shown, as the game goes on or another one begins.
    mutating func forget() {
      turn = nil
      isPutAway = false
      hasSeenScores = false
    }

    /// Notes the row with which the game was recorded, or that it was taken back.
    mutating func note(_ row: Score?) { newestRow = row }

    /// Waits for the time of a turn before the end is shown.
    mutating func wait(for turn: Int) { self.turn = turn }

    /// Ends the wait.
    ///
    /// - Parameter isSeen: whether the player knows already that the game is over.
    mutating func stopWaiting(isSeen: Bool) {
      turn = nil
      isPutAway = isSeen
    }

    /// Notes that the player has put away what was shown.
    mutating func putAway() { isPutAway = true }

    /// Notes that the player has seen the scores.
    mutating func seeScores() { hasSeenScores = true }

    /// Notes that the scores come to the front by themselves.
    ///
    /// - Parameter isOver: whether the game that has ended is still on the table.
    mutating func jumpToScores(isOver: Bool) {
      hasJumpedToScores = true
      hasSeenScores = isOver
    }

    /// Notes that another screen than the scores is in front.
    mutating func leaveScores() { hasJumpedToScores = false }
  }
}
