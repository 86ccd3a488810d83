import GameCore
import TestSupport
import Testing

@testable import SessionSupport

extension StandingsBoardTests {
  @Test(arguments: [
    "<html>", "{}", #"{"days":3}"#, #"{"days":[{"day":"2026-11-21"}]}"#, #"{"days":[{"day":"x","state":"open"}]}"#,
    #"{"days":[{"day":"2026-11-21","state":"soon"}]}"#,
  ])
  func malformedReplyIsReportedAndRetried(_ text: String) {
    let board = board()
    answer(board, Self.daysPath, text)
    #expect(board.call == nil)
    #expect(board.screen.text("problem") == board.failure?.sentence)
    if let again = board.screen.action("Try again") { board.perform(again.id) }
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    #expect(board.failure == nil)
    #expect(board.call?.request.path == "players/me")
  }

  @Test(arguments: [
    #"{"rank":0,"name":"A","score":1,"me":false}"#, #"{"rank":1,"name":"","score":1,"me":false}"#,
    #"{"rank":1,"name":"A","score":null,"me":false}"#, #"{"rank":1,"name":"A","score":1}"#,
    #"{"rank":1,"name":"A","score":-1,"me":false}"#,
    #"{"rank":2,"name":"A","score":1,"me":false},{"rank":1,"name":"A","score":1,"me":false}"#,
  ])
  func impossibleRowsAreReportedAsMalformed(_ rows: String) {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(
      board, Self.path + "?top=50&around=me",
      #"{"finished":1,"rows":[\#(rows)],"coach":null,"histogram":[{"from":0,"to":9,"games":1}],"cursor":null}"#)
    #expect(board.failure == .malformedReply)
    #expect(board.result == nil)
  }

  @Test(arguments: ["../players/me", "1.1&top=0", "", String(repeating: "1", count: 41)])
  func invalidCursorIsRejected(_ cursor: String) {
    let board = board()
    answer(board, Self.daysPath, Self.days("revealed", "open", "coming"))
    answer(board, "players/me", Self.profile())
    answer(board, Self.path + "?top=50&around=me", Self.standings(Array(1...50), own: 1, cursor: cursor))
    #expect(board.failure == .malformedReply)
  }

  /// Every call of the page in order, with an answer.
  private static let calls: [(path: String, answer: String)] = [
    (daysPath, days("revealed", "open", "coming")), ("players/me", profile("ACDEFGHJ")),
    (path + "?top=50&around=me", standings([1, 2], own: 1, cursor: "1.1")),
    (path + "?top=50&table=ACDEFGHJ", standings([1], own: 1, cursor: "2.2")),
    (path + "?top=100&cursor=1.1", standings([3])), (path + "?top=100&cursor=2.2&table=ACDEFGHJ", standings([2])),
  ]

  @Test(arguments: calls.indices)
  func everyFailedCallCanBeRetried(_ failing: Int) {
    for failure in RankedFailure.all {
      let board = board()
      for (index, call) in Self.calls.enumerated() {
        if index == 4 { board.requestMore(of: .all) }
        if index == 5 { board.requestMore(of: .circle(0)) }
        if index == failing {
          let token = board.call?.request.token
          answer(board, call.path, failure.text, status: failure.status)
          #expect(board.failure == failure.failure, "\(call.path) \(failure)")
          #expect(board.call == nil, "\(call.path) \(failure)")
          #expect(!board.isWaiting)
          board.tryAgain()
          #expect(board.failure == nil, "\(call.path) \(failure)")
          #expect(board.call?.request.token == token, "\(call.path) \(failure)")
        }
        answer(board, call.path, call.answer)
      }
      #expect(board.failure == nil, "\(failure)")
      #expect(board.call == nil, "\(failure)")
      #expect(board.rowsOfAllPlayers?.rows.map(\.rank) == [1, 2, 3])
      #expect(board.circles[0].rows?.rows.map(\.rank) == [1, 2])
    }
  }

  @Test func everyFailureHasAMessage() {
    for (failure, beginning) in [
      (ServerFailure.unreachable, "The server can’t be reached."), (.busy, "The server is busy"),
      (.malformedReply, "The reply wasn’t from a game server"), (.unknownPlayer, "The server no longer knows you"),
    ] {
      #expect(failure.sentence.hasPrefix(beginning))
    }
  }

  @Test func rateLimitedCallIsRetriedWithLongerPausesUntilItFails() {
    let board = board()
    var pauses: [Int] = []
    while let call = board.call, pauses.count < 20 {
      pauses.append(call.pauseMilliseconds)
      board.serverDidReply(RankedReply(status: 429, body: []), to: call.number)
    }
    #expect(pauses == [0, 500, 1000, 2000, 4000, 8000])
    #expect(board.failure == .busy)
    board.tryAgain()
    #expect(board.call?.pauseMilliseconds == 0)
  }

  @Test func replyToAnotherCallIsIgnored() throws {
    let board = board()
    let call = try #require(board.call)
    board.serverDidReply(nil, to: call.number + 1)
    #expect(board.failure == nil)
    #expect(board.call?.number == call.number)
  }
}
