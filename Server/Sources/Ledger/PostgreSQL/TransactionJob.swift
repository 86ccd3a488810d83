import Ledger
import Synchronization

/// A continuation that is resumed with the first result. Later results are ignored.
final class Waiter<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = Mutex(continuation)
  }

  func resume(with result: Result<Value, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}

/// A type-erased unit of work for a connection.
protocol Job: Sendable {
  /// Whether the work writes, and so may wait for a standby.
  var isWriting: Bool { get }

  /// Performs the work, and resumes its waiter before it returns.
  func perform(on connection: PostgreSQLConnection, _ timeout: CommitTimeout)

  /// Resumes the waiter with the reason why the work wasn't performed.
  func fail(_ error: LedgerError)
}

/// The rule for how long a caller waits for a commit.
struct CommitTimeout: Sendable {
  /// The time after which the caller gets `LedgerError.inDoubt`.
  let limit: Duration
  /// Returns whether the store is closing. If so, a commit that has reached the limit is abandoned.
  let isClosing: @Sendable () -> Bool

  /// Returns a handler that waits for COMMIT even after the limit, because a transaction that waits for a missing
  /// standby must not be canceled. At the limit, calls `report` once, with `LedgerError.inDoubt`.
  func waitHandler(onTimeout report: @escaping (LedgerError) -> Void) -> PostgreSQLConnection.WaitHandler {
    var hasReported = false
    return { elapsed in
      guard elapsed >= limit else { return true }
      if !hasReported { report(.inDoubt("The database has not made it durable in time.")) }
      hasReported = true
      return !isClosing()
    }
  }
}

struct TransactionJob<Value: Sendable>: Job {
  let isWriting: Bool
  let body: @Sendable (any SQLConnection) throws -> Value
  let waiter: Waiter<Value>

  func perform(on connection: PostgreSQLConnection, _ timeout: CommitTimeout) {
    for attempt in 1...PostgreSQLConnection.maxAttemptCount {
      let transaction = PostgreSQLTransactionConnection(connection)
      do {
        try connection.begin(isWriting ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        let value = try body(transaction)
        // A body must not succeed by ignoring a statement's error.
        if let failure = transaction.failure { throw failure }
        if isWriting {
          try connection.commit(timeout.waitHandler { waiter.resume(with: .failure($0)) })
        } else {
          connection.rollBack()
        }
        return waiter.resume(with: .success(value))
      } catch {
        connection.rollBack()
        if let failure = transaction.failure, failure.isRepeatable, attempt < PostgreSQLConnection.maxAttemptCount {
          if failure.isPlanOutdated { try? connection.forgetStatements() }
          continue
        }
        return waiter.resume(with: .failure((error as? PostgreSQLFault)?.ledgerError ?? error))
      }
    }
  }

  func fail(_ error: LedgerError) {
    waiter.resume(with: .failure(error))
  }
}

extension PostgreSQLConnection {
  /// The maximum number of attempts at a transaction that conflicts with others.
  static let maxAttemptCount = 8

  func begin(_ text: String) throws(PostgreSQLFault) {
    _ = try runScript(text)
  }
}
