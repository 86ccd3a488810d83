import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing

/// How a ranked game ends, and what its result asks, shows, and leads to, in every game.
@Suite struct RankedEndLaws {
  @Test(arguments: DailyGame.all) func completeGameIsStoredWithItsRankAndReopensForReview(_ game: DailyGame) throws {
    let (device, session) = DayDevice.opened(game)
    while !session.isOver { device.play(session) }
    #expect(session.prompt == .result)
    let figure = try #require(session.outcome?.figure)
    #expect(device.memory[DayHistory.rankedKey] == "days/1\n\(game.idText) 2026-11-23 \(figure)")
    let unrankedKeys = ["scores", "statistics", "skill", "finished"].map { "parlor.\(game.idText).\($0)" }
    let storedKeys = ([DayHistory.key] + unrankedKeys).filter { device.memory[$0] != nil }
    #expect(storedKeys == [])
    #expect(session.homeStatus == "done \(game.figureText(figure)), 1st of 2")
    let item = session.shareItem
    #expect(item.text.hasPrefix("Parlor \(game.name), Nov 23: \(DecimalText.grouped(figure)) "))
    #expect(item.text.split(separator: "\n").first?.hasSuffix(", 1st of 2") == true)
    #expect(item.day == device.day)
    #expect(item.address.isEmpty)
    device.expectServersGame(session, moves: session.answeredMoveCount)
    let again = device.launch()
    #expect(again.prompt == .result)
    #expect(again.isOver)
    #expect(!again.acceptsMoves)
    again.press("Review")
    #expect(again.prompt == nil)
    #expect(again.reviewedLine == session.replayLine)
    #expect(again.coachQuestion != nil)
  }

  @Test(arguments: DailyGame.all) func finishingNeedsConfirmationAndTheServersReply(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    session.askToFinish()
    #expect(session.hasPopUp)
    #expect(!session.acceptsMoves)
    #expect(session.finishWarning.contains("can’t undo this"))
    session.press("Keep playing")
    #expect(session.acceptsMoves)
    session.askToFinish()
    session.press()
    #expect(!session.isOver, "the server hasn't received it yet")
    #expect(device.memory[device.savedKey]?.hasSuffix("\nsent x") == true)
    device.server.faults = [.unanswered]
    device.server.serve(session, pauses: 1)
    #expect(session.isOver)
    #expect(device.server.game.isOver)
    #expect(session.prompt == .result)
    device.expectServersGame(session, moves: 1)
  }

  // MARK: The result

  @Test(arguments: DailyGame.all) func firstResultAsksForANameOnce(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.end(session)
    #expect(session.popUpText("name-now") == "To others you’re Player 1.")
    #expect(device.open().popUpText("name-now") == nil, "only once")
    session.press("Save", typing: "R2D2")
    device.server.serve(session)
    #expect(session.popUpText("name-outcome") == "So it is.", "the server’s reason, and the field stays")
    session.press("Save", typing: " Ada ")
    device.server.serve(session)
    #expect(device.server.playerName == "Ada")
    #expect(device.memory[RankedPlayer.key]?.hasSuffix("\nname Ada") == true)
    #expect(session.popUpText("name-outcome") == "You’re Ada now.")
    #expect(session.popUpText("name-now") == nil)
  }

  @Test(arguments: DailyGame.all) func friendsAppearInTheResult(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.server.members = [(0, "Player 1", 40), (1, "Ada", 1042)].map { id, name, figure in
      let result = #"{"day":"2026-11-23","kind":"\#(game.idText)","\#(String(game.figureKey))":\#(figure)}"#
      return #"{"player":"\#(id)123456789abcdef","name":"\#(name)","me":\#(id == 0),"games":[\#(result)]}"#
    }.joined(separator: ",")
    device.end(session)
    let text = game.isBetter(2, than: 1) ? "Ada 1,042, you 40." : "you 40, Ada 1,042."
    #expect(session.popUpText("friends-marks") == text)
    #expect(device.server.calls.suffix(2) == ["GET players/me", "GET tables/ACDEFGHJ?days=2"])
  }

  @Test(arguments: DailyGame.all) func resultLeadsToTheOtherGameOfTheDayAndThenToSharing(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    let other = game.otherGame
    device.end(session)
    #expect(session.mainAction?.label == "Play \(other.name)")
    #expect(session.mainAction?.destination?.address == "\(other.idText)/?2026-11-23")
    #expect(session.popUpText("day-next") == "New games in 23 hours.")
    let (lastDevice, last) = DayDevice.opened(game)
    lastDevice.memory[DayHistory.rankedKey] = "days/1\n\(other.idText) 2026-11-22 5\n\(other.idText) 2026-11-23 5"
    lastDevice.end(last)
    #expect(last.mainAction?.label == "Share")
    #expect(last.popUpText("day-next") == "2 days in a row. New games in 23 hours.")
  }
}

extension DailyGame {
  var otherGame: DailyGame { Self.all.first { $0 != self }! }
}
