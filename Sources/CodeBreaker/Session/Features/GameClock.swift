import PlaySupport

extension CodeBreakerSession {
  /// The clock of the current game. The first peg starts it.
  struct GameClock {
    private var clock: PlayClock

    private(set) var hasBegun: Bool

    init(seconds: Int64 = 0, hasBegun: Bool = false) {
      clock = PlayClock(seconds: seconds)
      self.hasBegun = hasBegun
    }

    mutating func begin() { hasBegun = true }

    /// Starts or stops the clock at the time `now`, in seconds since 1970. A clock that's already running continues.
    mutating func setRunning(_ isRunning: Bool, now: Int64) { clock.setRunning(isRunning, now: now) }

    func elapsedSeconds(now: Int64) -> Int64 { clock.elapsedSeconds(now: now) }
  }
}
