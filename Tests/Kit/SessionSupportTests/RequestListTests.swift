import Testing

@testable import SessionSupport

@Suite struct RequestListTests {
  private typealias Pending = Request<Int>

  private var list = RequestList<Int, String>()
  private let second = Pending.wait(Wait(.second, number: 7, milliseconds: 1_000))

  /// Updates the list, and returns the requests that were stopped and those that were started.
  private mutating func follow(_ pending: [Pending], holding held: Pending? = nil) -> (
    stopped: [String], begun: [String]
  ) {
    var (stopped, begun): ([String], [String]) = ([], [])
    list.update(to: pending, mustWait: { $0 == held }, stop: { stopped.append($0) }) { request in
      begun.append("\(request)")
      return "\(request)"
    }
    return (stopped, begun)
  }

  @Test mutating func requestIsStartedOnceAndStoppedWhenRemoved() {
    let first = follow([.coach(1), second])
    #expect(first.begun == ["\(Pending.coach(1))", "\(second)"])
    let turned = follow([second, .coach(1)])
    #expect(turned.begun.isEmpty, "the order doesn't matter")
    let next = follow([.coach(2), second])
    #expect(next.stopped == ["\(Pending.coach(1))"])
    #expect(next.begun == ["\(Pending.coach(2))"])
    let last = follow([])
    #expect(last.stopped.count == 2)
  }

  @Test mutating func replyIsAcceptedOnceAndTheRequestCanStartAgain() {
    _ = follow([second])
    let isTaken = [list.finish(second), list.finish(second), list.finish(.coach(1))]
    #expect(isTaken == [true, false, false])
    let again = follow([second])
    #expect(again.begun.count == 1)
  }

  @Test mutating func requestOnHoldStartsLaterAndStartedRequestContinues() {
    let waiting = follow([.file("medals.txt")], holding: .file("medals.txt"))
    let free = follow([.file("medals.txt")])
    #expect(waiting.begun.isEmpty)
    #expect(free.begun.count == 1)
    let held = follow([.file("medals.txt")], holding: .file("medals.txt"))
    #expect(held.stopped.isEmpty)
    #expect(held.begun.isEmpty)
  }

  @Test func requestsAreComparedByContentAndServerCallsByNumber() {
    let waits = [Wait(.turn, number: 1, milliseconds: 5), Wait(.turn, number: 2, milliseconds: 5)]
    let call = { RankedCall(number: $0, request: ServerRequest(.get, $1), pauseMilliseconds: 0) }
    let requests: [Pending] =
      [.coach(1), .coach(2), .file("a"), .file("b"), .server(call(1, "x")), .server(call(2, "x")), .navigation(.days)]
      + waits.map { .wait($0) }
    for (place, request) in requests.enumerated() {
      #expect(requests.firstIndex(of: request) == place)
    }
    #expect(Pending.server(call(1, "x")) == .server(call(1, "y")), "calls with the same number are equal")
  }
}
