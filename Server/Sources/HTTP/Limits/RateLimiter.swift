import Synchronization

/// Counts how often something is done by whom, and says when it is too often: a bucket of tokens for each key, which fills at a
/// steady rate.
///
/// A bucket that is full again is as good as none, and is forgotten. Should there be more keys than it has room for before that,
/// those are forgotten that were not seen for the longest time: memory is bounded first.
public final class RateLimiter<Key: Hashable & Sendable>: Sendable {
  private struct Bucket {
    var tokens: Double
    var time: Duration
  }

  private struct State {
    /// Two generations: what is asked for goes from the older one into the younger one.
    var young: [Key: Bucket] = [:]
    var old: [Key: Bucket] = [:]
    var since = Duration.zero
  }

  private let rate: Double
  private let burst: Double
  private let capacity: Int
  private let now: @Sendable () -> Duration
  private let state: Mutex<State>

  /// Makes a limiter.
  ///
  /// - Parameters:
  ///   - rate: how many a second are admitted in the long run; more than 0.
  ///   - burst: how many at once; 1 or more.
  ///   - capacity: how many keys are remembered at most.
  ///   - now: a clock that never goes back; by default the system's since it was started.
  public init(
    rate: Double, burst: Int, capacity: Int = 100_000, now: @escaping @Sendable () -> Duration = systemUptime
  ) {
    precondition(rate > 0 && burst >= 1 && capacity >= 2)
    self.rate = rate
    self.burst = Double(burst)
    self.capacity = capacity
    self.now = now
    state = Mutex(State(since: now()))
  }

  /// Takes a token.
  ///
  /// - Returns: nothing where there was one, otherwise how long it is until there will be, with nothing taken.
  public func take(_ key: Key) -> Duration? {
    withBucket(key) { bucket in
      guard bucket.tokens >= whole else { return wait(bucket) }
      bucket.tokens -= 1
      return nil
    }
  }

  /// Says what `take` would, and takes nothing. With `spend`, what fails can be counted alone.
  public func waitingTime(_ key: Key) -> Duration? {
    withBucket(key) { $0.tokens >= whole ? nil : wait($0) }
  }

  /// Takes a token, whether there is one or not.
  public func spend(_ key: Key) {
    withBucket(key) { $0.tokens = max(-burst, $0.tokens - 1) }
  }

  /// Throws the `Problem` of status 429 that tells how long to wait, where there is no token to take.
  public func admit(_ key: Key) throws(Problem) {
    if let wait = take(key) { throw .tooMany(wait: wait) }
  }

  /// How many keys are remembered.
  var count: Int { state.withLock { $0.young.count + $0.old.count } }

  /// A token, but for what is lost in adding up parts of one.
  private let whole = 1 - 1e-9

  private func wait(_ bucket: Bucket) -> Duration {
    .seconds((1 - bucket.tokens) / rate)
  }

  private func withBucket<Result>(_ key: Key, _ body: (inout Bucket) -> Result) -> Result {
    let time = now()
    return state.withLock { state in
      // After that long, twice over for what was overdrawn, any bucket is full.
      if time - state.since > .seconds(2 * burst / rate) || state.young.count >= capacity / 2 {
        state.old = state.young
        state.young = [:]
        state.since = time
      }
      var bucket = state.young[key] ?? state.old.removeValue(forKey: key) ?? Bucket(tokens: burst, time: time)
      let elapsed = time - bucket.time
      bucket.tokens = min(burst, bucket.tokens + max(0, elapsed / .seconds(1)) * rate)
      bucket.time = max(bucket.time, time)
      defer { state.young[key] = bucket }
      return body(&bucket)
    }
  }
}

/// How long the system runs.
@Sendable
public func systemUptime() -> Duration {
  ContinuousClock.now - start
}

private let start = ContinuousClock.now
