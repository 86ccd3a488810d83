import TriplesModel

extension TriplesSession {
  /// The next action in a ranked game, which waits until the server has answered the previous move.
  struct NextRankedAction {
    private(set) var move: Direction?

    private(set) var isFinishing = false

    mutating func enqueue(_ move: Direction) { self.move = move }

    mutating func enqueueFinish() { isFinishing = true }

    mutating func discardMove() { move = nil }

    mutating func dequeueMove() -> Direction? {
      defer { move = nil }
      return move
    }

    /// Returns whether the player wants to finish the game, and clears that wish.
    mutating func dequeueFinish() -> Bool {
      defer { isFinishing = false }
      return isFinishing
    }
  }
}
