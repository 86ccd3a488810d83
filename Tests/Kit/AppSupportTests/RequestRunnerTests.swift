import NumberedGame
import Testing

@testable import AppSupport
@testable import PlaySupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct RequestRunnerTests {
  private let source = FakeRequestSource()
  private let world = FakeWorld()
  private let switches = RunnerSwitches()
  private let runner: RequestRunner<FakeRequestSource>

  init() {
    let (world, switches) = (world, switches)
    runner = RequestRunner(
      source, sleep: { try await world.sleep($0) }, file: { $0 == "missing" ? nil : Array("text".utf8) },
      ask: { await world.answer($0) }, canSend: { _ in switches.canSend }, coach: { await world.think($0) })
    runner.shouldHold = { $0.isNotice && switches.holds }
  }

  private func call(_ number: Int, pause: Int = 0) -> RankedCall {
    RankedCall(number: number, request: ServerRequest(.get, "\(number)"), pause: pause)
  }

  private func wait(_ purpose: Wait.Purpose, _ number: Int, _ milliseconds: Int = 100) -> Request<Int> {
    .wait(Wait(purpose, number: number, milliseconds: milliseconds))
  }

  private func follow(_ requests: Request<Int>...) {
    source.pendingRequests = requests
    runner.follow()
  }

  private func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  // MARK: The server

  @Test func callIsSentOnce() async {
    follow()
    follow(.server(call(1)))
    runner.follow()
    await until { world.asked.count == 1 }
    runner.follow()
    world.reply(200)
    await until { source.replies == ["call 1: 200"] }
    follow(.server(call(2)))
    await until { world.asked == ["1", "2"] }
    world.reply(nil)
    await until { source.replies == ["call 1: 200", "call 2: failed"] }
  }

  @Test func replyToACanceledCallIsDropped() async {
    follow(.server(call(1)))
    await until { world.asked.count == 1 }
    follow(.server(call(2)))
    await until { world.asked.count == 2 }
    follow(.server(call(1)))
    await until { world.asked.count == 3 }
    for status in 200...202 { world.reply(status) }
    await until { !source.replies.isEmpty }
    #expect(source.replies == ["call 1: 202"], "the first call was canceled")
  }

  @Test func callIsSentAfterItsPause() async {
    follow(.server(call(1, pause: 500)))
    await until { world.slept == [.milliseconds(500)] }
    #expect(world.asked.isEmpty)
    world.wake()
    await until { world.asked == ["1"] }
  }

  @Test func callCanceledDuringItsPauseIsNotSent() async {
    follow(.server(call(1, pause: 500)))
    await until { world.slept.count == 1 }
    world.wake()
    follow(.server(call(2)))
    await until { !world.asked.isEmpty }
    await settle()
    #expect(world.asked == ["2"])
  }

  @Test func slowServerIsReported() async {
    follow(.server(call(1)), .wait(call(1).slowServerWait))
    await until { world.asked.count == 1 && world.slept == [.seconds(1)] }
    world.wake()
    await until { source.replies == ["slowServer 1: done"] }
    world.reply(200)
    await until { source.replies.count == 2 }
    source.onReceive = { [source] in if case .server = $0 { source.need() } }
    follow(.server(call(2)), .wait(call(2).slowServerWait))
    await until { world.asked.count == 2 && world.slept.count == 2 }
    world.reply(200)
    await until { source.replies.count == 3 }
    world.wake()
    await settle()
    #expect(source.replies == ["slowServer 1: done", "call 1: 200", "call 2: 200"], "the second was in time")
  }

  @Test func callIsDelayedUntilItIsAllowed() async {
    switches.canSend = false
    follow(.server(call(1)), .wait(call(1).slowServerWait))
    await settle()
    #expect(world.asked.isEmpty && world.slept.isEmpty, "the server isn't slow if it wasn't asked")
    switches.canSend = true
    runner.follow()
    await until { world.asked == ["1"] && world.slept.count == 1 }
    switches.canSend = false
    runner.follow()
    world.reply(200)
    await until { source.replies == ["call 1: 200"] }
  }

  // MARK: The coach

  @Test func coachIsAskedOneQuestionAtATime() async {
    follow(.coach(1))
    await until { world.questions == [1] }
    follow(.coach(2))
    follow(.coach(3))
    await settle()
    #expect(world.questions == [1])
    world.advise("late")
    await until { world.questions == [1, 3] }
    #expect(source.replies.isEmpty, "the first question is no longer asked")
    world.advise("best")
    await until { source.replies == ["coach 3: best"] }
  }

  @Test func answerToAWithdrawnQuestionIsDropped() async {
    follow(.coach(1))
    await until { world.questions == [1] }
    follow()
    world.advise("late")
    await settle()
    #expect(source.replies.isEmpty)
    follow(.coach(1))
    await until { world.questions == [1, 1] }
  }

  @Test func questionAskedAgainUsesTheAnswerInProgress() async {
    follow(.coach(1))
    await until { world.questions == [1] }
    follow()
    follow(.coach(1))
    world.advise("best")
    await until { source.replies == ["coach 1: best"] }
    #expect(world.questions == [1])
  }

  @Test func coachWithoutAnAnswerFailsTheRequest() async {
    follow(.coach(1))
    await until { world.questions == [1] }
    world.advise(nil)
    await until { source.replies == ["coach 1: failed"] }
  }

  @Test func replyStartsTheNextRequest() async {
    source.onReceive = { [source] in if $0 == .coach(1) { source.need(.coach(2)) } }
    runner.onReply = { [switches] in switches.replyCount += 1 }
    follow(.coach(1))
    await until { world.questions == [1] }
    world.advise("one")
    await until { world.questions == [1, 2] }
    world.advise("two")
    await until { source.replies == ["coach 1: one", "coach 2: two"] }
    #expect(switches.replyCount == 2)
  }

  // MARK: Time

  @Test func waitEndsAfterItsDuration() async {
    follow(wait(.turn, 1, 250))
    runner.follow()
    await until { world.slept == [.milliseconds(250)] }
    #expect(source.replies.isEmpty)
    world.wake()
    await until { source.replies == ["turn 1: done"] }
  }

  @Test func removedWaitIsCanceled() async {
    follow(wait(.turn, 1))
    await until { world.slept.count == 1 }
    follow(wait(.turn, 2))
    await until { world.slept.count == 2 }
    world.wake()
    await settle()
    #expect(source.replies.isEmpty)
    world.wake()
    await until { source.replies == ["turn 2: done"] }
  }

  @Test func noticeShownAgainRestartsItsTimer() async {
    switches.holds = true
    follow(wait(.notice, 0), wait(.turn, 1))
    await until { world.slept.count == 1 }
    switches.holds = false
    runner.follow()
    await until { world.slept.count == 2 }
    switches.holds = true
    runner.follow()
    world.wake()
    world.wake()
    await until { source.replies == ["turn 1: done"] }
    await settle()
    #expect(source.replies.count == 1)
    switches.holds = false
    runner.follow()
    await until { world.slept.count == 3 }
    world.wake()
    await until { source.replies == ["turn 1: done", "notice 0: done"] }
  }

  @Test func runnerIgnoresClockWaits() async {
    follow(wait(.second, 1))
    await settle()
    #expect(world.slept.isEmpty && source.replies.isEmpty)
  }

  @Test func searchContinuesUntilItIsDone() async {
    source.onReceive = { [source, wait = wait(.computation, 0, 0)] in
      if $0 == wait, source.replies.count < 5 { source.need(wait) }
    }
    follow(wait(.computation, 0, 0))
    #expect(source.replies.isEmpty, "other work comes first")
    await until { source.replies.count == 5 }
    await settle()
    #expect(source.replies == Array(repeating: "computation 0: done", count: 5) && world.slept.isEmpty)
  }

  // MARK: Files

  @Test func filesAreDeliveredSynchronously() {
    source.onReceive = { [source] in if $0 == .file("first") { source.need(.file("second"), .file("missing")) } }
    follow(.file("first"))
    #expect(source.replies == ["first: text", "second: text", "missing: failed"])
  }

  @Test func followCanBeCalledWhileAReplyIsDelivered() {
    source.onReceive = { [source, runner] in
      if $0 == .file("first") { source.need(.file("second")) }
      runner.follow()
    }
    follow(.file("first"), .file("other"))
    #expect(source.replies == ["first: text", "second: text"])
  }

  // MARK: Departures

  @Test func navigationHappensAfterTheReplyIsDelivered() {
    runner.navigate = { [source, switches, runner] navigation in
      #expect(source.replies == ["go: done"])
      if case .ownGame(let address) = navigation { switches.openedAddresses.append(address) }
      runner.stop()
    }
    follow(.go(.ownGame(address: [1])), .file("first"))
    #expect(
      switches.openedAddresses == [[1]] && source.replies == ["go: done"], "a session that was left receives nothing")
  }

  // MARK: The end

  @Test func stoppedRunnerDeliversNothing() async {
    follow(.server(call(1)), .coach(1), wait(.turn, 1))
    await until { world.asked.count == 1 && world.questions == [1] && world.slept.count == 1 }
    runner.stop()
    source.need(.coach(2))
    world.reply(200)
    world.advise("late")
    world.wake()
    await settle()
    #expect(source.replies.isEmpty && world.questions == [1])
    runner.follow()
    await until { world.questions == [1, 2] }
  }

  @Test func stoppedSearchDoesNotContinue() async {
    follow(wait(.computation, 0, 0))
    runner.stop()
    await settle()
    #expect(source.replies.isEmpty)
  }

  @Test func deallocatedRunnerDoesNotSendItsCall() async {
    let world = world
    var other: RequestRunner<FakeRequestSource>? = RequestRunner(
      source, sleep: { try await world.sleep($0) }, ask: { await world.answer($0) })
    source.need(.server(call(1, pause: 500)))
    other?.follow()
    await until { world.slept.count == 1 }
    other = nil
    world.wake()
    await settle()
    #expect(world.asked.isEmpty && source.replies.isEmpty)
  }
}
