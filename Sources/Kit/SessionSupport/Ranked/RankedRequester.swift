import GameCore
import JSON

/// A source of calls to a game server, one at a time, for screens. The source itself repeats a request only a
/// few times, if the server asks it to wait. After other failures, the player decides whether to try again.
public struct RankedRequester {
  /// The reason why the latest request failed, or `nil` if it didn't.
  public private(set) var failure: ServerFailure?

  /// Whether the request has failed before. Then an earlier call may have succeeded, and only its answer was lost.
  private(set) var isRepeated = false

  private var request: ServerRequest?
  private var retry = CallRetry()

  private static let maxRetryCount = 5

  var isAsking: Bool { request != nil && failure == nil }

  mutating func ask(_ request: ServerRequest) {
    self.request = request
    failure = nil
    isRepeated = false
    retry.reset()
  }

  mutating func finish() {
    request = nil
    failure = nil
    retry.reset()
  }

  mutating func tryAgain() {
    guard failure != nil else { return }
    failure = nil
    isRepeated = true
    retry.reset()
  }

  /// Marks the request as failed. Call this method when the answer is malformed.
  mutating func rejectReply() {
    failure = .malformedReply
  }

  /// Marks the request as failed. Call this method when a refusal has a known reason.
  mutating func fail(_ failure: ServerFailure) {
    self.failure = failure
  }

  var call: RankedCall? {
    guard let request, failure == nil else { return nil }
    return RankedCall(
      number: retry.number, request: request, pauseMilliseconds: CallRetry.pauseMilliseconds(after: retry.failureCount))
  }

  /// Returns the meaning of a reply, or `nil` if it isn't to the current request or the request will be repeated.
  mutating func serverDidReply(_ reply: RankedReply?, to number: Int) -> ServerResponse? {
    guard number == retry.number, isAsking else { return nil }
    if reply?.status == 429, retry.failureCount < Self.maxRetryCount {
      retry.fail()
      return nil
    }
    var answer = ServerResponse(reply)
    // The player reads the reason, so a refusal needs a title.
    if case .refused(let problem) = answer, problem["title"]?.bytes == nil { answer = .failure(.malformedReply) }
    if case .failure(let failure) = answer { self.failure = failure }
    return answer
  }
}
