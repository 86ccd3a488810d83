import SessionSupport
import Synchronization

@testable import AppSupport

/// A source whose requests the test sets. A reply removes its request without reporting a change.
final class FakeRequestSource: RequestSource {
  var pendingRequests: [Request<Int>] = []
  var replies: [String] = []

  var onReceive: (Request<Int>) -> Void = { _ in }

  func receive(_ reply: Reply, to request: Request<Int>) {
    replies.append("\(Self.name(request)): \(Self.name(reply))")
    pendingRequests.removeAll { $0 == request }
    onReceive(request)
  }

  func setRequests(_ requests: Request<Int>...) { pendingRequests = requests }

  private static func name(_ request: Request<Int>) -> String {
    switch request {
    case .coach(let question): "coach \(question)"
    case .server(let call): "call \(call.number)"
    case .cryptoOperation: "cipher"
    case .file(let name): name
    case .wait(let wait): "\(wait.purpose) \(wait.number)"
    case .navigation: "go"
    }
  }

  private static func name(_ reply: Reply) -> String {
    switch reply {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .server(let reply): "\(reply.status)"
    case .done: "done"
    case .failed: "failed"
    }
  }
}

/// A fake network, coach, and clock. Each call is suspended until the test resumes it.
final class FakeServices: Sendable {
  private let state = Mutex(
    (
      sentPaths: [String](), open: [CheckedContinuation<RankedReply?, Never>](), sleepDurations: [Duration](),
      sleepers: [CheckedContinuation<Void, Never>](), questions: [Int](),
      thoughts: [CheckedContinuation<[UInt8]?, Never>]()
    ))

  var sentPaths: [String] { state.withLock { $0.sentPaths } }
  var sleepDurations: [Duration] { state.withLock { $0.sleepDurations } }
  var questions: [Int] { state.withLock { $0.questions } }

  func answer(_ request: ServerRequest) async -> RankedReply? {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.sentPaths.append(request.path)
        $0.open.append(continuation)
      }
    }
  }

  func think(_ question: Int) async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.questions.append(question)
        $0.thoughts.append(continuation)
      }
    }
  }

  func sleep(_ duration: Duration) async throws {
    await withCheckedContinuation { continuation in
      state.withLock {
        $0.sleepDurations.append(duration)
        $0.sleepers.append(continuation)
      }
    }
    try Task.checkCancellation()
  }

  /// Answers the oldest call with a status, or with a failed connection if `status` is `nil`.
  func reply(_ status: Int?) {
    state.withLock { $0.open.removeFirst() }.resume(returning: status.map { RankedReply(status: $0, body: []) })
  }

  /// Answers the oldest question to the coach. `nil` means that the coach has failed.
  func advise(_ text: String?) {
    state.withLock { $0.thoughts.removeFirst() }.resume(returning: text.map { Array($0.utf8) })
  }

  func endOldestSleep() { state.withLock { $0.sleepers.removeFirst() }.resume() }
}

final class RunnerSwitches {
  var canSend = true
  var holdsNotices = false
  var replyCount = 0
  var openedAddresses: [[UInt8]] = []
}
