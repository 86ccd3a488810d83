import DailyGames
import GameCore
import SessionSupport
import TestSupport
import Testing

/// How a ranked game starts and is played, in every game.
@Suite struct RankedPlayLaws {
  @Test(arguments: DailyGame.all) func introductionIsShownOnceBeforeAnyCall(_ game: DailyGame) {
    let device = DayDevice(game)
    device.memory[RankedClient.introductionKey] = nil
    let leaving = device.open()
    leaving.press("Play my own game first")
    #expect(leaving.takePendingNavigation() == .ownGame(address: []))
    let session = device.open()
    #expect(session.prompt == .introduction)
    #expect(device.server.calls.isEmpty)
    #expect(session.note != "Getting the game from the server…")
    #expect(!session.acceptsMoves)
    session.closePrompt()
    #expect(session.prompt == .introduction, "only its buttons close it")
    session.press("Start")
    device.server.serve(session)
    device.play(session)
    #expect(device.launch().prompt == nil, "the second time needs no introduction")
  }

  @Test(arguments: DailyGame.all) func gameWaitsForTheServersDealAndThenIsSavedAndPlayable(_ game: DailyGame) {
    let device = DayDevice(game)
    let session = device.launch()
    #expect(session.note == "Getting the game from the server…")
    #expect(!session.play(DayDevice(game).open().possibleMoves[0]))
    device.server.serve(session)
    #expect(session.acceptsMoves)
    #expect(session.notices.isEmpty)
    #expect(session.progressText.hasPrefix("November 23 game"))
    #expect(device.memory[device.savedKey]?.hasSuffix("\nsent -") == true)
    let days = "GET days?from=2026-11-23&to=2026-11-30"
    #expect(device.server.calls == ["POST players {}", "PUT days/2026-11-23/\(game.idText)", days])
    device.expectServersGame(session, moves: 0)
  }

  @Test(arguments: DailyGame.all) func moveIsSavedAndPendingUntilTheServerAnswers(_ game: DailyGame) throws {
    let (device, session) = DayDevice.opened(game)
    let move = session.possibleMoves[0]
    #expect(session.play(move))
    #expect(session.answeredMoveCount == 0)
    #expect(session.rankedClient?.acceptsMoves == false)
    #expect(device.memory[device.savedKey]?.hasSuffix("\nsent \(move)") == true)
    session.reportSlowServer(callNumber: try #require(session.rankedClient?.call).number)
    #expect(session.note?.hasPrefix("The server is slow. Your ") == true)
    device.server.serve(session)
    #expect(session.acceptsMoves)
    #expect(device.memory[device.savedKey]?.hasSuffix("\nsent -") == true)
    #expect(device.server.calls.count { $0.hasPrefix("POST days/") } == 1)
    device.expectServersGame(session, moves: 1)
  }

  @Test(arguments: DailyGame.all) func rankedGameOffersNoHelp(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    let shown = session.shownGame
    for help in session.help {
      #expect(!help.isOffered)
      help.ask()
      #expect(session.shownGame == shown)
      #expect(session.coachQuestion == nil)
      #expect(!session.hasPopUp)
    }
  }

  @Test(arguments: DailyGame.all) func challengeOpensInTheOwnGameAndKeepsTheRankedGame(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    let address = Array("\(game.idText)/1/537/\(game == .triples ? "uurd" : "4.mastermind/0123")".utf8)
    session.open(address: address)
    session.press(session.mainAction?.label)
    let opened: [UInt8]? = if case .ownGame(let opened) = session.takePendingNavigation() { opened } else { nil }
    #expect(visible(opened) == address)
    device.expectServersGame(session, moves: 0)
  }

  // MARK: Windows, days, and storage

  @Test(arguments: DailyGame.all) func windowsShareTheGame(_ game: DailyGame) {
    let (device, one) = DayDevice.opened(game)
    let two = device.open()
    device.play(one)
    two.loadChangesFromStorage()
    #expect(two.replayLine == one.replayLine)
    device.server.serve(two)
    device.play(two)
    #expect(one.answeredMoveCount == 1)
    _ = one.play(one.possibleMoves[0])
    #expect(one.replayLine == two.replayLine, "the window loads changes before it moves")
    device.server.serve(one)
    device.expectServersGame(one, moves: 2)
  }

  @Test(arguments: DailyGame.all) func unrankedDailyGameIsSeparateAndLeadsOnToo(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    let saved = device.memory[device.savedKey]
    let alone = device.launch(isRanked: false)
    #expect(!alone.isRanked)
    #expect(alone.play(alone.possibleMoves[0]))
    #expect(alone.answeredMoveCount == 1)
    #expect(device.memory["parlor.\(game.idText).day0"] != nil)
    alone.askToFinish()
    alone.press()
    #expect(alone.mainAction?.label == "Play \(game.otherGame.name)")
    #expect(alone.popUpText("day-next") == "New games in 23 hours.")
    #expect(alone.popUpText("day-streak") == "Played on 1 of the last 7 days.")
    #expect(device.memory[device.savedKey] == saved)
    device.expectServersGame(session, moves: 0)
  }

  @Test(arguments: DailyGame.all) func gameOfAnotherDayIsIgnored(_ game: DailyGame) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    let tomorrow = DayDevice(game, day: "2026-11-24")
    tomorrow.memory.texts = device.memory.texts
    tomorrow.memory["parlor.\(game.idText).ranked1"] = device.memory[device.savedKey]
    let next = tomorrow.launch()
    #expect(next.answeredMoveCount == 0)
    tomorrow.server.serve(next)
    #expect(next.progressText.hasPrefix("November 24 game"))
    tomorrow.expectServersGame(next, moves: 0)
  }

  @Test(arguments: DailyGame.all, [("\n", "junk\n"), ("2026-11-23", "14"), ("\nsent -", ""), ("\nsent -", "\nsent q")])
  func damagedGameIsLoadedFromTheServer(_ game: DailyGame, _ change: (text: String, damage: String)) {
    let (device, session) = DayDevice.opened(game)
    device.play(session)
    let saved = device.memory[device.savedKey]
    device.memory[device.savedKey] = saved?.replacing(change.text, with: change.damage)
    #expect(device.memory[device.savedKey] != saved)
    let again = device.open()
    device.server.serve(again, pauses: 1)
    #expect(again.acceptsMoves)
    #expect(device.memory[device.savedKey] == saved)
    device.expectServersGame(again, moves: 1)
  }
}
