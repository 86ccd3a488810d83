import PlaySupport

/// The line to a server of the game of the day: makes each call that somebody wants made, once and one at a time, and
/// hands over what came of it.
@MainActor
public final class ServerLine {
  /// Makes a call, and answers with what came of it; nothing where no whole answer came.
  public typealias Ask = @Sendable (RankedCall) async -> RankedReply?

  /// How long the server may take before something is said of it, as in the browser.
  static let slowness = Duration.seconds(1)

  private let call: () -> RankedCall?
  private let receive: (RankedReply?, Int) -> Void
  private let slow: (Int) -> Void
  private let mayAsk: (RankedCall) -> Bool
  private let sleep: TurnTimer.Sleep
  private let ask: Ask
  private var asked: Int?
  private var task: Task<Void, Never>?

  /// Makes the line. Nothing is asked until `look()` is called.
  ///
  /// - Parameters:
  ///   - call: what is to be asked now, if anything is.
  ///   - receive: is handed what came of the call of a number.
  ///   - slow: is told of a call that takes longer to be answered than anybody would wait without a word.
  ///   - mayAsk: whether a call can be made now. Where it cannot, it is looked at again with the next `look()`.
  ///   - sleep: how time passes.
  ///   - ask: the network.
  public init(
    call: @escaping () -> RankedCall?, receive: @escaping (_ reply: RankedReply?, _ number: Int) -> Void,
    slow: @escaping (_ number: Int) -> Void = { _ in }, mayAsk: @escaping (RankedCall) -> Bool = { _ in true },
    sleep: @escaping TurnTimer.Sleep, ask: @escaping Ask
  ) {
    self.call = call
    self.receive = receive
    self.slow = slow
    self.mayAsk = mayAsk
    self.sleep = sleep
    self.ask = ask
  }

  /// Asks what is to be asked. To be called whenever that may have changed.
  public func look() {
    guard let call = call(), call.number != asked, mayAsk(call) else { return }
    asked = call.number
    // What was asked before is not asked any more, and its answer would mean nothing.
    task?.cancel()
    task = Task { [weak self, sleep, ask] in
      if call.pause > 0 {
        guard (try? await sleep(.milliseconds(call.pause))) != nil else { return }
      }
      guard !Task.isCancelled, self?.isAsked(call) == true else { return }
      let slowness = Task { [weak self] in
        guard (try? await sleep(Self.slowness)) != nil, !Task.isCancelled, let self, isAsked(call) else { return }
        slow(call.number)
      }
      let reply = await ask(call)
      slowness.cancel()
      guard !Task.isCancelled, let self else { return }
      receive(reply, call.number)
      look()
    }
  }

  private func isAsked(_ call: RankedCall) -> Bool { asked == call.number && self.call()?.number == call.number }

  /// Asks nothing any more.
  public func hangUp() {
    task?.cancel()
    task = nil
  }
}
