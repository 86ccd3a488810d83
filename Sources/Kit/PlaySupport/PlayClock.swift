/// How long a player has been at a game, in whole seconds. It is told the time and can be stopped.
package struct PlayClock: Hashable {
  private var seconds: Int64
  private var runningSince: Int64?

  /// A clock that stands still at `seconds`.
  package init(seconds: Int64 = 0) {
    self.seconds = seconds
  }

  /// Starts or stops the clock at the time `now`. Where it runs or stands already, that goes on.
  package mutating func run(_ isRunning: Bool, now: Int64) {
    if isRunning {
      if runningSince == nil { runningSince = now }
    } else {
      seconds = elapsed(now: now)
      runningSince = nil
    }
  }

  /// The seconds that the clock has run by the time `now`. A clock of the system that was set back counts as standing.
  package func elapsed(now: Int64) -> Int64 {
    seconds + max(0, now - (runningSince ?? now))
  }
}
