/// A comparison of a clock that can be set with the monotonic clock, which can't, and which also runs while the machine
/// sleeps. It shows whether the clock was set to a wrong time, if there is no other clock to compare with.
struct ClockWatch: Sendable {
  /// The maximum deviation from the expected time, in milliseconds. Time servers correct less than that.
  static let maxDeviation: Int64 = 60_000

  /// The part of the elapsed time by which the expected time follows the clock, so that small corrections don't add up
  /// over months.
  private static let maxDriftRate: Int64 = 1000

  private var instant: ContinuousClock.Instant
  /// The expected time at `instant`, in milliseconds since 1970.
  private var time: Int64

  /// Starts a comparison. `now` is the clock's time at `instant`, which is assumed to be right.
  init(now: Int64, at instant: ContinuousClock.Instant) {
    self.instant = instant
    time = now
  }

  /// Returns by how many milliseconds the clock is ahead of the expected time. `now` is the clock's time at `instant`.
  mutating func deviation(now: Int64, at instant: ContinuousClock.Instant) -> Int64 {
    let elapsed = Int64((instant - self.instant) / .milliseconds(1))
    let deviation = now - (time + elapsed)
    // Follow only a right clock, and not so often that rounding prevents it.
    if abs(deviation) <= Self.maxDeviation, elapsed >= Self.maxDriftRate {
      let limit = elapsed / Self.maxDriftRate
      time += elapsed + min(max(deviation, -limit), limit)
      self.instant = instant
    }
    return deviation
  }
}
