import DailyGames
import GameCore
import Testing

@testable import SessionSupport

extension RankedClientTests {
  /// Every call of a ranked game, with an answer.
  private static let calls: [(line: String, answer: String)] = [
    ("POST players {}", AccountDevice.otherCredentials),
    ("PUT days/2026-11-21/triples", RankedDevice.game),
    (#"POST days/2026-11-21/triples/moves {"index":0,"direction":"u"}"#, #"{"index":0}"#),
    (#"POST days/2026-11-21/triples/finish {"index":1}"#, #"{"index":1}"#),
    (RankedDevice.standings, RankedDevice.ranks(nil)),
    ("GET players/me", AccountDevice.profile()),
    (RankedDevice.standings, RankedDevice.ranks(2)),
    (#"PATCH players/me {"name":"Eve"}"#, AccountDevice.profile(name: "Eve")),
    (RankedDevice.days, #"{"days":[]}"#),
  ]

  @Test(arguments: calls.indices) func everyFailedCallIsRepeatedUntilItSucceeds(_ failing: Int) {
    // Friends are left out after an answer that isn't a profile, because the result can do without them.
    for failure in RankedFailure.all where Self.calls[failing].line != "GET players/me" || failure.text != "{}" {
      let device = RankedDevice(player: nil)
      var client = device.client()
      for (index, call) in Self.calls.enumerated() {
        if index == 2 { client.send(bytes("u"), index: 0) }
        if index == 3 { client.send(nil, index: 1) }
        if index == 4 { (client.isOver, client.hasMoves) = (true, true) }
        if index == 7 {
          client.nameQuestion.isOpen = true
          client.rename(bytes("Eve"))
        }
        if index == failing {
          client.answer(call.line, failure.text, status: failure.status)
          #expect(client.failure == failure.failure, "\(call.line) \(failure)")
          #expect((client.call?.pauseMilliseconds ?? 0) > 0, "\(call.line) \(failure)")
        }
        client.answer(call.line, call.answer, status: index == 0 ? 201 : 200)
        #expect(client.failure == nil, "\(call.line) \(failure)")
      }
      #expect(client.call == nil, "\(failure)")
      #expect(client.action == nil, "\(failure)")
      #expect(client.result?.rank == 2, "\(failure)")
      #expect(client.player?.name == bytes("Eve"), "\(failure)")
    }
  }

  @Test func pausesGrowUntilASuccess() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    var pauses: [Int] = []
    for _ in 0..<9 {
      pauses.append(client.call?.pauseMilliseconds ?? -1)
      client.answer(client.line, nil)
    }
    #expect(pauses == [0, 500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
    client.answer(client.line, #"{"index":0}"#)
    #expect(client.call?.pauseMilliseconds == 0)
  }

  @Test func returningNetworkShortensThePauseAndCancelsTheWaitingCall() throws {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    for _ in 0..<5 { client.answer(client.line, nil) }
    let waiting = try #require(client.call)
    #expect(waiting.pauseMilliseconds == 8000)
    client.tryAgain()
    #expect(client.call?.pauseMilliseconds == 500)
    #expect(
      client.serverDidReply(RankedReply(status: 200, body: bytes(#"{"index":0}"#)), to: waiting.number).isUnchanged)
    #expect(client.action != nil)
    client.answer(client.line, #"{"index":0}"#)
    #expect(client.failure == nil)
    #expect(client.action == nil)
  }

  @Test func tryingAgainWithoutAFailureKeepsTheCallInFlight() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    let number = client.call?.number
    client.tryAgain()
    #expect(client.call?.number == number)
  }

  @Test func tryingAgainUsesThePlayerOfAnotherWindow() {
    let device = RankedDevice(player: nil)
    var client = device.client()
    client.answer("POST players {}", nil)
    device.memory[RankedPlayer.key] = AccountDevice.storedPlayer
    client.tryAgain()
    #expect(client.player?.name == bytes("Ada"))
    #expect(client.line == "PUT days/2026-11-21/triples")
  }

  @Test func failureTextSaysWhetherAMoveWaits() {
    var client = device.startedClient()
    client.answer(client.line, nil)
    #expect(client.failureText?.hasSuffix("Trying again.") == true)
    client.send(bytes("u"), index: 0)
    client.answer(client.line, nil)
    #expect(client.failureText == RankedClient.unsentNote)
    client.answer(client.line, "", status: 503)
    #expect(client.failureText == "The server is busy. Trying again.")
    client.answer(client.line, #"{"index":0}"#)
    #expect(client.failureText == nil)
  }

  @Test func replyEndsTheNoteAboutASlowServer() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    client.isServerSlow = true
    client.answer(client.line, nil)
    #expect(!client.isServerSlow)
  }
}
