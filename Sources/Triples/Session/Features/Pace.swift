extension TriplesSession {
  /// How fast things follow each other that happen by themselves.
  struct Pace {
    /// Whether a board on which nothing moves any more is seen for a while before the end is shown over it.
    var lingers = false

    /// How fast the coach and replays play by themselves.
    private(set) var speed = WatchSpeed.normal

    /// The number of the latest turn. Time begins anew with each.
    private(set) var turn = 0

    /// Chooses a speed.
    mutating func choose(_ speed: WatchSpeed) { self.speed = speed }

    /// Begins another turn.
    mutating func beginTurn() { turn += 1 }
  }
}
