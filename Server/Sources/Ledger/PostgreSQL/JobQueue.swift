import Foundation
import GameCore
import Ledger

/// The queue of work for the connections. Tasks add work, and the connections' threads perform it.
final class JobQueue: @unchecked Sendable {
  enum Work {
    case job(TransactionJob)
    case moves([QueuedMove])
    /// A durable transaction to commit for these waiters. `generation` is the number of connections made before it.
    case confirmDurability([Waiter<Void>], generation: Int)
    /// No work: the thread must replace its connection.
    case reconnect
  }

  private struct QueuedItem<Item> {
    let item: Item
    /// The item's number in the order of arrival.
    let number: Int
    /// The time at which the item fails if no connection has taken it.
    let deadline: ContinuousClock.Instant
  }

  private let options: PostgreSQLStore.Options
  private let condition = NSCondition()
  // Access these properties only while holding the condition's lock.
  private var jobs: [QueuedItem<TransactionJob>] = []
  private var urgentJobs: [QueuedItem<TransactionJob>] = []
  /// How many times in a row other work has gone before the first of `jobs` that could be done.
  private var overtakingCount = 0
  /// How many times in a row other writes have gone before the first write of `jobs`.
  private var writeOvertakingCount = 0
  private var moves: [QueuedItem<QueuedMove>] = []
  private var durabilityWaiters: [QueuedItem<Waiter<Void>>] = []
  private var arrivalCount = 0
  /// The games with a move that is being written. Their next moves wait, so that the moves of a game stay in order.
  private var gamesInFlight: Set<GameKey> = []
  private var inFlightBatchCount = 0
  private var inFlightWriterCount = 0
  private var isConfirmingDurability = false
  private var connectionCount = 0
  /// The number of connections that were ever made.
  private var generation = 0
  /// The highest timeline of a connection that was ever made.
  private var newestTimeline = 0
  /// The last transaction known to be durable, or `nil` after a new connection, which may lead to another server.
  private var durableTransaction: Int64?
  /// The error of the last attempt to connect. It is `nil` before the first attempt and after a successful one.
  private var connectionError: LedgerError?
  private var closingError: LedgerError?
  /// The time at which the server was last found not to respond, or `nil` if it never was.
  private var silenceTime: ContinuousClock.Instant?

  init(options: PostgreSQLStore.Options) {
    self.options = options
  }

  var count: Int {
    condition.withLock { jobs.count + urgentJobs.count + moves.count }
  }

  var isClosed: Bool {
    condition.withLock { closingError != nil }
  }

  // MARK: - Adding work

  func add(_ job: TransactionJob) {
    if let error = enqueue(job, in: job.isUrgent ? \.urgentJobs : \.jobs) { job.fail(error) }
  }

  func add(_ move: QueuedMove) {
    if let error = enqueue(move, in: \.moves) { move.waiter.resume(with: .failure(error)) }
  }

  /// Adds a waiter for a durable transaction that begins after this call, or fails the waiter at once.
  func addDurabilityWaiter(_ waiter: Waiter<Void>) {
    if let error = enqueue(waiter, in: \.durabilityWaiters) { waiter.resume(with: .failure(error)) }
  }

  private func enqueue<Item>(
    _ item: Item, in list: ReferenceWritableKeyPath<JobQueue, [QueuedItem<Item>]>
  ) -> LedgerError? {
    condition.withLock {
      if let error = closingError ?? (connectionCount == 0 ? connectionError : nil) { return error }
      guard self[keyPath: list].count < options.maxQueuedCount else { return .overloaded }
      arrivalCount += 1
      self[keyPath: list].append(QueuedItem(item: item, number: arrivalCount, deadline: .now + options.timeout))
      condition.signal()
      return nil
    }
  }

  // MARK: - Doing work

  /// Waits for work that can be done, and removes and returns it. Returns `nil` once the queue is closed and empty, or
  /// `.reconnect` if the server was found to hang after `connectionTime`, the time of the caller's connection, or if
  /// another connection leads to a newer timeline than `timeline`, the caller's.
  func next(since connectionTime: ContinuousClock.Instant, timeline: Int) -> Work? {
    condition.withLock {
      while true {
        // If the server was found to hang, each connection made earlier would wait for it too, so replace it.
        if let silenceTime, silenceTime > connectionTime { return .reconnect }
        if timeline < newestTimeline { return .reconnect }
        if let work = dequeueWork() { return work }
        if closingError != nil, jobs.isEmpty, urgentJobs.isEmpty, moves.isEmpty, durabilityWaiters.isEmpty {
          return nil
        }
        condition.wait()
      }
    }
  }

  /// Returns whether every transaction with a number below `horizon` is durable. If `horizon` is the end of a reader's
  /// snapshot, these are all transactions that the reader can see.
  func isDurable(before horizon: Int64) -> Bool {
    condition.withLock { durableTransaction.map { horizon <= $0 + 1 } ?? false }
  }

  /// Records that `transaction` and all with lower numbers are durable. `generation` is the number of connections made
  /// before `transaction` began. Does nothing if a connection has been made since, because that one may lead to another
  /// server.
  func markDurable(upTo transaction: Int64, generation: Int) {
    condition.withLock {
      if generation == self.generation { durableTransaction = max(durableTransaction ?? 0, transaction) }
    }
  }

  func finish(_ work: Work) {
    condition.withLock {
      switch work {
      case .job(let job): if job.isWriting { inFlightWriterCount -= 1 }
      case .moves(let moves):
        gamesInFlight.subtract(moves.map(\.row.key))
        inFlightBatchCount -= 1
        inFlightWriterCount -= 1
      case .confirmDurability:
        isConfirmingDurability = false
        inFlightWriterCount -= 1
      case .reconnect: break
      }
      condition.broadcast()
    }
  }

  /// Other work goes before the first of `jobs` at most this many times in a row, so that nothing waits forever.
  private static let maxOvertakingCount = 3

  /// Removes and returns work that can be done now, or `nil` if there is none: the earliest that is part of a game, or else the
  /// earliest of the rest. One connection is reserved for reads, because every write may have to wait for a standby.
  private func dequeueWork() -> Work? {
    let mayWrite = inFlightWriterCount < options.connectionCount - 1
    let job = jobs.firstIndex { mayWrite || !$0.item.isWriting }
    let urgentJob = urgentJobs.firstIndex { mayWrite || !$0.item.isWriting }
    let mayAppend = mayWrite && inFlightBatchCount < options.maxConcurrentBatchCount
    let move = mayAppend ? moves.first { !gamesInFlight.contains($0.item.row.key) } : nil
    let waiter = mayWrite && !isConfirmingDurability ? durabilityWaiters.first : nil
    let numbers = [urgentJob.map { urgentJobs[$0].number }, move?.number, waiter?.number].map { $0 ?? .max }
    let first = numbers.min() ?? .max
    // The first write is counted for itself, because reads can be done while no write can.
    if mayWrite, writeOvertakingCount >= Self.maxOvertakingCount, let write = jobs.firstIndex(where: \.item.isWriting) {
      return startOther(write)
    }
    if let job, first == .max || overtakingCount >= Self.maxOvertakingCount { return startOther(job) }
    guard first < .max else { return nil }
    if job != nil { overtakingCount += 1 }
    let startsWrite = first != numbers[0] || urgentJob.map { urgentJobs[$0].item.isWriting } == true
    if startsWrite, jobs.contains(where: \.item.isWriting) { writeOvertakingCount += 1 }
    if first == numbers[0], let urgentJob { return start(urgentJobs.remove(at: urgentJob).item) }
    inFlightWriterCount += 1
    if first == numbers[1], let move { return .moves(dequeueBatch(of: move.item.row.key.day)) }
    defer { durabilityWaiters = [] }
    isConfirmingDurability = true
    return .confirmDurability(durabilityWaiters.map(\.item), generation: generation)
  }

  private func startOther(_ index: Int) -> Work {
    let job = jobs.remove(at: index).item
    if job.isWriting { writeOvertakingCount = 0 }
    overtakingCount = 0
    return start(job)
  }

  private func start(_ job: TransactionJob) -> Work {
    if job.isWriting { inFlightWriterCount += 1 }
    return .job(job)
  }

  /// Removes and returns up to `maxBatchSize` moves of a day, at most one for each game.
  private func dequeueBatch(of day: CalendarDay) -> [QueuedMove] {
    var batch: [QueuedMove] = []
    moves.removeAll { queued in
      let move = queued.item
      guard move.row.key.day == day, batch.count < options.maxBatchSize else { return false }
      guard gamesInFlight.insert(move.row.key).inserted else { return false }
      batch.append(move)
      return true
    }
    inFlightBatchCount += 1
    return batch
  }

  // MARK: - Failures

  /// Records a connection to a server with the given timeline. Returns `false`, and records nothing, if another
  /// connection led to a newer timeline: since then, the server isn't the primary anymore.
  func recordConnection(timeline: Int) -> Bool {
    condition.withLock {
      guard timeline >= newestTimeline else { return false }
      newestTimeline = timeline
      connectionCount += 1
      connectionError = nil
      generation += 1
      durableTransaction = nil
      condition.broadcast()
      return true
    }
  }

  func recordDisconnection() {
    condition.withLock { connectionCount -= 1 }
  }

  func recordServerSilence() {
    condition.withLock {
      silenceTime = .now
      condition.broadcast()
    }
  }

  /// Records that an attempt to connect failed. If there are no other connections, all queued work fails.
  func recordConnectionFailure(_ error: LedgerError) {
    let hasNoConnection = condition.withLock {
      if connectionCount == 0 { connectionError = error }
      return connectionCount == 0
    }
    if hasNoConnection { fail(error) { _ in true } }
  }

  func failExpiredWork() {
    let now = ContinuousClock.now
    fail(.unavailable("The database is too slow.")) { $0 <= now }
  }

  /// Closes the queue. Queued work still runs if there is a connection, or else fails. Later work fails with `error`.
  func close(_ error: LedgerError) {
    let hasNoConnection = condition.withLock {
      closingError = closingError ?? error
      condition.broadcast()
      return connectionCount == 0
    }
    if hasNoConnection { fail(error) { _ in true } }
  }

  /// Fails the queued items whose deadline satisfies the predicate.
  private func fail(_ error: LedgerError, where hasExpired: (ContinuousClock.Instant) -> Bool) {
    let (jobs, moves, durabilityWaiters) = condition.withLock {
      func removeExpired<Item>(_ list: inout [QueuedItem<Item>]) -> [Item] {
        defer { list.removeAll { hasExpired($0.deadline) } }
        return list.filter { hasExpired($0.deadline) }.map(\.item)
      }
      defer { condition.broadcast() }
      return (
        removeExpired(&self.jobs) + removeExpired(&urgentJobs), removeExpired(&self.moves),
        removeExpired(&self.durabilityWaiters)
      )
    }
    for job in jobs { job.fail(error) }
    for move in moves { move.waiter.resume(with: .failure(error)) }
    for waiter in durabilityWaiters { waiter.resume(with: .failure(error)) }
  }
}
