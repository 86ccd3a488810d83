import PlaySupport

extension CodeBreakerSession {
  /// The clock of the current game. The first peg starts it.
  struct GameClock {
    private var clock: PlayClock

    /// Whether the player has placed a peg in this game.
    private(set) var hasBegun: Bool

    init(seconds: Int64 = 0, hasBegun: Bool = false) {
      clock = PlayClock(seconds: seconds)
      self.hasBegun = hasBegun
    }

    mutating func begin() { hasBegun = true }

    /// Starts or stops the clock, in seconds since 1970. A clock that already runs continues.
    mutating func run(_ isRunning: Bool, now: Int64) { clock.run(isRunning, now: now) }

    func elapsed(now: Int64) -> Int64 { clock.elapsed(now: now) }
  }
}
