import Ledger
import Synchronization

/// Somebody who waits for an answer, and gets the first that there is.
final class Waiter<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, any Error>?>

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = Mutex(continuation)
  }

  /// Answers, unless that was done before.
  func answer(_ result: Result<Value, any Error>) {
    let waiting = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}

/// A piece of work for a connection, whatever it answers with.
protocol Job: Sendable {
  /// Whether it asks for something to be made durable, and so may wait for a standby.
  var isWriting: Bool { get }

  /// Does it. Whoever waits has an answer when this returns.
  func perform(on wire: Wire, _ patience: WaitingPatience)

  /// Tells whoever waits why it was not done.
  func fail(_ error: LedgerError)
}

/// How long is waited for what PostgreSQL makes durable.
struct WaitingPatience: Sendable {
  /// After which time whoever waits is told that nobody knows.
  let limit: Duration
  /// Whether the store is being closed, which gives up what has taken too long.
  let isClosing: @Sendable () -> Bool

  /// Waits for a COMMIT for as long as it takes, and tells whoever asked for it when that is too long for them: the
  /// transaction may wait for a standby that does not come, and must not be canceled.
  ///
  /// - Parameter tell: what tells them.
  func forCommit(_ tell: @escaping (LedgerError) -> Void) -> Wire.Patience {
    var hasTold = false
    return { waited in
      guard waited >= limit else { return true }
      if !hasTold { tell(.inDoubt("The database has not made it durable in time.")) }
      hasTold = true
      return !isClosing()
    }
  }
}

/// A transaction with a body.
struct Transaction<Value: Sendable>: Job {
  let isWriting: Bool
  let body: @Sendable (any SQLConnection) throws -> Value
  let waiter: Waiter<Value>

  func perform(on wire: Wire, _ patience: WaitingPatience) {
    for attempt in 1...Wire.attempts {
      let connection = PostgreSQLConnection(wire)
      do {
        try wire.begin(isWriting ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        let value = try body(connection)
        // A body that made nothing of a statement's fault must not be told that all went well.
        if let failure = connection.failure { throw failure }
        if isWriting {
          try wire.commit(patience.forCommit { waiter.answer(.failure($0)) })
        } else {
          wire.rollBack()
        }
        return waiter.answer(.success(value))
      } catch {
        wire.rollBack()
        if let failure = connection.failure, failure.isRepeatable, attempt < Wire.attempts {
          if failure.isPlanOutdated { try? wire.forgetStatements() }
          continue
        }
        return waiter.answer(.failure((error as? PostgreSQLFault)?.meaning ?? error))
      }
    }
  }

  func fail(_ error: LedgerError) {
    waiter.answer(.failure(error))
  }
}

extension Wire {
  /// How often a transaction is tried that others were in the way of.
  static let attempts = 8

  /// Begins a transaction.
  ///
  /// - Throws: `PostgreSQLFault`.
  func begin(_ text: String) throws(PostgreSQLFault) {
    _ = try simple(text)
  }
}
