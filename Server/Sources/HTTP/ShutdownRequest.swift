/// A request to shut down, which can be made once and not withdrawn.
public struct ShutdownRequest: Sendable {
  private let stream: AsyncStream<Never>
  private let continuation: AsyncStream<Never>.Continuation

  /// Creates a shutdown request that hasn't been made.
  public init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Requests the shutdown. Further calls have no effect.
  public func trigger() {
    continuation.finish()
  }

  /// Returns when the request is made or the task is canceled. One task at a time may wait.
  func wait() async {
    for await _ in stream {}
  }
}
