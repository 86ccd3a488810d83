import FairDay
import PlaySupport

/// A closure that waits for a duration, and throws if it is canceled.
public typealias Sleep = @Sendable (Duration) async throws -> Void

/// Starts, cancels, and completes a source's requests. Call `follow()` first and after each of its changes.
@MainActor
public final class RequestRunner<Source: RequestSource> {
  /// A closure that returns the coach's advice as text, or `nil` if the coach can't answer.
  public typealias Coach = @Sendable (Source.CoachTask) async -> [UInt8]?

  private typealias Pending = Request<Source.CoachTask>

  /// The source of the requests.
  public let source: Source

  /// A closure that returns whether to hold a request back. Such a request is treated as not pending.
  public var shouldHold: (Request<Source.CoachTask>) -> Bool = { _ in false }

  /// A closure that navigates to a day or game. It is called after the source has received its reply.
  public var go: (DayNavigation) -> Void = { _ in }

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
  private var allowed: Int?

  /// Creates a runner, which starts nothing before `follow()` is called. `file` returns the bytes of a file at once, or
  /// `nil` if there is none. `ask` sends requests over the network. `canSend` returns whether a call may be sent. If it
  /// returns `false`, `follow()` checks again. The runner asks the coach one question at a time.
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

  /// Cancels requests that the source no longer needs, starts those that it needs now, and delivers the files that it
  /// asks for.
  public func follow() {
    isStopped = false
    update()
  }

  /// Cancels every request. `follow()` starts them again.
  public func stop() {
    isStopped = true
    update()
  }

  private func update() {
    let pending = isStopped ? [] : source.pendingRequests.filter { !shouldHold($0) && canBegin($0) }
    requests.follow(pending, stop: { $0?.cancel() }, begin: { begin($0) })
    for request in pending {
      // The reply can change all requests, so stop here. `finish` starts over.
      if case .file(let name) = request { return finish(request, file(name).map { .bytes($0) } ?? .failed) }
      if case .go = request { return finish(request, .done) }
    }
  }

  private func canBegin(_ request: Pending) -> Bool {
    switch request {
    case .coach(let question): return currentQuestion == nil || currentQuestion == question
    case .server(let call):
      // A call in flight isn't checked again.
      if allowed != call.number, canSend(call) { allowed = call.number }
      return allowed == call.number
    case .wait(let wait) where wait.purpose == .slowServer: return allowed == wait.number
    // SwiftUI redraws a clock each second by itself (`TimelineView`).
    case .wait(let wait): return wait.purpose != .second
    case .cipher, .file, .go: return true
    }
  }

  private func begin(_ request: Pending) -> Task<Void, Never>? {
    switch request {
    case .coach(let question):
      // If the question was pending before, the coach may still be working on it.
      if currentQuestion == nil { askCoach(question) }
      return nil
    case .server(let call):
      return run(request, after: call.pause) { [ask] in await ask(call.request).map { .server($0) } ?? .failed }
    case .cipher(let cipher):
      return run(request, after: 0) { await Task.detached { try? cipher.bytes() }.value.map { .bytes($0) } ?? .failed }
    case .wait(let wait): return run(request, after: wait.milliseconds) { .done }
    case .file, .go: return nil
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
    _ request: Pending, after milliseconds: Int, _ work: @escaping @MainActor () async -> Reply
  ) -> Task<Void, Never> {
    Task { [weak self, sleep] in
      if milliseconds > 0, (try? await sleep(.milliseconds(milliseconds))) == nil { return }
      guard !Task.isCancelled, self != nil else { return }
      let reply = await work()
      guard !Task.isCancelled else { return }
      self?.finish(request, reply)
    }
  }

  /// Delivers a reply if its request is still pending, and starts the requests that are pending now.
  private func finish(_ request: Pending, _ reply: Reply) {
    if requests.finish(request) {
      source.receive(reply, to: request)
      if case .go(let pendingNavigation) = request { go(pendingNavigation) }
      onReply()
    }
    update()
  }
}

extension Request {
  /// Whether this is the wait until a passing notice disappears.
  var isNotice: Bool { if case .wait(let wait) = self { wait.purpose == .notice } else { false } }
}
