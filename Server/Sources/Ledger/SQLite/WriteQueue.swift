import Foundation
import Ledger

/// A write that waits for the writer's thread, with its caller's continuation.
enum QueuedWrite: Sendable {
  case append(MoveRow, CheckedContinuation<Bool, any Error>)
  /// The body of a transaction. `run` runs it, and returns whether it succeeded and a closure that resumes the caller
  /// with the result. Call that closure once the transaction has ended.
  case body(
    run: @Sendable (SQLiteConnection) -> (hasSucceeded: Bool, completion: @Sendable () -> Void),
    fail: @Sendable (LedgerError) -> Void)

  static func body<Value: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> Value,
    _ continuation: CheckedContinuation<Value, any Error>
  ) -> QueuedWrite {
    .body(
      run: { connection in
        do {
          let value = try connection.value(of: body)
          return (true, { continuation.resume(returning: value) })
        } catch {
          return (false, { continuation.resume(throwing: error) })
        }
      }, fail: { continuation.resume(throwing: $0) })
  }

  func fail(_ error: LedgerError) {
    switch self {
    case .append(_, let continuation): continuation.resume(throwing: error)
    case .body(_, let fail): fail(error)
    }
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
