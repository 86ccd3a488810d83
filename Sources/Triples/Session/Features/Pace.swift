extension TriplesSession {
  /// The timing of automatic play, replays, and the end of a game.
  struct Pace {
    /// Whether the final board is shown for a moment before the result.
    var delaysResult = false

    private(set) var speed = PlaybackSpeed.normal

    /// The number of the latest turn. The timer restarts with each turn.
    private(set) var turn = 0

    mutating func choose(_ speed: PlaybackSpeed) { self.speed = speed }

    mutating func beginTurn() { turn += 1 }
  }
}
