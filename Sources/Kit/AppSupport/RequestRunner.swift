import Foundation
import SessionSupport
import VerifiableDeals

/// A closure that waits for a duration, and throws if it is canceled.
public typealias Sleep = @Sendable (Duration) async throws -> Void

/// A runner of a source's requests. Call `updateRequests()` first, and after each change of the source.
@MainActor
public final class RequestRunner<Source: RequestSource> {
  /// A closure that returns the coach's advice as text, or `nil` if the coach can't answer.
  public typealias Coach = @Sendable (Source.CoachTask) async -> [UInt8]?

  private typealias PendingRequest = Request<Source.CoachTask>

  /// The source of the requests.
  public let source: Source

  /// A closure that returns whether to hold a request back: not to start it, or to cancel it if it is in flight.
  public var shouldHold: (Request<Source.CoachTask>) -> Bool = { _ in false }

  /// A closure that performs a navigation that the source requested. It is called after the source has received the
  /// reply to that request.
  public var navigate: (DayNavigation) -> Void = { _ in }

  /// A closure that is called after each reply, for a source that doesn't report its own changes.
  public var onReply: () -> Void = {}

  private let sleep: Sleep
  private let file: (String) -> [UInt8]?
  private let ask: DayServer.Ask
  private let canSend: (RankedCall) -> Bool
  private let coach: Coach

  private var requests = RequestList<Source.CoachTask, Task<Void, Never>?>()
  private var isStopped = false

  /// The question that the coach is working on. It may no longer be pending.
  private var currentQuestion: Source.CoachTask?

  /// The number of the latest server call that `canSend` allowed.
  private var allowedCallNumber: Int?

  /// Creates a runner, which starts nothing before `updateRequests()` is called. `file` returns the bytes of a file at
  /// once, or `nil` if there is none. `ask` sends requests over the network. `canSend` returns whether a call may be
  /// sent, and otherwise the next `updateRequests()` checks it again. The coach gets one question at a time.
  public init(
    _ source: Source, sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    file: @escaping (String) -> [UInt8]? = { _ in nil }, ask: @escaping DayServer.Ask = { _ in nil },
    canSend: @escaping (RankedCall) -> Bool = { _ in true }, coach: @escaping Coach = { _ in nil }
  ) {
    self.source = source
    self.sleep = sleep
    self.file = file
    self.ask = ask
    self.canSend = canSend
    self.coach = coach
  }

  /// Cancels requests that the source no longer needs, starts those that it needs now, and delivers requested files.
  public func updateRequests() {
    isStopped = false
    update()
  }

  /// Cancels every request. `updateRequests()` starts them again.
  public func stop() {
    isStopped = true
    update()
  }

  private func update() {
    let pending = isStopped ? [] : source.pendingRequests.filter { !shouldHold($0) && canBegin($0) }
    requests.update(to: pending, stop: { $0?.cancel() }, begin: { begin($0) })
    for request in pending {
      // The reply can change all requests, so stop here. `finish` starts over.
      if case .file(let name) = request { return finish(request, file(name).map { .bytes($0) } ?? .failed) }
      if case .navigation = request { return finish(request, .done) }
    }
  }

  private func canBegin(_ request: PendingRequest) -> Bool {
    switch request {
    case .coach(let question): return currentQuestion == nil || currentQuestion == question
    case .server(let call):
      // A call in flight isn't checked again.
      if allowedCallNumber != call.number, canSend(call) { allowedCallNumber = call.number }
      return allowedCallNumber == call.number
    case .wait(let wait) where wait.purpose == .slowServer: return allowedCallNumber == wait.number
    case .wait(let wait) where wait.purpose == .idle: return !ProcessInfo.processInfo.savesPower
    // Don't wait for the next second, because SwiftUI redraws a clock by itself (`TimelineView`).
    case .wait(let wait): return wait.purpose != .second
    case .cryptoOperation, .file, .navigation: return true
    }
  }

  private func begin(_ request: PendingRequest) -> Task<Void, Never>? {
    switch request {
    case .coach(let question):
      // If the coach is still working on the same question, wait for that answer.
      if currentQuestion == nil { askCoach(question) }
      return nil
    case .server(let call):
      return run(request, after: call.pauseMilliseconds) { [ask] in
        await ask(call.request).map { .server($0) } ?? .failed
      }
    case .cryptoOperation(let cryptoOperation):
      return run(request, after: 0) {
        await Task.detached { try? cryptoOperation.compute() }.value.map { .bytes($0) } ?? .failed
      }
    case .wait(let wait): return run(request, after: wait.milliseconds) { .done }
    case .file, .navigation: return nil
    }
  }

  private func askCoach(_ question: Source.CoachTask) {
    currentQuestion = question
    Task { [weak self, coach] in
      let text = await coach(question)
      guard let self else { return }
      currentQuestion = nil
      finish(.coach(question), text.map { .bytes($0) } ?? .failed)
    }
  }

  private func run(
    _ request: PendingRequest, after milliseconds: Int, _ work: @escaping @MainActor () async -> Reply
  ) -> Task<Void, Never> {
    Task { [weak self, sleep] in
      if milliseconds > 0, (try? await sleep(.milliseconds(milliseconds))) == nil { return }
      guard !Task.isCancelled, self != nil else { return }
      let reply = await work()
      guard !Task.isCancelled else { return }
      self?.finish(request, reply)
    }
  }

  /// Delivers a reply if its request is still pending, and starts the requests that are pending then.
  private func finish(_ request: PendingRequest, _ reply: Reply) {
    if requests.finish(request) {
      source.receive(reply, to: request)
      if case .navigation(let navigation) = request { navigate(navigation) }
      onReply()
    }
    update()
  }
}

extension Request {
  /// Whether this is the wait until a passing notice disappears.
  var isNotice: Bool { if case .wait(let wait) = self { wait.purpose == .notice } else { false } }
}

extension ProcessInfo {
  /// Whether the device is in its Low Power Mode. Foundation knows this mode only on Apple's systems.
  fileprivate var savesPower: Bool {
    #if canImport(Darwin)
    isLowPowerModeEnabled
    #else
    false
    #endif
  }
}
