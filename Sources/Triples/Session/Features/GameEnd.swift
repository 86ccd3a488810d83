import SessionSupport

extension TriplesSession {
  /// The state after the end of a game: the delayed result, its pop-up, and the scores with the new row.
  struct GameEnd {
    /// The number of the `Turn` whose delay ends when the result appears, or `nil` if the result isn't delayed.
    private(set) var resultTurn: Int?

    private(set) var isDismissed = false

    private var hasJumpedToScores = false

    /// The latest recorded row, which the list of scores highlights.
    private(set) var newestRow: ScoreRow?

    mutating func reset() {
      resultTurn = nil
      isDismissed = false
      hasJumpedToScores = false
    }

    /// Records the row of the latest game, or `nil` after that row was removed.
    mutating func setNewestRow(_ row: ScoreRow?) { newestRow = row }

    mutating func wait(for turn: Int) { resultTurn = turn }

    /// Ends the delay. `isSeen` is `true` if the player already knows that the game is over.
    mutating func stopWaiting(isSeen: Bool) {
      resultTurn = nil
      isDismissed = isSeen
    }

    mutating func dismiss() { isDismissed = true }

    /// Records that the scores opened automatically. Returns whether this is the first time in the current game.
    mutating func jumpToScores() -> Bool {
      defer { hasJumpedToScores = true }
      return !hasJumpedToScores
    }
  }
}
