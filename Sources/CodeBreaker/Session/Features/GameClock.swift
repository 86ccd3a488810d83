extension CodeBreakerSession {
  /// The clock of the current game, in whole seconds. The first peg starts it. Callers pass the current time.
  struct GameClock {
    private var seconds: Int64

    private var runningSince: Int64?

    private(set) var hasBegun: Bool

    init(seconds: Int64 = 0, hasBegun: Bool = false) {
      self.seconds = seconds
      self.hasBegun = hasBegun
    }

    mutating func begin() { hasBegun = true }

    /// Starts or stops the clock at the time `now`, in seconds since 1970. A clock that's already running continues.
    mutating func setRunning(_ isRunning: Bool, now: Int64) {
      if isRunning {
        if runningSince == nil { runningSince = now }
      } else {
        seconds = elapsedSeconds(now: now)
        runningSince = nil
      }
    }

    /// Returns the seconds the clock has run by `now`. If the system's clock was set back, the latest run counts as 0.
    func elapsedSeconds(now: Int64) -> Int64 { seconds + max(0, now - (runningSince ?? now)) }
  }
}
