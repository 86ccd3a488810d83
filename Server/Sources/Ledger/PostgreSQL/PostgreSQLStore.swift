import Dispatch
import Foundation
import Ledger
import Synchronization

/// A ledger in PostgreSQL, for as many servers as one likes.
///
/// Moves that wait are written together; everything else is a transaction of its own. After a failure of the database it
/// connects anew by itself, of several hosts to the one that can be written.
public final class PostgreSQLStore: LedgerStore {
  /// What can be set, besides the address.
  public struct Options: Sendable {
    /// How many connections there are, 2 or more. One of them only reads.
    public var connections = 6
    /// How many batches of moves are written at a time, each on a connection of its own.
    public var batches = 2
    /// How many moves a batch has at most.
    public var batchSize = 512
    /// The maximum number of queued moves, and of other queued work. More is refused with `LedgerError.overloaded`.
    public var maxQueuedCount = 8_192
    /// The maximum time that work waits for a connection, and then for being durable, before its caller gets an error.
    public var timeout = Duration.seconds(5)
    /// Hears of each batch, and of each other write.
    public var observer: BatchObserver?

    /// Options with their usual values.
    public init() {}
  }

  private let queue: JobQueue
  /// Signaled when all connections' threads have ended.
  private let ending = DispatchGroup()
  /// Fails queued work whose time is over.
  private let sweeper: Task<Void, Never>
  private let lastDurability = Mutex<PostgreSQLDurability?>(nil)

  /// Begins to connect to a database, and does not wait for it.
  ///
  /// - Parameters:
  ///   - address: the database, as libpq takes it: `postgres://user@host:port/database`, with several hosts where there is a
  ///     standby, or `host=… dbname=…`.
  ///   - options: what can be set besides.
  /// - Throws: `LedgerError.fault` for an address that is none.
  public init(address: String, options: Options = Options()) throws {
    let worker = PostgreSQLWorker(
      address: try PostgreSQLAddress(address), options: options, queue: JobQueue(options: options))
    let queue = worker.queue
    self.queue = queue
    sweeper = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(250))
        queue.failExpired()
      }
    }
    for number in 1...max(2, options.connections) {
      ending.enter()
      let thread = Thread { [ending] in
        worker.run()
        ending.leave()
      }
      thread.name = "ledger-\(number)"
      thread.stackSize = 4 << 20
      thread.start()
    }
  }

  deinit {
    queue.close(Self.closed)
    ending.notify(queue: .global()) { [sweeper] in sweeper.cancel() }
  }

  /// As many servers as one likes write here.
  public var isShared: Bool { true }

  // MARK: - Reading and writing

  /// Reads in one transaction, which sees one state of the ledger.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.add(TransactionJob(isWriting: false, body: body, waiter: Waiter(continuation)))
    }
  }

  /// Reads as `read` does, and then waits until everything that could be seen is durable, unless that is known already.
  public func readDurable<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    let (value, horizon) = try await read { connection in
      // The first statement of the transaction is when it looks.
      let first = try connection.rows("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint", []).first
      return (try body(connection), first?.integer(0))
    }
    if let horizon, queue.isDurable(before: horizon) { return value }
    try await waitForDurability()
    return value
  }

  /// Writes in a transaction of its own.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.add(TransactionJob(isWriting: true, body: body, waiter: Waiter(continuation)))
    }
  }

  /// Puts a move behind the one before it, in a batch with others of its day.
  public func append(_ move: MoveRow) async throws -> Bool {
    try await withCheckedThrowingContinuation { queue.add(QueuedMove(row: move, waiter: Waiter($0))) }
  }

  /// Waits for a transaction of its own to be durable. Concurrent callers share one.
  public func waitForDurability() async throws {
    try await withCheckedThrowingContinuation { queue.waitForDurability(Waiter($0)) }
  }

  // MARK: - Care

  /// How the database kept what it was given when `check()` last asked; nothing before.
  public var durability: PostgreSQLDurability? {
    lastDurability.withLock { $0 }
  }

  /// Makes something durable, reads back the settings that it was written with, and compares the clocks.
  public func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? {
    try await waitForDurability()
    let (durability, offset) = try await read { connection in
      let durability = try PostgreSQLDurability(connection)
      // A busy machine can take a second for one statement, so the caller's clock is read on both sides of it.
      let before = clock()
      let row = try connection.rows("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint", []).first
      let after = clock()
      guard let time = row?.integer(0) else { throw LedgerError.fault("The database tells no time.") }
      return (durability, time < before ? before - time : min(0, after - time))
    }
    lastDurability.withLock { $0 = durability }
    try durability.check()
    return offset
  }

  /// Does what waits, and ends the connections.
  public func close() async {
    queue.close(Self.closed)
    await withCheckedContinuation { continuation in
      ending.notify(queue: .global()) { continuation.resume() }
    }
    sweeper.cancel()
  }

  private static let closed = LedgerError.unavailable("The ledger is closed.")
}
