import TriplesModel

extension TriplesSession {
  /// The next action in a ranked game, queued until the server has answered the previous move.
  struct NextRankedMove {
    /// The queued move, or `nil` if there is none.
    private(set) var move: Direction?

    /// Whether the player wants to finish the game.
    private(set) var isFinishing = false

    mutating func play(_ move: Direction) { self.move = move }

    /// Records that the player wants to finish the game.
    mutating func finish() { isFinishing = true }

    /// Removes the queued move.
    mutating func forgetMove() { move = nil }

    /// Removes and returns the queued move.
    mutating func takeMove() -> Direction? {
      defer { move = nil }
      return move
    }

    /// Returns whether the player wants to finish the game, and resets it.
    mutating func takeFinish() -> Bool {
      defer { isFinishing = false }
      return isFinishing
    }
  }
}
