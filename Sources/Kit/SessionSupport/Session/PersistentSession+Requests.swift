extension PersistentSession where Self: CoachClient {
  /// Adds requests for the coach's answer, the pending navigation, and the delay until a passing notice disappears.
  package func addSessionRequests(to requests: inout [Request<CoachTask>]) {
    if let coachQuestion { requests.append(.coach(coachQuestion)) }
    if let pendingNavigation = store.dayState?.pendingNavigation { requests.append(.navigation(pendingNavigation)) }
    if notices.first?.isTransient == true {
      requests.append(.wait(Wait(.notice, number: store.noticeNumber, milliseconds: Notice.transientMilliseconds)))
    }
  }

  package func receiveSessionReply(_ reply: Reply, to request: Request<CoachTask>) {
    switch request {
    case .coach(let question): receiveAnswer(reply, to: question)
    case .navigation: store.dayState?.pendingNavigation = nil
    case .wait(let wait):
      if wait.purpose == .notice, wait.number == store.noticeNumber { dismissNotice() }
    case .server, .cryptoOperation, .file: break
    }
  }
}

extension ServedSession where Self: CoachClient {
  /// The requests that every game has.
  package var commonRequests: [Request<CoachTask>] {
    var requests: [Request<CoachTask>] = []
    addSessionRequests(to: &requests)
    if isRanked { addRankedRequests(to: &requests) }
    return requests
  }

  package func receiveCommonReply(_ reply: Reply, to request: Request<CoachTask>) {
    receiveSessionReply(reply, to: request)
    if isRanked { receiveRankedReply(reply, to: request) }
  }
}

extension RankedSession where Self: CoachClient {
  /// Adds requests for the pending server call and for the timer after which the call counts as slow.
  package func addRankedRequests(to requests: inout [Request<CoachTask>]) {
    guard let rankedClient, let call = rankedClient.call else { return }
    requests.append(.server(call))
    if !rankedClient.isServerSlow { requests.append(.wait(call.slowServerWait)) }
  }

  package func receiveRankedReply(_ reply: Reply, to request: Request<CoachTask>) {
    switch request {
    case .server(let call): serverDidReply(reply.server, to: call.number)
    case .wait(let wait) where wait.purpose == .slowServer: reportSlowServer(callNumber: wait.number)
    default: break
    }
  }
}
