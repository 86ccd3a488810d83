import GameCore
import TestSupport
import Testing

@testable import AppSupport
@testable import SessionSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct RequestRunnerTests {
  let source = FakeRequestSource()
  let services = FakeServices()
  let switches = RunnerSwitches()
  let runner: RequestRunner<FakeRequestSource>

  init() {
    let (services, switches) = (services, switches)
    runner = RequestRunner(
      source, sleep: { try await services.sleep($0) }, file: { $0 == "missing" ? nil : Array("text".utf8) },
      ask: { await services.answer($0) }, canSend: { _ in switches.canSend }, coach: { await services.think($0) })
    runner.shouldHold = { $0.isNotice && switches.holdsNotices }
  }

  private func call(_ number: Int, pauseMilliseconds: Int = 0) -> RankedCall {
    RankedCall(number: number, request: ServerRequest(.get, "\(number)"), pauseMilliseconds: pauseMilliseconds)
  }

  func wait(_ purpose: Wait.Purpose, _ number: Int, _ milliseconds: Int = 100) -> Request<Int> {
    .wait(Wait(purpose, number: number, milliseconds: milliseconds))
  }

  func follow(_ requests: Request<Int>...) {
    source.pendingRequests = requests
    runner.updateRequests()
  }

  func letOtherTasksRun() async {
    for _ in 0..<100 { await Task.yield() }
  }

  // MARK: The server

  @Test func callIsSentOnceAndItsReplyOrFailureDelivered() async {
    follow()
    follow(.server(call(1)))
    runner.updateRequests()
    await until { services.sentPaths.count == 1 }
    runner.updateRequests()
    services.reply(200)
    await until { source.replies == ["call 1: 200"] }
    follow(.server(call(2)))
    await until { services.sentPaths == ["1", "2"] }
    services.reply(nil)
    await until { source.replies == ["call 1: 200", "call 2: failed"] }
  }

  @Test func replyToACanceledCallIsDropped() async {
    follow(.server(call(1)))
    await until { services.sentPaths.count == 1 }
    follow(.server(call(2)))
    await until { services.sentPaths.count == 2 }
    follow(.server(call(1)))
    await until { services.sentPaths.count == 3 }
    for status in 200...202 { services.reply(status) }
    await until { !source.replies.isEmpty }
    #expect(source.replies == ["call 1: 202"], "the first call was canceled")
  }

  @Test func callIsSentAfterItsPause() async {
    follow(.server(call(1, pauseMilliseconds: 500)))
    await until { services.sleepDurations == [.milliseconds(500)] }
    #expect(services.sentPaths.isEmpty)
    services.endOldestSleep()
    await until { services.sentPaths == ["1"] }
  }

  @Test func callCanceledDuringItsPauseIsNotSent() async {
    follow(.server(call(1, pauseMilliseconds: 500)))
    await until { services.sleepDurations.count == 1 }
    services.endOldestSleep()
    follow(.server(call(2)))
    await until { !services.sentPaths.isEmpty }
    await letOtherTasksRun()
    #expect(services.sentPaths == ["2"])
  }

  @Test func onlyASlowServerIsReported() async {
    follow(.server(call(1)), .wait(call(1).slowServerWait))
    await until { services.sentPaths.count == 1 && services.sleepDurations == [.seconds(1)] }
    services.endOldestSleep()
    await until { source.replies == ["slowServer 1: done"] }
    services.reply(200)
    await until { source.replies.count == 2 }
    source.onReceive = { [source] in if case .server = $0 { source.setRequests() } }
    follow(.server(call(2)), .wait(call(2).slowServerWait))
    await until { services.sentPaths.count == 2 && services.sleepDurations.count == 2 }
    services.reply(200)
    await until { source.replies.count == 3 }
    services.endOldestSleep()
    await letOtherTasksRun()
    #expect(source.replies == ["slowServer 1: done", "call 1: 200", "call 2: 200"], "the second was in time")
  }

  @Test func callWaitsForPermissionAndContinuesOnceSent() async {
    switches.canSend = false
    follow(.server(call(1)), .wait(call(1).slowServerWait))
    await letOtherTasksRun()
    #expect(services.sentPaths.isEmpty, "the server isn't slow if it wasn't asked")
    #expect(services.sleepDurations.isEmpty, "the server isn't slow if it wasn't asked")
    switches.canSend = true
    runner.updateRequests()
    await until { services.sentPaths == ["1"] && services.sleepDurations.count == 1 }
    switches.canSend = false
    runner.updateRequests()
    services.reply(200)
    await until { source.replies == ["call 1: 200"] }
  }

  // MARK: The coach

  @Test func coachIsAskedOneQuestionAtATimeAndOutdatedOnesAreSkipped() async {
    follow(.coach(1))
    await until { services.questions == [1] }
    follow(.coach(2))
    follow(.coach(3))
    await letOtherTasksRun()
    #expect(services.questions == [1])
    services.advise("late")
    await until { services.questions == [1, 3] }
    #expect(source.replies.isEmpty, "the first question is no longer asked")
    services.advise("best")
    await until { source.replies == ["coach 3: best"] }
  }

  @Test func answerToAWithdrawnQuestionIsDroppedAndItCanBeAskedAgain() async {
    follow(.coach(1))
    await until { services.questions == [1] }
    follow()
    services.advise("late")
    await letOtherTasksRun()
    #expect(source.replies.isEmpty)
    follow(.coach(1))
    await until { services.questions == [1, 1] }
  }

  @Test func questionAskedAgainUsesTheAnswerInProgress() async {
    follow(.coach(1))
    await until { services.questions == [1] }
    follow()
    follow(.coach(1))
    services.advise("best")
    await until { source.replies == ["coach 1: best"] }
    #expect(services.questions == [1])
  }

  @Test func coachWithoutAnAnswerFailsTheRequest() async {
    follow(.coach(1))
    await until { services.questions == [1] }
    services.advise(nil)
    await until { source.replies == ["coach 1: failed"] }
  }

  @Test func eachReplyIsReportedAndStartsTheNextRequest() async {
    source.onReceive = { [source] in if $0 == .coach(1) { source.setRequests(.coach(2)) } }
    runner.onReply = { [switches] in switches.replyCount += 1 }
    follow(.coach(1))
    await until { services.questions == [1] }
    services.advise("one")
    await until { services.questions == [1, 2] }
    services.advise("two")
    await until { source.replies == ["coach 1: one", "coach 2: two"] }
    #expect(switches.replyCount == 2)
  }

  // MARK: Files

  @Test func filesAreDeliveredSynchronouslyAndMissingOnesFail() {
    source.onReceive = { [source] in if $0 == .file("first") { source.setRequests(.file("second"), .file("missing")) } }
    follow(.file("first"))
    #expect(source.replies == ["first: text", "second: text", "missing: failed"])
  }

  @Test func requestsCanBeUpdatedWhileAReplyIsDelivered() {
    source.onReceive = { [source, runner] in
      if $0 == .file("first") { source.setRequests(.file("second")) }
      runner.updateRequests()
    }
    follow(.file("first"), .file("other"))
    #expect(source.replies == ["first: text", "second: text"])
  }

  // MARK: Departures

  @Test func navigationFollowsItsReplyAndTheLeftSessionReceivesNothing() {
    runner.navigate = { [source, switches, runner] navigation in
      #expect(source.replies == ["go: done"])
      if case .ownGame(let address) = navigation { switches.openedAddresses.append(address) }
      runner.stop()
    }
    follow(.navigation(.ownGame(address: [1])), .file("first"))
    #expect(switches.openedAddresses == [[1]], "a session that was left receives nothing")
    #expect(source.replies == ["go: done"], "a session that was left receives nothing")
  }

  // MARK: The end

  @Test func stoppedRunnerDeliversNothingUntilItIsUpdated() async {
    follow(.server(call(1)), .coach(1), wait(.turn, 1))
    await until { services.sentPaths.count == 1 && services.questions == [1] && services.sleepDurations.count == 1 }
    runner.stop()
    source.setRequests(.coach(2))
    services.reply(200)
    services.advise("late")
    services.endOldestSleep()
    await letOtherTasksRun()
    #expect(source.replies.isEmpty)
    #expect(services.questions == [1])
    runner.updateRequests()
    await until { services.questions == [1, 2] }
  }

  @Test func stoppedComputationDoesNotContinue() async {
    follow(wait(.computation, 0, 0))
    runner.stop()
    await letOtherTasksRun()
    #expect(source.replies.isEmpty)
  }

  @Test func deallocatedRunnerDoesNotSendItsCall() async {
    let services = services
    var other: RequestRunner<FakeRequestSource>? = RequestRunner(
      source, sleep: { try await services.sleep($0) }, ask: { await services.answer($0) })
    source.setRequests(.server(call(1, pauseMilliseconds: 500)))
    other?.updateRequests()
    await until { services.sleepDurations.count == 1 }
    other = nil
    services.endOldestSleep()
    await letOtherTasksRun()
    #expect(services.sentPaths.isEmpty)
    #expect(source.replies.isEmpty)
  }
}
