import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

extension LevelMapTests {
  @Test func perfectGameCanBeWatchedAfterTheCrown() {
    let session = sessionWithOpenMap()
    session.openLevel(3)
    #expect(session.levelCard?.canWatch == true)
    #expect(session.levelCard?.watchLabel == "Watch the perfect game")
    session.watchBestGame()
    #expect(session.wantedFile == .bestGames)
    #expect(session.viewer == nil)
    #expect(session.levelCard != nil)
    session.provideFiles()
    #expect(session.viewer?.replay == perfectGame(3))
    #expect(session.wantedFile == nil)
    #expect(
      device.memory["parlor.triples.levels"]!.contains("\n3 325 0\n"), "watching after the crown gives up nothing")
    session.closeViewer()
    #expect(session.levelMap != nil, "the map is shown again")
  }

  @Test func perfectGameCanBeContinued() throws {
    let session = sessionWithOpenMap()
    session.closeLevels()
    session.play("u")
    session.openLevels()
    session.openLevel(3)
    session.watchBestGame()
    session.provideFiles()
    session.playFromStep(10)
    #expect(session.levelMap == nil, "the result is shown over the board")
    #expect(session.visibleResult != nil, "the result is shown over the board")
    session.closePopUp()
    #expect(session.replay == perfectGame(3).prefix(10))
    #expect(session.acceptsMoves)
    #expect(session.address == Array("board".utf8))
  }

  @Test func confirmedGivingUpShowsThePerfectGameAndEndsMedals() {
    let session = sessionWithOpenMap()
    session.openLevel(14)
    #expect(session.levelCard?.canWatch == false)
    #expect(session.levelCard?.watchLabel == "Give up and watch")
    session.watchBestGame()
    #expect(
      session.levelCard?.text
        == "You keep gold. The level earns you no more medals once you watch the perfect game. Watch it?")
    session.dismissPopUp()
    #expect(session.wantedFile == nil, "canceling gives up nothing")
    #expect(!session.levels.isWatched(Triples.determ), "canceling gives up nothing")
    session.openLevel(14)
    session.watchBestGame()
    session.watchBestGame()
    session.provideFiles()
    #expect(session.viewer?.replay == perfectGame(14))
    #expect(device.launch().levels.isWatched(Triples.determ))
    session.closeViewer()
    session.openLevel(14)
    #expect(session.levelCard?.canWatch == true)
    #expect(
      session.levelCard!.text.hasPrefix(
        "Your best is 342. You watched the perfect game, so this level earns no more medals."))
    session.playLevel()
    for move in perfectGame(14).moves { session.move(move) }
    #expect(session.goal?.text == "watched")
    #expect(session.visibleResult?.medalResult?.text == "This would be the crown, but you watched the perfect game.")
    #expect(session.levels.bestScore(in: Triples.determ) == 342)
  }

  @Test func medalsOfOldScoresAreKeptWhenGivingUp() {
    device.memory["parlor.triples.scores"] = "scores/1\n342 1 - triples/1 14"
    let session = device.launchGame14()
    session.openLevels()
    session.provideFiles()
    session.openLevel(14)
    session.watchBestGame()
    session.watchBestGame()
    #expect(session.levels.bestScore(in: Triples.determ) == 342)
    #expect(device.memory["parlor.triples.levels"] == "triples-levels/1\n14 342 watched")
  }

  @Test(arguments: [nil, [7], Array("14 368! ???\n".utf8)] as [[UInt8]?])
  func missingOrInvalidPerfectGameIsReported(file: [UInt8]?) {
    let session = sessionWithOpenMap()
    session.openLevel(3)
    session.watchBestGame()
    session.levelFileDidLoad(.bestGames, file)
    #expect(session.viewer == nil)
    #expect(session.levelCard != nil)
    #expect(session.noticeTexts == ["Can’t load the perfect game. It needs the network once."])
    session.levelFileDidLoad(.bestGames, TriplesSession.LevelFile.bestGames.text)
    #expect(session.viewer == nil, "no request is pending")
  }

  @Test func closingTheCardCancelsLoadingThePerfectGame() {
    let session = sessionWithOpenMap()
    session.openLevel(3)
    session.watchBestGame()
    session.dismissPopUp()
    #expect(session.wantedFile == nil)
    session.levelFileDidLoad(.bestGames, TriplesSession.LevelFile.bestGames.text)
    #expect(session.viewer == nil)
    #expect(session.levelMap != nil)
  }
}
