import TriplesModel

extension TriplesSession {
  /// The next action in a ranked game, which waits until the server has answered the previous move.
  struct NextRankedMove {
    /// The next move, if there is one.
    private(set) var move: Direction?

    /// Whether the player wants to finish the game.
    private(set) var isFinishing = false

    /// Stores the next move.
    mutating func play(_ move: Direction) { self.move = move }

    /// Notes that the player wants to finish the game.
    mutating func finish() { isFinishing = true }

    /// Drops the next move.
    mutating func forgetMove() { move = nil }

    /// Returns the next move and removes it.
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
