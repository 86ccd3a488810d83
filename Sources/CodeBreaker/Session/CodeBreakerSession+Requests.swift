import CodeBreakerModel
import SessionSupport

extension CodeBreakerSession: CoachClient {
  /// The session's pending requests: to the coach, to the server, and for timers.
  public var pendingRequests: [Request<CoachQuestion>] {
    var requests = commonRequests
    if let reveal { requests.append(.wait(Wait(.turn, number: reveal.number, milliseconds: reveal.milliseconds))) }
    if isClockRunning {
      requests.append(.wait(Wait(.second, number: Int(clamping: elapsedSeconds), milliseconds: 1_000)))
    }
    if let idlePause { requests.append(.wait(idlePause)) }
    return requests
  }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<CoachQuestion>) {
    switch request {
    case .wait(let wait) where wait.purpose == .turn: revealDidEnd(number: wait.number)
    case .wait(let wait) where wait.purpose == .second: saveAndRedraw()
    case .wait(let wait) where wait.purpose == .idle: idlePauseDidEnd(number: wait.number)
    default: receiveCommonReply(reply, to: request)
    }
  }
}
