/// The time that a player has spent on a game, in whole seconds. Callers pass the current time, and can stop the clock.
package struct PlayClock: Hashable {
  private var seconds: Int64
  private var runningSince: Int64?

  package init(seconds: Int64 = 0) {
    self.seconds = seconds
  }

  /// Starts or stops the clock at the time `now`. Does nothing if the clock is already running or already stopped.
  package mutating func setRunning(_ isRunning: Bool, now: Int64) {
    if isRunning {
      if runningSince == nil { runningSince = now }
    } else {
      seconds = elapsedSeconds(now: now)
      runningSince = nil
    }
  }

  /// Returns the seconds the clock has run by `now`. If the system's clock was set back, the latest run counts as 0.
  package func elapsedSeconds(now: Int64) -> Int64 {
    seconds + max(0, now - (runningSince ?? now))
  }
}
