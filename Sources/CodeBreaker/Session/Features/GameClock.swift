import PlaySupport

extension CodeBreakerSession {
  /// The clock of the current game. The first peg starts it.
  struct GameClock {
    private var clock: PlayClock

    /// Whether the player has placed a peg in this game.
    private(set) var hasBegun: Bool

    /// Creates a clock that isn't running.
    ///
    /// - Parameters:
    ///   - seconds: The time that the game has taken so far.
    ///   - hasBegun: Whether the player has placed a peg.
    init(seconds: Int64 = 0, hasBegun: Bool = false) {
      clock = PlayClock(seconds: seconds)
      self.hasBegun = hasBegun
    }

    /// Records that the player has placed a peg.
    mutating func begin() { hasBegun = true }

    /// Starts or stops the clock, in seconds since 1970. A clock that already runs continues.
    mutating func run(_ isRunning: Bool, now: Int64) { clock.run(isRunning, now: now) }

    /// Returns the running time in seconds until the given time.
    func elapsed(now: Int64) -> Int64 { clock.elapsed(now: now) }
  }
}
