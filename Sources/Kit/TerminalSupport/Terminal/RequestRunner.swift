import Foundation
import SessionSupport

/// Runs the requests of a screen's session: asks the coach and the server, delivers files, and waits. Replies arrive
/// only in `update`, between two drawings, so that every key takes effect at once.
package final class RequestRunner<Question: Equatable & Sendable> {
  private let coach: (Question) -> [UInt8]?
  private let file: (String) -> [UInt8]?
  private let server: DayServer?
  private let pendingCall = PendingCall()
  private let clock = ContinuousClock()
  /// The requests that have begun, each with the time of its reply, or `nil` for calls to the server.
  private var runningRequests = RequestList<Question, ContinuousClock.Instant?>()

  /// Creates a runner. `coach` answers a question, or returns `nil` if it can't. `file` returns the game's file with
  /// the given name, or `nil` if there is none. `server` deals the game, or is `nil` if the game isn't ranked.
  package init(
    coach: @escaping (Question) -> [UInt8]? = { _ in nil }, file: @escaping (String) -> [UInt8]? = { _ in nil },
    server: DayServer? = nil
  ) {
    self.coach = coach
    self.file = file
    self.server = server
  }

  /// Delivers the replies that are due, and starts new requests. Call this method before each drawing. Each call asks
  /// the coach at most one question, and only one that was pending at the last drawing, so that the player sees that
  /// the coach is thinking, and can leave. `navigate` performs a navigation.
  package func update<Source: RequestSource>(_ source: Source, navigate: (DayNavigation) -> Void = { _ in })
  where Source.CoachTask == Question {
    if let (reply, call) = pendingCall.takeReply(), runningRequests.finish(.server(call)) {
      source.receive(reply.map { .server($0) } ?? .failed, to: .server(call))
    }
    let now = clock.now
    // The latest key may have withdrawn and added requests. Added requests get their replies in the next call.
    startAndStopRequests(of: source)
    let due = runningRequests.requests { $0.map { $0 <= now } ?? false }
    for request in due where runningRequests.finish(request) { source.receive(reply(to: request), to: request) }
    startAndStopRequests(of: source)
    while let request = source.pendingRequests.first(where: Self.isImmediate), runningRequests.finish(request) {
      source.receive(reply(to: request), to: request)
      startAndStopRequests(of: source)
      if case .navigation(let pendingNavigation) = request { return navigate(pendingNavigation) }
    }
  }

  /// The time until the next reply is due, in milliseconds, or `nil` if none is.
  package var redrawDelayMilliseconds: Int32? {
    runningRequests.handles.compactMap { $0 }.min().map {
      max(1, Int32(clamping: Int(($0 - clock.now) / .milliseconds(1)) + 1))
    }
  }

  private static func isImmediate(_ request: Request<Question>) -> Bool {
    switch request {
    case .file, .navigation: true
    case .coach, .server, .cryptoOperation, .wait: false
    }
  }

  private func startAndStopRequests<Source: RequestSource>(of source: Source) where Source.CoachTask == Question {
    runningRequests.update(
      to: source.pendingRequests, mustWait: Self.waitsForKey, stop: { _ in }, begin: { begin($0) })
  }

  /// Returns whether the request is a delay that the terminal doesn't start: a passing notice stays until the next key,
  /// and the coach, which keeps keys waiting, works only when asked.
  private static func waitsForKey(_ request: Request<Question>) -> Bool {
    if case .wait(let wait) = request { wait.purpose == .notice || wait.purpose == .idle } else { false }
  }

  private func begin(_ request: Request<Question>) -> ContinuousClock.Instant? {
    switch request {
    case .coach, .cryptoOperation, .file, .navigation: return clock.now
    case .wait(let wait) where wait.purpose == .second: return clock.now + .seconds(Self.secondsUntilNextSecond)
    case .wait(let wait): return clock.now + .milliseconds(wait.milliseconds)
    case .server(let call):
      begin(call)
      return nil
    }
  }

  private static var secondsUntilNextSecond: Double {
    1 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 1)
  }

  private func reply(to request: Request<Question>) -> Reply {
    switch request {
    case .coach(let question): coach(question).map { .bytes($0) } ?? .failed
    case .file(let name): file(name).map { .bytes($0) } ?? .failed
    case .wait, .navigation: .done
    // No screen of a terminal checks a day. The commands that check one compute the ciphers themselves.
    case .server, .cryptoOperation: .failed
    }
  }

  /// Sends a call from another thread. Its reply wakes the terminal's runner.
  private func begin(_ call: RankedCall) {
    guard let server else { return }
    pendingCall.begin(call)
    Thread.detachNewThread { [pendingCall] in
      if call.pauseMilliseconds > 0 { Thread.sleep(forTimeInterval: Double(call.pauseMilliseconds) / 1000) }
      guard pendingCall.isCurrent(call) else { return }
      pendingCall.serverDidReply(server.send(call.request), to: call)
      SignalPipe.wake()
    }
  }
}

/// The call in flight. Two threads use it, so a lock protects it.
private final class PendingCall: @unchecked Sendable {
  private let lock = NSLock()
  private var call: RankedCall?
  private var reply: (RankedReply?, RankedCall)?

  func begin(_ call: RankedCall) {
    lock.withLock { (self.call, reply) = (call, nil) }
  }

  func isCurrent(_ call: RankedCall) -> Bool {
    lock.withLock { self.call == call }
  }

  func serverDidReply(_ reply: RankedReply?, to call: RankedCall) {
    lock.withLock { if self.call == call { self.reply = (reply, call) } }
  }

  func takeReply() -> (RankedReply?, RankedCall)? {
    lock.withLock {
      defer { reply = nil }
      return reply
    }
  }
}
