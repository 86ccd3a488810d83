import DOM
import GameCore
import SessionSupport

/// Performs the requests of a session or a screen: starts them, cancels those that are no longer pending, and delivers
/// the replies. Nothing else asks the coach or the server, loads files, or sets timers for the source.
public final class RequestRunner<Source: RequestSource> {
  private let source: Source
  private let coach: CoachConnection<Source.CoachTask>?
  private let onReply: () -> Void
  /// The requests that have begun, each with its timer, if any. Calls to the network can't be canceled.
  private var running = RequestList<Source.CoachTask, Subscription?>()

  /// Creates a runner. It begins with `updateRequests`. While the coach is busy, questions wait. `coach` is `nil`
  /// if the source has none. Calls `onReply` after each reply.
  public init(
    _ source: Source, coach: CoachConnection<Source.CoachTask>? = nil, onReply: @escaping () -> Void = {}
  ) {
    self.source = source
    self.coach = coach
    self.onReply = onReply
  }

  /// Starts the requests that became pending, and cancels others. Call this after each change of the source.
  public func updateRequests() {
    running.update(to: source.pendingRequests, mustWait: mustWait, stop: { $0?.cancel() }, begin: { begin($0) })
  }

  private func mustWait(_ request: Request<Source.CoachTask>) -> Bool {
    if case .coach = request { coach?.isBusy ?? false } else { false }
  }

  private func begin(_ request: Request<Source.CoachTask>) -> Subscription? {
    switch request {
    case .coach(let question):
      coach?.ask(question) { [self] answer in
        _ = running.finish(request)
        // The request may have been dropped and become pending again, so deliver the answer in any case.
        receive(answer.map { .bytes($0) } ?? .failed, to: request)
      }
      return nil
    case .wait(let wait): return after(wait.milliseconds) { [self] in end(wait, request) }
    case .server(let call): return begin(call, request)
    case .cryptoOperation(let cryptoOperation): return compute(cryptoOperation, request)
    case .file(let name): return load(name, request)
    case .navigation(let pendingNavigation): return go(pendingNavigation, request)
    }
  }

  private func after(_ milliseconds: Int, _ action: @escaping () -> Void) -> Subscription {
    Window.after(milliseconds: Double(milliseconds), action)
  }

  private func end(_ wait: Wait, _ request: Request<Source.CoachTask>) {
    guard wait.purpose == .idle else { return finish(request, .done) }
    // On a device that saves power or data, the pause never ends.
    Window.askWhetherDeviceSaves { [self] in if !$0 { finish(request, .done) } }
  }

  private func finish(_ request: Request<Source.CoachTask>, _ reply: Reply) {
    if running.finish(request) { receive(reply, to: request) }
  }

  private func receive(_ reply: Reply, to request: Request<Source.CoachTask>) {
    source.receive(reply, to: request)
    onReply()
    updateRequests()
  }

  // MARK: Requests of few visits (loaded later; see `LazyView`)

  private func begin(_ call: RankedCall, _ request: Request<Source.CoachTask>) -> Subscription? {
    let ask = { [self] in
      Window.send(call.request) { [self] in finish(request, $0.map { .server($0) } ?? .failed) }
    }
    if call.pauseMilliseconds > 0 { return after(call.pauseMilliseconds, ask) }
    ask()
    return nil
  }

  private func compute(_ cryptoOperation: CryptoOperation, _ request: Request<Source.CoachTask>) -> Subscription? {
    Window.compute(cryptoOperation) { [self] in finish(request, $0.map { .bytes($0) } ?? .failed) }
    return nil
  }

  private func load(_ name: String, _ request: Request<Source.CoachTask>) -> Subscription? {
    Window.load(file: name) { [self] in finish(request, $0.map { .bytes($0) } ?? .failed) }
    return nil
  }

  private func go(_ pendingNavigation: DayNavigation, _ request: Request<Source.CoachTask>) -> Subscription? {
    Window.go(to: pendingNavigation.address)
    return after(0) { [self] in finish(request, .done) }
  }
}
