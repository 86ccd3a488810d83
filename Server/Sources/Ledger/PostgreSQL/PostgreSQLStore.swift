import Foundation
import Ledger
import Synchronization

/// A store in a PostgreSQL database, which any number of servers can share. Queued moves are written together, and
/// every other write has its own transaction. After a failure of the database, the store reconnects. If the address
/// names several hosts, it connects to the one that accepts writes.
public final class PostgreSQLStore: LedgerStore {
  /// The options of a store.
  public struct Options: Sendable {
    /// The number of connections, at least 2. One of them is only for reads.
    public var connectionCount = 6
    /// The maximum number of concurrent batches of moves, each on its own connection.
    public var maxConcurrentBatchCount = 2
    /// The maximum number of moves in a batch.
    public var maxBatchSize = 512
    /// The maximum numbers of queued moves and of other queued work. Further work fails with `LedgerError.overloaded`.
    public var maxQueuedCount = 8_192
    /// The time that work may wait for a connection, and then for its commit, before its caller gets an error.
    public var timeout = Duration.seconds(5)
    /// A closure that is called for each batch of moves and for each other write.
    public var observer: BatchObserver?

    /// Creates the default options.
    public init() {}
  }

  private let queue: JobQueue
  /// The connections' threads.
  private let threads: JoinableThreads
  /// The task that fails queued work whose deadline has passed.
  private let sweeper: Task<Void, Never>
  private let lastDurability = Mutex<PostgreSQLDurability?>(nil)

  /// Creates a store that connects in the background. `address` is in libpq's format: `host=… dbname=…`, or
  /// `postgres://user@host:port/database`, with several hosts for a standby. Throws `LedgerError.fault` if invalid.
  public init(address: String, options: Options = Options()) throws {
    let worker = PostgreSQLWorker(
      parameters: try PostgreSQLConnectionParameters(address), options: options, queue: JobQueue(options: options))
    let queue = worker.queue
    self.queue = queue
    sweeper = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(250))
        queue.failExpiredWork()
      }
    }
    let names = (1...max(2, options.connectionCount)).map { "ledger-\($0)" }
    threads = JoinableThreads(names: names) { worker.run() }
  }

  deinit {
    queue.close(Self.closedError)
    threads.whenEnded { [sweeper] in sweeper.cancel() }
  }

  /// The number of moves and transactions that wait for a connection.
  var queuedCount: Int { queue.count }

  /// Always `true`, because several servers can share a database.
  public var isShared: Bool { true }

  // MARK: - Reading and writing

  /// Reads in one transaction, which sees a single state of the ledger.
  public func read<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.add(TransactionJob(isWriting: false, body: body, waiter: Waiter(continuation)))
    }
  }

  /// Reads, and then waits until everything that `body` could see is durable, unless it is already known to be.
  public func readDurable<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    let (value, horizon) = try await read { connection in
      // The transaction's first statement takes its snapshot.
      let first = try connection.rows("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint", []).first
      return (try body(connection), first?.integer(0))
    }
    if let horizon, queue.isDurable(before: horizon) { return value }
    try await waitForDurability()
    return value
  }

  /// Writes in a separate transaction.
  @discardableResult
  public func write<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.add(TransactionJob(isWriting: true, body: body, waiter: Waiter(continuation)))
    }
  }

  /// Appends a move to its game, in a batch with other moves of its day.
  public func append(_ move: MoveRow) async throws -> Bool {
    try await withCheckedThrowingContinuation { queue.add(QueuedMove(row: move, waiter: Waiter($0))) }
  }

  /// Waits until a new, empty transaction is durable, and with it all that was committed before. Concurrent callers
  /// share the transaction.
  public func waitForDurability() async throws {
    try await withCheckedThrowingContinuation { queue.addDurabilityWaiter(Waiter($0)) }
  }

  // MARK: - Checking and closing

  /// The durability settings at the last call of `check(_:)`, or `nil` before the first one.
  public var durability: PostgreSQLDurability? {
    lastDurability.withLock { $0 }
  }

  /// Commits a transaction, checks the durability settings, and compares the clocks.
  public func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? {
    try await waitForDurability()
    let (durability, offset) = try await read { connection in
      let durability = try PostgreSQLDurability(connection)
      // A busy machine can take a second for one statement, so read the caller's clock before and after it.
      let before = clock()
      let time = try connection.databaseTime() ?? before
      let after = clock()
      return (durability, time < before ? before - time : min(0, after - time))
    }
    lastDurability.withLock { $0 = durability }
    try durability.check()
    return offset
  }

  /// Finishes queued work and closes the connections.
  public func close() async {
    queue.close(Self.closedError)
    await withCheckedContinuation { continuation in threads.whenEnded { continuation.resume() } }
    sweeper.cancel()
  }

  private static let closedError = LedgerError.unavailable("The ledger is closed.")
}
