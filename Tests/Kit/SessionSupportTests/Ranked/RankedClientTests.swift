import DailyGames
import GameCore
import Testing

@testable import SessionSupport

/// The calls of a ranked game, in order, and what each reply changes.
@Suite struct RankedClientTests {
  let device = RankedDevice()

  // MARK: The order of calls

  @Test func newPlayerIsCreatedAndStoredBeforeTheGameStarts() {
    let device = RankedDevice(player: nil)
    var client = device.client()
    #expect(client.call?.request.token == nil)
    client.answer("POST players {}", AccountDevice.otherCredentials, status: 201)
    #expect(client.player?.name == bytes("Bob"))
    #expect(device.memory[RankedPlayer.key]?.hasSuffix("\nname Bob") == true)
    #expect(client.call?.request.token == AccountDevice.otherToken)
    #expect(client.answer("PUT days/2026-11-21/triples", RankedDevice.game).isGame)
    #expect(device.client().player == client.player, "the next visit plays as the same player")
  }

  @Test func playerThatAnotherWindowCreatedFirstIsUsed() {
    let device = RankedDevice(player: nil)
    var client = device.client()
    device.memory[RankedPlayer.key] = AccountDevice.storedPlayer
    client.answer("POST players {}", AccountDevice.otherCredentials, status: 201)
    #expect(client.player?.name == bytes("Ada"))
    #expect(device.memory[RankedPlayer.key] == AccountDevice.storedPlayer)
  }

  @Test func daysAreRequestedOnceAfterTheGame() {
    var client = device.client()
    #expect(client.call?.request.token == AccountDevice.token)
    client.answer("PUT days/2026-11-21/triples", RankedDevice.game)
    #expect(client.isGameKnown)
    let commitment = String(repeating: "a", count: 64)
    client.answer(
      RankedDevice.days, #"{"days":[{"day":"2026-11-22","state":"coming","commitment":"\#(commitment)"}]}"#)
    #expect(client.call == nil)
    #expect(device.memory[RankedCommitments.key] == "commitments/1\n2026-11-22 \(commitment)")
  }

  @Test(arguments: [
    (DailyGame.triples, #"POST days/2026-11-21/triples/moves {"index":3,"direction":"u"}"#),
    (.codeBreaker, #"POST days/2026-11-21/codebreaker/guesses {"index":3,"guess":"u"}"#),
  ])
  func moveIsSentWithItsIndexAheadOfOtherCalls(_ game: DailyGame, _ line: String) {
    var client = device.startedClient(game)
    client.send(bytes("u"), index: 3)
    let event = client.answer(line, #"{"index":3}"#)
    #expect(event.isAnswer)
    #expect(client.action == nil)
    #expect(client.line == RankedDevice.days)
  }

  @Test func finishIsSentWithoutAMove() {
    var client = device.startedClient()
    client.send(nil, index: 5)
    #expect(client.answer(#"POST days/2026-11-21/triples/finish {"index":5}"#, #"{"index":5}"#).isAnswer)
  }

  @Test func secondMoveIsNotSentWhileOneIsPending() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    let number = client.call?.number
    client.send(bytes("l"), index: 0)
    #expect(client.action == .init(index: 0, move: bytes("u")))
    #expect(client.call?.number == number)
    #expect(!client.acceptsMoves)
    #expect(client.canContinue)
  }

  // MARK: What is saved

  @Test func pendingActionIsSavedAsItsMoveOrAsTheEnd() {
    var client = device.startedClient()
    #expect(client.savedAction == bytes("-"))
    client.send(bytes("u"), index: 0)
    #expect(client.savedAction == bytes("u"))
    client.restore(nil)
    client.send(nil, index: 1)
    #expect(client.savedAction == bytes("x"))
  }

  @Test(arguments: [
    ("u", #"POST days/2026-11-21/triples/moves {"index":2,"direction":"u"}"#),
    ("x", #"POST days/2026-11-21/triples/finish {"index":2}"#),
  ])
  func savedActionIsSentAfterTheGameOfTheServerIsKnown(_ saved: String, _ line: String) {
    var client = device.client()
    client.restore(savedAction: bytes(saved), moveCount: 2, isOver: false)
    client.answer("PUT days/2026-11-21/triples", RankedDevice.game)
    client.answer(line, #"{"index":2}"#)
    #expect(client.savedAction == bytes("-"))
  }

  @Test(arguments: [("-", false), ("u", true), (nil, false)] as [(String?, Bool)])
  func gameThatIsOverOrHasNoSavedActionSendsNone(_ saved: String?, _ isOver: Bool) {
    var client = device.client()
    client.restore(savedAction: saved.map(bytes), moveCount: 2, isOver: isOver)
    #expect(client.action == nil)
    #expect(client.isOver == isOver)
    #expect(client.hasMoves)
  }

  @Test func actionThatAnotherWindowStoredReplacesTheCall() throws {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    let call = try #require(client.call)
    client.restore(savedAction: bytes("l"), moveCount: 1, isOver: false)
    #expect(client.serverDidReply(RankedReply(status: 200, body: bytes(#"{"index":0}"#)), to: call.number).isUnchanged)
    #expect(client.action == .init(index: 1, move: bytes("l")))
    #expect(client.line == #"POST days/2026-11-21/triples/moves {"index":1,"direction":"l"}"#)
  }

  // MARK: Replies that don't fit

  @Test func replyToAnEarlierCallIsIgnored() throws {
    var client = device.startedClient()
    client.send(bytes("u"), index: 0)
    let call = try #require(client.call)
    let reply = RankedReply(status: 200, body: bytes(#"{"index":0}"#))
    #expect(client.serverDidReply(nil, to: call.number).isUnchanged)
    #expect(
      client.serverDidReply(reply, to: call.number).isUnchanged, "the call has failed, and another one replaces it")
    #expect(client.action != nil)
    #expect(client.failure == .unreachable)
    let second = try #require(client.call)
    #expect(client.serverDidReply(reply, to: second.number).isAnswer)
    #expect(client.serverDidReply(reply, to: second.number).isUnchanged, "the reply arrives twice")
    let third = try #require(client.call)
    #expect(client.serverDidReply(reply, to: third.number).isUnchanged, "it isn't an answer about the days")
    #expect(client.failure == .malformedReply)
  }

  @Test(arguments: ["{}", "[]", "null", "\"", "<html>", #"{"index":4}"#, #"{"index":"3"}"#, #"{"game":{}}"#])
  func answerToAnotherMoveKeepsTheMove(_ text: String) {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    let line = client.line
    client.answer(line, text)
    #expect(client.failure == .malformedReply)
    #expect(client.action == .init(index: 3, move: bytes("u")))
    #expect(client.line == line)
    #expect(client.call?.pauseMilliseconds == 500)
    client.answer(line, #"{"index":3}"#)
    #expect(client.failure == nil)
    #expect(client.action == nil)
  }

  @Test(arguments: [
    (200, ""), (204, ""), (302, ""), (403, #"{"type":"/problems/other-move","game":{}}"#),
    (409, #"{"type":"other-move"}"#),
    (409, #"{"type":"/problems/other-move"}"#), (404, #"{"type":"/problems/no-such-day"}"#), (422, "{}"),
  ])
  func unreadableReplyIsRetriedWithTheSameMove(_ status: Int, _ text: String) {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    let line = client.line
    #expect(client.answer(line, text, status: status).isUnchanged)
    #expect(client.failure == .malformedReply)
    #expect(client.line == line)
  }

  /// A session rejects an answer that breaks the rules of its game.
  @Test func rejectedAnswerRequestsTheGameAndThenSendsTheMoveAgain() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    let (line, action) = (client.line, client.action)
    client.answer(line, #"{"index":3}"#)
    client.rejectReply(to: action)
    #expect(client.failure == .malformedReply)
    #expect(client.call?.pauseMilliseconds == 500)
    client.answer("PUT days/2026-11-21/triples", RankedDevice.game)
    #expect(client.line == line)
    #expect(client.failure == nil)
  }

  // MARK: Refusals

  @Test func conflictingMoveIsReplacedByTheGameOfTheServer() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    let problem = AccountDevice.problem("other-move").replacing("}", with: #","game":{"moves":7}}"#)
    guard case .game(let game, let isConflictingMove) = client.answer(client.line, problem, status: 409) else {
      Issue.record("no game")
      return
    }
    #expect(game["moves"]?.int == 7)
    #expect(isConflictingMove)
    #expect(client.action == nil)
    #expect(client.failure == nil)
    #expect(client.acceptsMoves)
  }

  @Test(arguments: ["nothing-moves", "repeated"])
  func refusedMoveIsDroppedAndTheGameIsRequested(_ problem: String) {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    client.answer(client.line, AccountDevice.problem(problem), status: 422)
    #expect(client.action == nil)
    #expect(client.failure == .malformedReply)
    client.answer("PUT days/2026-11-21/triples", RankedDevice.game)
    #expect(client.failure == nil)
    #expect(client.acceptsMoves)
  }

  @Test(arguments: ["day-closed", "day-not-open"])
  func lateMoveIsDroppedAndNoOtherIsAccepted(_ problem: String) {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    client.answer(client.line, AccountDevice.problem(problem), status: 409)
    #expect(client.action == nil)
    #expect(client.isDayClosed)
    #expect(client.failure == nil)
    client.answer("PUT days/2026-11-21/triples", RankedDevice.game)
    #expect(!client.acceptsMoves)
    #expect(!client.canContinue)
  }

  @Test func gameOfAClosedDayCannotBeStarted() {
    var client = device.client()
    client.answer("PUT days/2026-11-21/triples", AccountDevice.problem("day-not-open"), status: 409)
    #expect(client.failure == .closed)
    #expect(client.call == nil)
    #expect(!client.canContinue)
    client.tryAgain()
    #expect(client.call == nil, "another try can’t succeed")
  }

  @Test func voidDayStopsAllCallsWithOneSentence() {
    var starting = device.client()
    starting.answer("PUT days/2026-11-21/triples", AccountDevice.problem("day-void"), status: 409)
    var playing = device.startedClient()
    playing.send(bytes("u"), index: 3)
    playing.answer(playing.line, AccountDevice.problem("day-void"), status: 409)
    for client in [starting, playing] {
      #expect(client.failure == .void)
      #expect(client.failureText == "The server lost data of this day, so it doesn’t count.")
      #expect(client.action == nil)
      #expect(client.call == nil)
      #expect(!client.canContinue)
    }
  }

  @Test func deletedPlayerStopsAllCallsAndKeepsTheMove() {
    var client = device.startedClient()
    client.send(bytes("u"), index: 3)
    client.answer(client.line, AccountDevice.problem("unauthorized"), status: 401)
    #expect(client.failure == .unknownPlayer)
    #expect(client.call == nil)
    #expect(!client.acceptsMoves)
    #expect(client.savedAction == bytes("u"))
    client.tryAgain()
    #expect(client.call == nil)
    #expect(device.memory[RankedPlayer.key] == AccountDevice.storedPlayer, "the player decides what happens to it")
  }
}
