import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing

/// What happens to a ranked game's moves on their way to the server, in every game.
@Suite struct RankedNetworkLaws {
  private static let faults = [FakeDayServer.Fault.lost, .unanswered]

  @Test(arguments: DailyGame.all, faults)
  func failureIsShownUntilTheServerAnswers(_ game: DailyGame, _ fault: FakeDayServer.Fault) {
    let (device, session) = DayDevice.opened(game)
    device.server.faults = [fault]
    device.play(session)
    #expect(session.note == RankedClient.unsentNote)
    #expect(session.answeredMoveCount == 0)
    device.server.serve(session, pauses: 1)
    #expect(session.note != RankedClient.unsentNote)
    device.expectServersGame(session, moves: 1)
  }

  @Test(arguments: DailyGame.all, faults)
  func pendingMoveSurvivesAReloadAndIsPlayedOnce(_ game: DailyGame, _ fault: FakeDayServer.Fault) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    device.server.faults = [fault]
    device.play(session)
    let again = device.launch()
    #expect(again.answeredMoveCount == 1)
    #expect(again.shownGame == session.shownGame, "the pending move is shown")
    device.server.serve(again)
    #expect(again.notices.isEmpty)
    #expect(again.acceptsMoves)
    device.expectServersGame(again, moves: 2)
  }

  @Test(
    arguments: [
      (.triples, #""spawn":{"value":1,"row":0,"column":2},"score":6,"done":false"#),  // an occupied cell
      (.triples, #""spawn":{"value":3,"row":0,"column":0},"score":9,"done":false"#),
      (.triples, #""spawn":null,"score":9,"done":false"#), (.triples, #""done":false"#),
      (.codeBreaker, #""exact":0,"inexact":4,"ending":"solved""#),
      (.codeBreaker, #""exact":\#(Int.max),"inexact":1,"ending":null"#),
      (.codeBreaker, #""exact":1,"inexact":\#(Int.max),"ending":null"#),
      (.codeBreaker, #""exact":-1,"inexact":1,"ending":null"#),
    ] as [(DailyGame, String)])
  func impossibleAnswerIsRejectedAndTheCallIsRetried(_ game: DailyGame, _ answer: String) {
    let (device, session) = DayDevice.opened(game)
    device.server.faults = [.reply(200, #"{"index":0,\#(answer)}"#)]
    device.play(session)
    #expect(session.rankedClient?.failure == .malformedReply)
    #expect(session.answeredMoveCount == 0)
    device.server.serve(session, pauses: 2)
    #expect(session.rankedClient?.failure == nil)
    device.expectServersGame(session, moves: 1)
  }

  @Test(arguments: DailyGame.all) func deletedPlayerIsReported(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.server.faults = [.reply(401, "{}")]
    device.play(session)
    #expect(session.note?.contains("no longer knows you") == true)
    #expect(session.rankedClient?.call == nil)
    #expect(!session.acceptsMoves)
  }

  @Test(arguments: DailyGame.all) func movesOfAnotherDeviceReplaceAConflictingMoveAndAreReported(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    let other = DayDevice(beside: device)
    let otherSession = other.open()
    other.play(otherSession)
    other.play(otherSession)
    #expect(session.play(session.possibleMoves[1]), "the other device has made the first possible move")
    device.server.serve(session)
    #expect(session.notices.first?.text.contains("elsewhere") == true)
    device.expectServersGame(session, moves: 2)
    device.play(session)
    device.expectServersGame(session, moves: 3)
  }

  @Test(arguments: DailyGame.all, [false, true])
  func gameFinishedOnAnotherDeviceIsOver(_ game: DailyGame, isEndedEarly: Bool) {
    let (device, session) = DayDevice.opened(game)
    let other = DayDevice(beside: device)
    let otherSession = other.open()
    if isEndedEarly { other.end(otherSession) } else { while !otherSession.isOver { other.play(otherSession) } }
    #expect(session.play(session.possibleMoves[1]))
    device.server.serve(session)
    #expect(session.isOver)
    #expect(session.prompt == .result)
    #expect(device.memory[DayHistory.rankedKey] == other.memory[DayHistory.rankedKey])
    device.expectServersGame(session, moves: otherSession.answeredMoveCount)
  }

  @Test(arguments: DailyGame.all) func moveAfterTheDaysEndIsDiscarded(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    device.server.isClosed = true
    device.play(session)
    #expect(session.rankedClient?.action == nil)
    #expect(session.note?.hasPrefix("This day is over.") == true)
    #expect(!session.play(session.possibleMoves[0]))
    #expect(session.shownGame == device.open().shownGame)
    device.expectServersGame(session, moves: 1)
  }

  @Test(arguments: DailyGame.all) func movesAreRefusedAtTheDeadline(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    device.now = device.day.finishDeadline
    #expect(!session.play(session.possibleMoves[0]))
    #expect(session.note?.hasPrefix("This day is over.") == true)
    #expect(session.rankedClient?.action == nil)
  }
}
