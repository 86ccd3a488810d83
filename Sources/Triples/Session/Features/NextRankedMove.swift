import TriplesModel

extension TriplesSession {
  /// The next action in a ranked game, which waits until the server has answered the previous move.
  struct NextRankedMove {
    private(set) var move: Direction?

    private(set) var isFinishing = false

    mutating func play(_ move: Direction) { self.move = move }

    mutating func finish() { isFinishing = true }

    mutating func forgetMove() { move = nil }

    mutating func removeMove() -> Direction? {
      defer { move = nil }
      return move
    }

    /// Returns whether the player wants to finish the game, and clears that wish.
    mutating func removeFinish() -> Bool {
      defer { isFinishing = false }
      return isFinishing
    }
  }
}
