import Foundation
import Ledger

/// A write that waits for the writer's thread, with its caller's continuation.
enum QueuedWrite {
  case append(MoveRow, CheckedContinuation<Bool, any Error>)
  case body(any QueuedBody)

  func fail(_ error: LedgerError) {
    switch self {
    case .append(_, let continuation): continuation.resume(throwing: error)
    case .body(let body): body.fail(error)
    }
  }
}

/// A type-erased closure, the body of a transaction, that waits to run on the writer's thread.
protocol QueuedBody: Sendable {
  /// Runs the body. Returns whether it succeeded, and a closure that resumes the caller with the result. Call the
  /// closure once the transaction has ended.
  func run(_ connection: SQLiteConnection) -> (hasSucceeded: Bool, completion: @Sendable () -> Void)

  func fail(_ error: LedgerError)
}

struct TypedBody<Result: Sendable>: QueuedBody {
  let body: @Sendable (any SQLConnection) throws -> Result
  let continuation: CheckedContinuation<Result, any Error>
  let path: String

  func run(_ connection: SQLiteConnection) -> (hasSucceeded: Bool, completion: @Sendable () -> Void) {
    do {
      let result = try body(connection)
      // A body that ignores a statement's error must not succeed.
      if let failure = connection.failure { throw failure.ledgerError(forPath: path) }
      return (true, { continuation.resume(returning: result) })
    } catch {
      return (false, { continuation.resume(throwing: error) })
    }
  }

  func fail(_ error: LedgerError) {
    continuation.resume(throwing: error)
  }
}

/// A queue of writes for the writer's thread, in order of arrival. Tasks add writes, and the thread removes them.
final class WriteQueue: @unchecked Sendable {
  private let maxCount: Int
  private let condition = NSCondition()
  // Access these properties only while holding the condition's lock.
  private var queuedWrites: [QueuedWrite] = []
  private var closingError: LedgerError?

  init(maxCount: Int) {
    self.maxCount = maxCount
  }

  var count: Int {
    condition.withLock { queuedWrites.count }
  }

  func add(_ write: QueuedWrite) {
    condition.lock()
    let error = closingError ?? (queuedWrites.count >= maxCount ? .overloaded : nil)
    if error == nil {
      queuedWrites.append(write)
      if queuedWrites.count == 1 { condition.signal() }
    }
    condition.unlock()
    if let error { write.fail(error) }
  }

  /// Waits for a write, then removes and returns all queued ones. Returns `nil` once the queue is closed and empty.
  func dequeueAll() -> [QueuedWrite]? {
    condition.withLock {
      while queuedWrites.isEmpty {
        if closingError != nil { return nil }
        condition.wait()
      }
      defer {
        queuedWrites = []
        queuedWrites.reserveCapacity(64)
      }
      return queuedWrites
    }
  }

  /// Closes the queue. Writes added from now on fail with `error`.
  func close(_ error: LedgerError) {
    condition.withLock {
      closingError = closingError ?? error
      condition.broadcast()
    }
  }
}
