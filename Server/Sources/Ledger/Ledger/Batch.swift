import GameCore

/// A batch of writes that the store made durable together, as reported to an observer.
public struct Batch: Sendable {
  /// The number of moves in the batch.
  public let appendCount: Int
  /// The number of other writes in the batch.
  public let writeCount: Int
  /// The time from the first statement until the batch was durable.
  public let duration: Duration
  /// The number of moves and other writes that were queued when the batch was done.
  public let queuedCount: Int

  /// Creates a batch's description.
  public init(appendCount: Int, writeCount: Int, duration: Duration, queuedCount: Int) {
    self.appendCount = appendCount
    self.writeCount = writeCount
    self.duration = duration
    self.queuedCount = queuedCount
  }
}

/// A closure that is called for each durable batch, on the thread that wrote the batch. The next batch waits until the
/// closure returns.
public typealias BatchObserver = @Sendable (Batch) -> Void

/// Returns the number of the lock that separates the closing of a day from the day's moves. Writers of moves share the
/// lock, and closing the day takes it exclusively. All other locks have negative numbers.
public func closingLock(of day: CalendarDay) -> Int64 {
  Int64(day.number)
}
