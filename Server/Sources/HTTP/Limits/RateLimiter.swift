import Synchronization

/// A rate limiter with a token bucket for each key. Full buckets can be removed, because a new bucket is full too. To
/// bound memory, the least recently used keys are removed if there would be more keys than the capacity.
///
/// Every call of the API takes tokens, so the methods can be inlined, and specialized for the type of the keys.
public final class RateLimiter<Key: Hashable & Sendable>: Sendable {
  @usableFromInline
  struct Bucket: Sendable {
    @usableFromInline var tokens: Double
    @usableFromInline var time: Duration

    @inlinable
    init(tokens: Double, time: Duration) {
      self.tokens = tokens
      self.time = time
    }
  }

  @usableFromInline
  struct State: Sendable {
    /// The buckets of two generations. Using a bucket moves it from the old to the young generation.
    @usableFromInline var youngBuckets: [Key: Bucket] = [:]
    @usableFromInline var oldBuckets: [Key: Bucket] = [:]
    @usableFromInline var generationStart = Duration.zero
  }

  @usableFromInline let rate: Double
  @usableFromInline let burst: Double
  @usableFromInline let capacity: Int
  @usableFromInline let now: @Sendable () -> Duration
  @usableFromInline let state: Mutex<State>

  /// Creates a limiter. A bucket gains `rate` tokens per second, more than 0, and holds `burst` tokens, at least 1.
  /// `capacity` is the maximum number of keys, at least 2. `now` is a monotonic clock.
  public init(
    rate: Double, burst: Int, capacity: Int = 100_000, now: @escaping @Sendable () -> Duration = monotonicTime
  ) {
    precondition(rate > 0 && burst >= 1 && capacity >= 2)
    self.rate = rate
    self.burst = Double(burst)
    self.capacity = capacity
    self.now = now
    state = Mutex(State(generationStart: now()))
  }

  /// Takes a token from a key's bucket and returns `nil`. If there is no token, returns the time until the next one.
  @inlinable
  public func consume(_ key: Key) -> Duration? {
    withBucket(key) { bucket in
      guard bucket.tokens >= minTokenCount else { return timeUntilToken(in: bucket) }
      bucket.tokens -= 1
      return nil
    }
  }

  /// Returns the result of `consume(_:)` without taking a token. Use it with `forceConsume(_:)` to count only failures.
  @inlinable
  public func timeUntilToken(_ key: Key) -> Duration? {
    withBucket(key) { $0.tokens >= minTokenCount ? nil : timeUntilToken(in: $0) }
  }

  /// Takes a token from a key's bucket, even if there is none. A bucket's debt is limited to `burst` tokens.
  @inlinable
  public func forceConsume(_ key: Key) {
    withBucket(key) { $0.tokens = max(-burst, $0.tokens - 1) }
  }

  /// Takes a token from a key's bucket. If there is none, throws a `Problem` of status 429 with the time to wait.
  @inlinable
  public func admit(_ key: Key) throws(Problem) {
    if let wait = consume(key) { throw .tooManyRequests(wait: wait) }
  }

  var count: Int { state.withLock { $0.youngBuckets.count + $0.oldBuckets.count } }

  /// The tokens that a bucket needs so that one can be taken, slightly less than 1 to allow for rounding errors.
  @usableFromInline let minTokenCount = 1 - 1e-9

  @inlinable
  func timeUntilToken(in bucket: Bucket) -> Duration {
    .seconds((1 - bucket.tokens) / rate)
  }

  @inlinable
  func withBucket<Result>(_ key: Key, _ body: (inout Bucket) -> Result) -> Result {
    let time = now()
    return state.withLock { state in
      // Drop the old generation once its buckets are full, even after maximum debt, or if there are too many keys.
      if time - state.generationStart > .seconds(2 * burst / rate) || state.youngBuckets.count >= capacity / 2 {
        state.oldBuckets = state.youngBuckets
        state.youngBuckets = [:]
        state.generationStart = time
      }
      var bucket =
        state.youngBuckets[key] ?? state.oldBuckets.removeValue(forKey: key) ?? Bucket(tokens: burst, time: time)
      let elapsed = time - bucket.time
      bucket.tokens = min(burst, bucket.tokens + max(0, elapsed / .seconds(1)) * rate)
      bucket.time = max(bucket.time, time)
      defer { state.youngBuckets[key] = bucket }
      return body(&bucket)
    }
  }
}

/// Returns the time since the first call of this function, by a clock that is never set.
@Sendable
public func monotonicTime() -> Duration {
  ContinuousClock.now - start
}

private let start = ContinuousClock.now
