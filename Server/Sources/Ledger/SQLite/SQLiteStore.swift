import Foundation
import GRDB
import Ledger
import Synchronization

/// A ledger in a file, for one server.
///
/// What is acknowledged is on the disk: the file has a log (WAL) that is synchronized before a transaction is over. Writes that
/// wait are made durable together. Readers read beside the writer, without waiting for it.
public final class SQLiteStore: LedgerStore {
  /// What can be set, besides the file.
  public struct Options: Sendable {
    /// The maximum number of queued writes. More are refused with `LedgerError.overloaded`.
    public var maxQueuedWriteCount = 8_192
    /// The maximum number of reads that wait or run. More are refused with `LedgerError.overloaded`.
    public var maxQueuedReadCount = 8_192
    /// How many reads are done at a time.
    public var readers = 4
    /// Hears of each batch.
    public var observer: BatchObserver?
    /// Ends the process, as the disk did not take what was written to it, and what it has is only known after a restart.
    public var onLostWrites: @Sendable (String) -> Void = { reason in
      FileHandle.standardError.write(Data("parlor-server: \(reason)\n".utf8))
      _exit(EX_IOERR)
    }

    /// Options with their usual values.
    public init() {}
  }

  private let path: String
  private let options: Options
  private let lock: LockFile
  private let pool: DatabasePool
  private let queue: WriteQueue
  /// Signaled when the writer's thread has ended.
  private let ending = DispatchGroup()
  private let reads = Mutex(Reads())
  private let file: FileIdentity

  private struct Reads {
    var count = 0
    var isClosed = false
  }

  /// Opens a ledger, and makes the file where there is none.
  ///
  /// - Parameters:
  ///   - path: the file. Its folder must exist.
  ///   - options: what can be set besides.
  /// - Throws: `LedgerError`: `unavailable` where another server has the file, or where it cannot be opened.
  public init(path: String, options: Options = Options()) throws {
    self.path = path
    self.options = options
    lock = try LockFile(path: path + ".lock", for: path)
    do {
      // There are keys in it. SQLite gives its other files the same rights.
      file = try FileIdentity(making: path, rights: 0o600)
      pool = try DatabasePool(path: path, configuration: Self.configuration(options))
      try pool.writeWithoutTransaction(Self.makeDurable)
      try pool.writeWithoutTransaction(Durability.init).check()
      try file.synchronizeFolder()
    } catch {
      throw error as? LedgerError ?? SQLiteFault(error).meaning(for: path)
    }
    queue = WriteQueue(limit: options.maxQueuedWriteCount)
    let writer = GroupWriter(pool: pool, path: path, options: options, queue: queue)
    let thread = Thread { [ending] in
      writer.run()
      ending.leave()
    }
    thread.name = "ledger"
    thread.stackSize = 4 << 20
    ending.enter()
    thread.start()
  }

  deinit {
    queue.close(Self.closed)
  }

  /// A file has one server.
  public var isShared: Bool { false }

  // MARK: - Reading and writing

  /// Reads beside the writer, in what was on the disk when the body first looked.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try reads.withLock { reads in
      guard !reads.isClosed else { throw Self.closed }
      guard reads.count < options.maxQueuedReadCount else { throw LedgerError.overloaded }
      reads.count += 1
    }
    defer { reads.withLock { $0.count -= 1 } }
    // GRDB's own asynchronous reads end with the task, in the midst of a request that can still be answered.
    return try await withCheckedThrowingContinuation { continuation in
      pool.asyncRead { [path] database in
        continuation.resume(
          with: Swift.Result {
            do {
              let connection = SQLiteConnection(try database.get(), path: path)
              let result = try body(connection)
              if let failure = connection.failure { throw failure }
              return result
            } catch let error as DatabaseError {
              throw SQLiteFault(error).meaning(for: path)
            } catch let error as SQLiteFault {
              throw error.meaning(for: path)
            }
          })
      }
    }
  }

  /// The same: readers see nothing that is not on the disk.
  public func readDurable<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await read(body)
  }

  /// Writes in the next batch.
  @discardableResult
  public func write<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      queue.add(.body(TypedBody(body: body, continuation: continuation, path: path)))
    }
  }

  /// Puts a move behind the one before it, in the next batch.
  public func append(_ move: MoveRow) async throws -> Bool {
    try await withCheckedThrowingContinuation { queue.add(.append(move, $0)) }
  }

  /// Returns at once: readers see nothing that is not on the disk.
  public func waitForDurability() async throws {}

  // MARK: - Care

  /// Checks that the file is still the one that was opened and is written as `makeDurable` has set it, and writes to it.
  public func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? {
    guard !reads.withLock(\.isClosed) else { throw Self.closed }
    try file.check()
    do {
      try await withWriter(Durability.init).check()
    } catch {
      throw error as? LedgerError ?? SQLiteFault(error).meaning(for: path)
    }
    // Whether there is room and the disk works is known only by writing.
    try await write { connection in
      guard let name = try connection.rows("PRAGMA application_id", []).first?.integer(0) else { return }
      try connection.run("PRAGMA application_id = \(name)", [])
    }
    return nil
  }

  /// Writes what waits, lets the reads that are under way end, and closes the file, which another server then may open.
  public func close() async {
    reads.withLock { $0.isClosed = true }
    queue.close(Self.closed)
    await withCheckedContinuation { continuation in
      ending.notify(queue: .global()) { [pool, lock] in
        // It waits for the reads that are under way.
        try? pool.close()
        lock.release()
        continuation.resume()
      }
    }
  }

  /// Does something with the connection that writes, between two batches.
  func withWriter<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      pool.asyncWriteWithoutTransaction { database in
        continuation.resume(with: Swift.Result { try body(database) })
      }
    }
  }

  private static let closed = LedgerError.unavailable("The ledger is closed.")

  // MARK: - The connections

  private static func configuration(_ options: Options) -> Configuration {
    var configuration = Configuration()
    configuration.label = "ledger"
    configuration.foreignKeysEnabled = true
    configuration.maximumReaderCount = options.readers
    configuration.persistentReadOnlyConnections = true
    // Whoever looks into the file by hand is in nobody's way for longer than this.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA temp_store = MEMORY")
      try database.execute(sql: "PRAGMA cache_size = \(database.configuration.readonly ? -8_192 : -32_768)")
    }
    return configuration
  }

  /// Has the disk asked before a transaction is over. GRDB leaves that out, as for an app it costs more than it is worth.
  static func makeDurable(_ database: Database) throws {
    try database.execute(sql: "PRAGMA synchronous = FULL")
    #if canImport(Darwin)
    // Apple's fsync hands what was written to the disk, which may still lose it.
    try database.execute(sql: "PRAGMA fullfsync = 1")
    try database.execute(sql: "PRAGMA checkpoint_fullfsync = 1")
    #endif
    // The log may hold what a server that was killed had written and not synchronized. Nobody has seen it yet.
    _ = try database.checkpoint(.truncate)
  }
}
