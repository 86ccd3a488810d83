// The requests of all sessions.
extension KeptTable where Self: CoachClient {
  /// Adds the question to the coach, the pending navigation, and the wait until a passing notice disappears.
  package func addTableRequests(to requests: inout [Request<CoachTask>]) {
    if let coachQuestion { requests.append(.coach(coachQuestion)) }
    if let departure = keeper.dayTable?.departure { requests.append(.go(departure)) }
    if notices.first?.isPassing == true {
      requests.append(.wait(Wait(.notice, number: keeper.noticeNumber, milliseconds: Notice.passingMilliseconds)))
    }
  }

  /// Handles the reply to a request of `addTableRequests`.
  package func receiveForTable(_ reply: Reply, to request: Request<CoachTask>) {
    switch request {
    case .coach(let question): receiveAnswer(reply, to: question)
    case .go: keeper.dayTable?.departure = nil
    case .wait(let wait):
      if wait.purpose == .notice, wait.number == keeper.noticeNumber { dismissNotice() }
    case .server, .cipher, .file: break
    }
  }
}

extension RankedSession where Self: CoachClient {
  /// Adds the call to the server, and the wait after which it counts as slow.
  @inline(never)
  package func addRankedRequests(to requests: inout [Request<CoachTask>]) {
    guard let seat, let call = seat.call else { return }
    requests.append(.server(call))
    if !seat.isSlow { requests.append(.wait(call.slowness)) }
  }

  /// Handles the reply to a request of `addRankedRequests`.
  package func receiveRanked(_ reply: Reply, to request: Request<CoachTask>) {
    switch request {
    case .server(let call): receive(reply.server, to: call.number)
    case .wait(let wait) where wait.purpose == .slowServer: serverIsSlow(wait.number)
    default: break
    }
  }
}
