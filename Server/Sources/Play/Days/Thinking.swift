import Dispatch
import Synchronization

/// What takes a coach seconds: it is done on a thread that no answer waits for, and nobody waits for it who is told to end.
enum Thinking {
  private static let queue = DispatchQueue(label: "coach", qos: .background)

  /// Who waits for a result, until there is one or the waiting is over.
  private final class Waiter<Result: Sendable>: Sendable {
    private let continuation: Mutex<CheckedContinuation<Result, any Error>?>

    init(_ continuation: CheckedContinuation<Result, any Error>) {
      self.continuation = Mutex(continuation)
    }

    func resume(_ result: Swift.Result<Result, any Error>) {
      let waiting = continuation.withLock { continuation in
        defer { continuation = nil }
        return continuation
      }
      waiting?.resume(with: result)
    }
  }

  /// What comes of thinking.
  ///
  /// - Throws: what the body throws, or `CancellationError`; then it is thought on, for nobody.
  static func result<Result: Sendable>(of body: @escaping @Sendable () throws -> Result) async throws -> Result {
    let waiter = Mutex<Waiter<Result>?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let own = Waiter(continuation)
        waiter.withLock { $0 = own }
        // It may have been cancelled before there was anybody to tell.
        if Task.isCancelled { own.resume(.failure(CancellationError())) }
        queue.async { own.resume(Swift.Result { try body() }) }
      }
    } onCancel: {
      waiter.withLock { $0 }?.resume(.failure(CancellationError()))
    }
  }
}
