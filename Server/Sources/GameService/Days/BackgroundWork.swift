import Dispatch

/// A background queue for a coach's computations, which may take seconds. No request waits for them.
struct BackgroundWork: Sendable {
  private let queue: DispatchQueue

  /// The queue on which the coach plays the daily games.
  static let coach = BackgroundWork(label: "coach")

  /// Creates a queue that runs one computation at a time.
  init(label: String) {
    queue = DispatchQueue(label: label, qos: .background)
  }

  /// Returns the result of `body`, which runs on the background queue. Throws the error of `body`, or
  /// `CancellationError` if the task is canceled. The computation itself then continues, but its result is dropped.
  func result<Value: Sendable>(of body: @escaping @Sendable () throws -> Value) async throws -> Value {
    let (results, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
    queue.async { continuation.yield(with: Result { try body() }) }
    for try await result in results { return result }
    // The stream ends without a result if the task is canceled.
    throw CancellationError()
  }
}
