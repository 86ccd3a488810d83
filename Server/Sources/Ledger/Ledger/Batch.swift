import NumberedGame

/// Some writes that a store made durable together, as whoever measures the store is told.
public struct Batch: Sendable {
  /// How many moves were in it.
  public let appends: Int
  /// How many other writes were in it.
  public let writes: Int
  /// How long it took, from the first statement to the disk.
  public let duration: Duration
  /// How many moves and other writes waited for their turn when it was done.
  public let waiting: Int

  /// Describes a batch.
  public init(appends: Int, writes: Int, duration: Duration, waiting: Int) {
    self.appends = appends
    self.writes = writes
    self.duration = duration
    self.waiting = waiting
  }
}

/// Hears of each batch when it is on disk, on the thread that wrote it, which waits meanwhile.
public typealias BatchObserver = @Sendable (Batch) -> Void

/// The lock that keeps the end of a day apart from its moves: whoever puts a move in shares it, whoever closes the day does not.
///
/// Every other lock has a negative number.
public func closingLock(of day: CalendarDay) -> Int64 {
  Int64(day.number)
}
