import TriplesModel

extension TriplesSession {
  /// What the player wants to do in a ranked game as soon as the server has answered the move before.
  struct NextRankedMove {
    /// A move, which is played next.
    private(set) var move: Direction?

    /// Whether the game is to be ended.
    private(set) var isFinishing = false

    /// Notes a move that is to be played next.
    mutating func play(_ move: Direction) { self.move = move }

    /// Notes that the game is to be ended.
    mutating func finish() { isFinishing = true }

    /// Forgets the move that was to be played next.
    mutating func forgetMove() { move = nil }

    /// Takes the move that is to be played next.
    mutating func takeMove() -> Direction? {
      defer { move = nil }
      return move
    }

    /// Takes the wish to end the game.
    ///
    /// - Returns: whether there is one.
    mutating func takeFinish() -> Bool {
      defer { isFinishing = false }
      return isFinishing
    }
  }
}
