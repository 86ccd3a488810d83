// What the sessions of all games need from outside.
extension KeptTable where Self: CoachClient {
  /// Adds the question to the coach, where the player wants to go, and the notice that goes away by itself.
  package func addTableRequests(to requests: inout [Request<CoachTask>]) {
    if let coachQuestion { requests.append(.coach(coachQuestion)) }
    if let departure = keeper.dayTable?.departure { requests.append(.go(departure)) }
    if notices.first?.isPassing == true {
      requests.append(.wait(Wait(.notice, number: keeper.noticeNumber, milliseconds: Notice.passingMilliseconds)))
    }
  }

  /// Takes what came of one of these.
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
  /// Adds the call to the server, and when to tell the player that the server is slow.
  @inline(never)
  package func addRankedRequests(to requests: inout [Request<CoachTask>]) {
    guard let seat, let call = seat.call else { return }
    requests.append(.server(call))
    if !seat.isSlow { requests.append(.wait(call.slowness)) }
  }

  /// Takes what came of one of these.
  package func receiveRanked(_ reply: Reply, to request: Request<CoachTask>) {
    switch request {
    case .server(let call): receive(reply.server, to: call.number)
    case .wait(let wait) where wait.purpose == .slowServer: serverIsSlow(wait.number)
    default: break
    }
  }
}
