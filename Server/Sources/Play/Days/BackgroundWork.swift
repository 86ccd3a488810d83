import Dispatch
import Synchronization

/// A background queue for a coach's computations, which take seconds. No request waits for them.
enum BackgroundWork {
  private static let queue = DispatchQueue(label: "coach", qos: .background)

  /// A continuation that is resumed only once: with the result or with the cancellation, whichever comes first.
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

  /// Returns the result of `body`, which runs on the background queue. Throws the error of `body`, or
  /// `CancellationError` if the task is canceled. The computation itself then continues, but its result is dropped.
  static func result<Result: Sendable>(of body: @escaping @Sendable () throws -> Result) async throws -> Result {
    let waiter = Mutex<Waiter<Result>?>(nil)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let newWaiter = Waiter(continuation)
        waiter.withLock { $0 = newWaiter }
        // The task may have been canceled before the waiter was set.
        if Task.isCancelled { newWaiter.resume(.failure(CancellationError())) }
        queue.async { newWaiter.resume(Swift.Result { try body() }) }
      }
    } onCancel: {
      waiter.withLock { $0 }?.resume(.failure(CancellationError()))
    }
  }
}
