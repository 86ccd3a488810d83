import Foundation
import GRDB
import Ledger
import Synchronization

/// A store in an SQLite file, for one server. The write-ahead log (WAL) is synchronized at each commit, so acknowledged
/// writes are on disk. Queued writes are committed together. Readers don't wait for the writer.
public final class SQLiteStore: LedgerStore {
  /// The options of a store.
  public struct Options: Sendable {
    /// The maximum number of queued writes. Further writes fail with `LedgerError.overloaded`.
    public var maxQueuedWriteCount = 8_192
    /// The maximum number of reads that wait or run. Further reads fail with `LedgerError.overloaded`.
    public var maxQueuedReadCount = 8_192
    /// The maximum number of concurrent reads.
    public var maxReaderCount = 4
    /// A closure that is called for each batch.
    public var observer: BatchObserver?
    /// A closure to call when the disk loses writes. The default exits, because only a restart shows what is on disk.
    public var onLostWrites: @Sendable (String) -> Void = { reason in
      try? FileHandle.standardError.write(contentsOf: Data("parlor-server: \(reason)\n".utf8))
      _exit(EX_IOERR)
    }

    /// Creates the default options.
    public init() {}
  }

  private let path: String
  private let options: Options
  private let locks: [LockFile]
  private let pool: DatabasePool
  private let queue: WriteQueue
  /// The writer's thread.
  private let threads: JoinableThreads
  private let reads = Mutex(Reads())
  private let file: FileIdentity

  private struct Reads {
    var count = 0
    var isClosed = false
  }

  /// Opens a store in a file. Creates the file if it doesn't exist, but not its folder. Throws `LedgerError`, which is
  /// `unavailable` if another server uses the file, or if the file can't be opened.
  public init(path: String, options: Options = Options()) throws {
    self.path = path
    self.options = options
    try FileIdentity.checkPath(path)
    // Lock a file beside the database's real name first, so that a second server creates and changes nothing.
    let lock = try LockFile(path: FileIdentity.resolvedPath(path) + ".lock", for: path)
    do {
      // Restrict access, because the file contains keys. SQLite creates its other files with the same permissions.
      file = try FileIdentity(creating: path, permissions: 0o600)
      #if canImport(Darwin)
      // On Apple's systems, a lock on the file itself would exclude SQLite's own locks.
      locks = [lock]
      #else
      // The same file can have several real names, such as in containers.
      locks = [lock, try LockFile(path: path, for: path)]
      #endif
      try FileIdentity.checkLog(ofDatabase: path)
      pool = try DatabasePool(path: path, configuration: Self.configuration(options))
      try pool.writeWithoutTransaction(SQLiteDurability.enable)
      try pool.writeWithoutTransaction { try SQLiteDurability.synchronizeLog($0, path: path) }
      try pool.writeWithoutTransaction(SQLiteDurability.init).check()
      try file.synchronizeFolder()
    } catch {
      throw error as? LedgerError ?? SQLiteFault(error).openingError(forPath: path)
    }
    queue = WriteQueue(maxCount: options.maxQueuedWriteCount)
    let writer = GroupWriter(pool: pool, path: path, options: options, queue: queue)
    threads = JoinableThreads(names: ["ledger"]) { writer.run() }
  }

  deinit {
    queue.close(Self.closedError)
    threads.whenEnded {}
  }

  /// Always `false`, because a file has only one server.
  public var isShared: Bool { false }

  // MARK: - Reading and writing

  /// Reads without waiting for the writer. `body` sees what was on disk at its first statement.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Result
  ) async throws -> Result {
    try reads.withLock { reads in
      guard !reads.isClosed else { throw Self.closedError }
      guard reads.count < options.maxQueuedReadCount else { throw LedgerError.overloaded }
      reads.count += 1
    }
    defer { reads.withLock { $0.count -= 1 } }
    // GRDB's `read` stops when the task is canceled, although the request can still be answered, so use a callback.
    return try await withCheckedThrowingContinuation { continuation in
      pool.asyncRead { [path] database in
        continuation.resume(
          with: Swift.Result {
            let database = try database.mapError { SQLiteFault($0).ledgerError(forPath: path) }.get()
            return try SQLiteConnection(database, path: path).value(of: body)
          })
      }
    }
  }

  /// Reads like `read(_:)`, because readers see only what is on disk.
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
    try await withCheckedThrowingContinuation { queue.add(.body(body, $0)) }
  }

  /// Appends a move to its game in the next batch.
  public func append(_ move: MoveRow) async throws -> Bool {
    try await withCheckedThrowingContinuation { queue.add(.append(move, $0)) }
  }

  /// Returns immediately, because readers see only what is on disk.
  public func waitForDurability() async throws {}

  // MARK: - Checking and closing

  /// Checks that the file is still the one that was opened and has the settings of `SQLiteDurability`, and writes to it.
  public func check(_ clock: @escaping @Sendable () -> Int64) async throws -> Int64? {
    guard !reads.withLock(\.isClosed) else { throw Self.closedError }
    try file.check()
    do {
      try await withWriter(SQLiteDurability.init).check()
    } catch {
      throw error as? LedgerError ?? SQLiteFault(error).ledgerError(forPath: path)
    }
    // Only a write shows whether the disk works and has space.
    try await write { connection in
      guard let name = try connection.rows("PRAGMA application_id", []).first?.integer(0) else { return }
      try connection.run("PRAGMA application_id = \(name)", [])
    }
    return nil
  }

  /// Commits queued writes, waits for running reads, and closes and unlocks the file, so another server can open it.
  public func close() async {
    reads.withLock { $0.isClosed = true }
    queue.close(Self.closedError)
    await withCheckedContinuation { continuation in
      threads.whenEnded { [pool, locks] in
        // This call waits for running reads. Unlock only then, because closing the file again would end SQLite's locks.
        try? pool.close()
        for lock in locks { lock.release() }
        continuation.resume()
      }
    }
  }

  /// Calls a closure with the writing connection, between two batches.
  func withWriter<Result: Sendable>(_ body: @escaping @Sendable (Database) throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      pool.asyncWriteWithoutTransaction { database in
        continuation.resume(with: Swift.Result { try body(database) })
      }
    }
  }

  private static let closedError = LedgerError.unavailable("The ledger is closed.")

  // MARK: - The connections

  private static func configuration(_ options: Options) -> Configuration {
    var configuration = Configuration()
    configuration.label = "ledger"
    configuration.foreignKeysEnabled = true
    configuration.maximumReaderCount = options.maxReaderCount
    configuration.persistentReadOnlyConnections = true
    // Wait up to this many seconds if another program that inspects the file has locked it.
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA cache_size = \(database.configuration.readonly ? -8_192 : -32_768)")
    }
    return configuration
  }
}
