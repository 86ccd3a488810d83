import PlaySupport

extension CodeBreakerSession {
  /// The clock of the game on the table, which the first peg starts.
  struct GameClock {
    private var clock: PlayClock

    /// Whether the player has put a peg into a hole of this game.
    private(set) var hasBegun: Bool

    /// A clock that stands still.
    ///
    /// - Parameters:
    ///   - seconds: how long the player has been at the game.
    ///   - hasBegun: whether the player has put a peg into a hole.
    init(seconds: Int64 = 0, hasBegun: Bool = false) {
      clock = PlayClock(seconds: seconds)
      self.hasBegun = hasBegun
    }

    /// Notes that the player has put a peg into a hole.
    mutating func begin() { hasBegun = true }

    /// Starts or stops the clock at a time. Where it runs or stands already, that goes on.
    mutating func run(_ isRunning: Bool, now: Int64) { clock.run(isRunning, now: now) }

    /// The seconds that it has run by a time.
    func elapsed(now: Int64) -> Int64 { clock.elapsed(now: now) }
  }
}
