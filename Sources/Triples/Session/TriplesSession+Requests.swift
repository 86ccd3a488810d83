import SessionSupport
import TriplesModel

extension TriplesSession: CoachClient {
  /// The session's pending requests: advice, server calls, level files, and timers.
  public var pendingRequests: [Request<CoachQuestion>] {
    var requests = commonRequests
    if let wantedFile { requests.append(.file(wantedFile.rawValue)) }
    if let turn { requests.append(.wait(Wait(.turn, number: turn.number, milliseconds: turn.milliseconds))) }
    if let idlePause { requests.append(.wait(idlePause)) }
    return requests
  }

  /// Handles the reply to a request.
  public func receive(_ reply: Reply, to request: Request<CoachQuestion>) {
    switch request {
    case .file(let name):
      if let file = LevelFile(rawValue: name) { levelFileDidLoad(file, reply.bytes) }
    case .wait(let wait) where wait.purpose == .turn: handleTimeout(ofTurn: wait.number)
    case .wait(let wait) where wait.purpose == .idle: idlePauseDidEnd(number: wait.number)
    default: receiveCommonReply(reply, to: request)
    }
  }
}
