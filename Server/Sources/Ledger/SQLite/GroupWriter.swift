import Foundation
import GRDB
import GRDBSQLite
import GameCore
import Ledger

/// A writer that commits all queued writes in one transaction, and then all writes that were queued in the meantime.
/// This way, a disk that can synchronize a few hundred times a second stores thousands of moves. The writer has its own
/// thread, because waiting for the disk would block a thread of Swift's tasks.
final class GroupWriter: @unchecked Sendable {
  private let pool: DatabasePool
  private let path: String
  private let options: SQLiteStore.Options
  private let queue: WriteQueue
  // Only the writer's thread uses the following properties.
  private var appendStatements: [CalendarDay: Statement] = [:]
  /// The number of pages in the write-ahead log.
  private var logLength = 0
  /// The length of the log, in pages, when copying it last failed since it was empty, or 0.
  private var failedCheckpointLength = 0
  private var hasDiskFailed = false

  /// The number of pages (32 MB) at which the log is copied into the database if writes are waiting. It is high, because
  /// a page that is written repeatedly is copied only once.
  private static let checkpointInterval = 8_192

  /// The number of pages (4 MB) at which the log is copied if nothing is waiting. It is low, so that the next write waits
  /// only a few milliseconds for the copy.
  private static let idleCheckpointInterval = 1_024

  init(pool: DatabasePool, path: String, options: SQLiteStore.Options, queue: WriteQueue) {
    self.pool = pool
    self.path = path
    self.options = options
    self.queue = queue
  }

  /// Writes until the queue is closed and empty.
  func run() {
    pool.writeWithoutTransaction(watchLog)
    while let writes = queue.dequeueAll() {
      // Resume the callers after the connection is free again.
      let completions = pool.writeWithoutTransaction { commit(writes, $0) }
      for completion in completions { completion() }
      // No caller waits for the checkpoint.
      let interval = queue.count == 0 ? Self.idleCheckpointInterval : Self.checkpointInterval
      if logLength - failedCheckpointLength >= interval { pool.writeWithoutTransaction(checkpointLog) }
    }
    appendStatements = [:]
    pool.writeWithoutTransaction { database in
      _ = sqlite3_wal_hook(database.sqliteConnection, nil, nil)
      // Copy the log now, because SQLite reports no errors if it copies the log when it closes.
      checkpointLog(database)
    }
  }

  // MARK: - A transaction

  private typealias Completions = [@Sendable () -> Void]

  /// Performs all writes in one transaction, and returns closures that resume the callers.
  private func commit(_ writes: [QueuedWrite], _ database: Database) -> [@Sendable () -> Void] {
    if hasDiskFailed { return failAll(writes, .unavailable("The disk has failed.")) }
    let start = ContinuousClock.now
    var completions: Completions = []
    completions.reserveCapacity(writes.count)
    do throws(SQLiteFault) {
      try execute("BEGIN IMMEDIATE", database)
      var hasChangedSchema = false
      for write in writes {
        completions.append(try perform(write, database, &hasChangedSchema))
        // Some errors roll back the whole transaction instead of only the failed statement.
        guard database.isInsideTransaction else {
          throw SQLiteFault(message: "A write has ended the transaction that it was part of.")
        }
      }
      do throws(SQLiteFault) {
        try execute("COMMIT", database)
      } catch {
        return handleCommitFailure(error, writes, database)
      }
      if hasChangedSchema { forgetStatements(database) }
    } catch {
      return handleFailure(error, writes, database)
    }
    report(writes, since: start)
    return completions
  }

  /// Performs one write completely or not at all, and returns a closure that resumes the caller with the outcome.
  /// Throws if the whole transaction must fail.
  private func perform(
    _ write: QueuedWrite, _ database: Database, _ hasChangedSchema: inout Bool
  ) throws(SQLiteFault) -> @Sendable () -> Void {
    let connection = SQLiteConnection(database, path: path)
    switch write {
    case .append(let move, let continuation):
      do throws(SQLiteFault) {
        let isAppended = try connection.append(move, appendStatement(for: move.key.day, database))
        return { continuation.resume(returning: isAppended) }
      } catch {
        guard database.isInsideTransaction else { throw error }
        let ledgerError = error.ledgerError(forPath: path)
        return { continuation.resume(throwing: ledgerError) }
      }
    case .body(let run, _):
      try execute("SAVEPOINT body", database)
      let (hasSucceeded, completion) = run(connection)
      guard database.isInsideTransaction else {
        throw connection.failure ?? SQLiteFault(message: "A write has ended the transaction that it was part of.")
      }
      if !hasSucceeded { try execute("ROLLBACK TO body", database) }
      try execute("RELEASE body", database)
      if connection.hasChangedSchema { hasChangedSchema = true }
      return completion
    }
  }

  private func handleCommitFailure(_ fault: SQLiteFault, _ writes: [QueuedWrite], _ database: Database) -> Completions {
    switch fault.ledgerError(forPath: path) {
    case .full: return handleFailure(fault, writes, database)
    // SQLite checks deferred foreign keys only at the commit, so one of the writes may be at fault.
    case .missingReference: return handleFailure(fault, writes, database)
    default:
      rollBack(database)
      reportIfWritesWereLost(fault)
      return failAll(writes, .inDoubt(fault.message))
    }
  }

  /// Rolls back the transaction. If one write may have caused the error, repeats each write alone.
  private func handleFailure(_ fault: SQLiteFault, _ writes: [QueuedWrite], _ database: Database) -> Completions {
    rollBack(database)
    reportIfWritesWereLost(fault)
    let ledgerError = fault.ledgerError(forPath: path)
    switch ledgerError {
    case .full, .unavailable: return failAll(writes, ledgerError)
    default: return writes.count == 1 ? failAll(writes, ledgerError) : writes.flatMap { commit([$0], database) }
    }
  }

  private func rollBack(_ database: Database) {
    if database.isInsideTransaction { try? execute("ROLLBACK", database) }
    // The statements may refer to tables that the transaction created.
    forgetStatements(database)
  }

  private func failAll(_ writes: [QueuedWrite], _ error: LedgerError) -> Completions {
    writes.map { write in { write.fail(error) } }
  }

  private func report(_ writes: [QueuedWrite], since start: ContinuousClock.Instant) {
    guard let observer = options.observer else { return }
    let appends = writes.count {
      if case .append = $0 { true } else { false }
    }
    observer(
      Batch(appendCount: appends, writeCount: writes.count - appends, duration: .now - start, queuedCount: queue.count))
  }

  // MARK: - The disk

  /// Observes the length of the log, and turns off SQLite's own checkpoints, which don't report errors.
  private func watchLog(_ database: Database) {
    sqlite3_wal_autocheckpoint(database.sqliteConnection, 0)
    _ = sqlite3_wal_hook(
      database.sqliteConnection,
      { writer, _, _, length in
        Unmanaged<GroupWriter>.fromOpaque(writer!).takeUnretainedValue().logLength = Int(length)
        return SQLITE_OK
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func checkpointLog(_ database: Database) {
    do {
      try checkpoint(database)
      failedCheckpointLength = 0
    } catch {
      reportIfWritesWereLost(SQLiteFault(error))
      // The database file can't grow, or a reader needs the log. Try again when the log is longer by an interval.
      failedCheckpointLength = logLength
    }
  }

  private func checkpoint(_ database: Database) throws {
    let (length, copied) = try database.checkpoint(.passive)
    guard copied == length else { throw SQLiteFault(message: "A reader needs the log.") }
  }

  private func reportIfWritesWereLost(_ fault: SQLiteFault) {
    guard fault.hasLostWrites else { return }
    hasDiskFailed = true
    options.onLostWrites("The disk did not take what was written to \(path): \(fault.message)")
  }

  // MARK: - Statements

  private func execute(_ text: String, _ database: Database) throws(SQLiteFault) {
    do {
      let statement = try database.cachedStatement(sql: text)
      defer { sqlite3_reset(statement.sqliteStatement) }
      let code = sqlite3_step(statement.sqliteStatement)
      guard code == SQLITE_DONE else { throw SQLiteFault(of: database, code: code) }
    } catch {
      throw error as? SQLiteFault ?? SQLiteFault(error)
    }
  }

  private func appendStatement(for day: CalendarDay, _ database: Database) throws(SQLiteFault) -> Statement {
    if let statement = appendStatements[day] { return statement }
    do {
      let statement = try database.makeStatement(sql: Self.appendText(moveTable(of: day)))
      appendStatements[day] = statement
      return statement
    } catch {
      throw SQLiteFault(error)
    }
  }

  /// Returns the statement that appends a move to a table.
  static func appendText(_ table: String) -> String {
    """
    INSERT INTO \(table) (bucket, player, kind, place, action, outcome, score, digest)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8
    WHERE (SELECT digest FROM \(table) WHERE bucket = $1 AND player = $2 AND kind = $3 AND place = $4 - 1) = $9
    AND (SELECT state FROM day WHERE day = $10) = 0
    ON CONFLICT DO NOTHING
    """
  }

  /// Removes the cached statements, which may refer to tables that were rolled back or dropped.
  private func forgetStatements(_ database: Database) {
    appendStatements = [:]
    database.clearSchemaCache()
  }
}
