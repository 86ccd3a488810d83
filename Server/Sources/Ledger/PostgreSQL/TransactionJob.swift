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

/// A transaction for a connection, with its caller's waiter.
struct TransactionJob: Sendable {
  /// Whether the transaction writes, and so may wait for a standby.
  let isWriting: Bool

  /// Whether the transaction goes before others, because it is part of a game.
  let isUrgent: Bool

  /// Performs the transaction, and resumes the waiter before it returns.
  let perform: @Sendable (PostgreSQLConnection, CommitTimeout) -> Void

  /// Resumes the waiter with the reason why the transaction wasn't performed.
  let fail: @Sendable (LedgerError) -> Void

  init<Value>(
    isWriting: Bool, body: @escaping @Sendable (any SQLConnection) throws -> Value, waiter: Waiter<Value>
  ) {
    self.isWriting = isWriting
    isUrgent = CallPriority.isForGame
    perform = { connection, timeout in
      let start = isWriting ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
      let waitHandler = isWriting ? timeout.waitHandler { waiter.resume(with: .failure($0)) } : nil
      waiter.resume(
        with: Result {
          try connection.perform(start, waitHandler) { _ in
            let transaction = PostgreSQLTransactionConnection(connection)
            let result = Result { try body(transaction) }
            // A body must not succeed by ignoring a statement's error.
            if let failure = transaction.failure { throw failure }
            return try result.get()
          }
        })
    }
    fail = { waiter.resume(with: .failure($0)) }
  }
}

extension PostgreSQLConnection {
  /// The maximum number of attempts at a transaction that conflicts with others.
  private static let maxAttemptCount = 8

  /// Performs a transaction: runs the statements `start`, passes their last result to `body`, and commits. Without a
  /// `waitHandler`, rolls back instead, because the transaction only reads. Repeats a transaction that conflicts with
  /// others. Throws the error of `body`, or else `LedgerError`.
  func perform<Value>(
    _ start: String, _ waitHandler: WaitHandler?, _ body: (PostgreSQLResult) throws -> Value
  ) throws -> Value {
    var attemptCount = 0
    while true {
      do {
        let value = try body(runScript(start))
        if let waitHandler { try commit(waitHandler) } else { rollBack() }
        return value
      } catch {
        rollBack()
        guard let fault = error as? PostgreSQLFault else { throw error }
        attemptCount += 1
        guard fault.isRepeatable, attemptCount < Self.maxAttemptCount else { throw fault.ledgerError }
        if fault.isPlanOutdated { try? forgetStatements() }
      }
    }
  }
}
