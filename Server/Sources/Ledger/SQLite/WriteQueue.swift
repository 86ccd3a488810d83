import Foundation
import Ledger

/// Something that waits to be written.
enum WaitingWrite {
  case append(MoveRow, CheckedContinuation<Bool, any Error>)
  case body(any WaitingBody)

  /// Tells whoever waits that nothing came of it.
  func fail(_ error: LedgerError) {
    switch self {
    case .append(_, let continuation): continuation.resume(throwing: error)
    case .body(let body): body.fail(error)
    }
  }
}

/// A body that waits for its transaction, whatever it answers with.
protocol WaitingBody: Sendable {
  /// Runs the body; whoever waits is told by what this answers with, once it is known what became of the transaction.
  ///
  /// - Returns: whether it ended without an error, and what tells its outcome.
  func run(_ connection: SQLiteConnection) -> (isDone: Bool, answer: @Sendable () -> Void)

  /// Tells whoever waits that nothing came of it.
  func fail(_ error: LedgerError)
}

/// A body with its result.
struct TypedBody<Result: Sendable>: WaitingBody {
  let body: @Sendable (any SQLConnection) throws -> Result
  let continuation: CheckedContinuation<Result, any Error>
  let path: String

  func run(_ connection: SQLiteConnection) -> (isDone: Bool, answer: @Sendable () -> Void) {
    do {
      let result = try body(connection)
      // A body that made nothing of a statement's fault must not be told that all went well.
      if let failure = connection.failure { throw failure.meaning(for: path) }
      return (true, { continuation.resume(returning: result) })
    } catch {
      return (false, { continuation.resume(throwing: error) })
    }
  }

  func fail(_ error: LedgerError) {
    continuation.resume(throwing: error)
  }
}

/// What waits to be written, in order. It is filled by tasks and emptied by one thread.
final class WriteQueue: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  // All of these are used with the condition's lock held.
  private var waiting: [WaitingWrite] = []
  private var refusal: LedgerError?

  /// - Parameter limit: how many may wait.
  init(limit: Int) {
    self.limit = limit
  }

  /// How many wait.
  var count: Int {
    condition.withLock { waiting.count }
  }

  /// Puts something at the end, or tells it at once why not.
  func add(_ write: WaitingWrite) {
    condition.lock()
    let error = refusal ?? (waiting.count >= limit ? .overloaded : nil)
    if error == nil {
      waiting.append(write)
      if waiting.count == 1 { condition.signal() }
    }
    condition.unlock()
    if let error { write.fail(error) }
  }

  /// Waits for something to write, and takes all that there is.
  ///
  /// - Returns: nothing once the queue is closed and empty.
  func take() -> [WaitingWrite]? {
    condition.withLock {
      while waiting.isEmpty {
        if refusal != nil { return nil }
        condition.wait()
      }
      defer {
        waiting = []
        waiting.reserveCapacity(64)
      }
      return waiting
    }
  }

  /// Takes nothing more.
  ///
  /// - Parameter error: what is told from now on.
  func close(_ error: LedgerError) {
    condition.withLock {
      refusal = refusal ?? error
      condition.broadcast()
    }
  }
}
