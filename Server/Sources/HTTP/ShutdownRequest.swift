/// A request to shut down, which can't be withdrawn once it is made.
public struct ShutdownRequest: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  /// Creates a shutdown request that hasn't been made yet.
  public init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Requests the shutdown. Further calls have no effect.
  public func trigger() {
    continuation.finish()
  }

  /// Returns when the request is made or the task is canceled. Only one task may wait at a time.
  func wait() async {
    for await _ in stream {}
  }
}
