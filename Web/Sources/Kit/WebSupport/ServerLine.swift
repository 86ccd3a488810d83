import DOM
import NumberedGame
import PlaySupport

/// The line to a server of the game of the day: makes each call that somebody wants made, once, and hands over what came of it.
public final class ServerLine {
  private let call: () -> RankedCall?
  private let receive: (RankedReply?, Int) -> Void
  private var asked = -1

  /// Makes the line.
  ///
  /// - Parameters:
  ///   - call: what is to be asked now, if anything is.
  ///   - receive: is handed what came of the call of a number; nothing where no whole answer came.
  public init(call: @escaping () -> RankedCall?, receive: @escaping (_ reply: RankedReply?, _ number: Int) -> Void) {
    self.call = call
    self.receive = receive
  }

  /// Asks what is to be asked. To be called whenever that may have changed.
  public func look() {
    guard let call = call(), call.number != asked else { return }
    asked = call.number
    if call.pause == 0 { return ask(call) }
    Window.after(Double(call.pause)) { [self] in
      if self.call()?.number == call.number { ask(call) }
    }
  }

  private func ask(_ call: RankedCall) {
    Window.ask(method: call.method.name, path: call.path, token: call.token, body: call.body) { [receive] answer in
      receive(answer.map { RankedReply(status: $0.status, body: $0.body) }, call.number)
    }
  }
}
