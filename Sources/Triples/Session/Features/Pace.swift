extension TriplesSession {
  /// The timing of automatic play, replays, and the end of a game.
  struct Pace {
    /// Whether the final board is shown for a moment before the dialog of the end.
    var lingers = false

    /// The speed of automatic play and replays.
    private(set) var speed = WatchSpeed.normal

    /// The number of the latest turn. Each turn restarts the timer.
    private(set) var turn = 0

    /// Chooses a speed.
    mutating func choose(_ speed: WatchSpeed) { self.speed = speed }

    /// Starts another turn.
    mutating func beginTurn() { turn += 1 }
  }
}
