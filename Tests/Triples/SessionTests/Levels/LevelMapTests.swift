import NumberedGame
import PlaySupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct LevelMapTests {
  private let device = Device()

  /// Opens a map with the crown in level 3, bronze in 10, gold in 14, no points in 15, and one point in 16.
  private func sessionWithOpenMap() -> TriplesSession {
    device.memory["parlor.triples.levels"] = "triples-levels/2\n3 325 0\n10 100 0\n14 342 0\n15 0 0\n16 1 0"
    let session = device.launchGame14()
    session.openLevels()
    session.provideFiles()
    return session
  }

  private func numbers(_ session: TriplesSession) -> [UInt64] { session.levelCells.map(\.level.number.value) }

  @Test func mapOpensAtTheCurrentLevel() {
    let session = sessionWithOpenMap()
    #expect(session.address == Array("levels".utf8) && session.levelMap?.cursor == 13 && session.status == "Levels.")
    #expect(numbers(session) == Array(1...100) && session.levelStates.count == 1000)
    #expect(!session.acceptsMoves && !session.canUndo && session.tab == .board)
  }

  @Test func mapCoversTheBoardUntilItIsClosed() {
    let session = sessionWithOpenMap()
    session.endGame(after: "u")
    session.press(.move(.up))
    #expect(session.replay.moves.isEmpty, "the map covers the board")
    session.closeLevels()
    #expect(session.acceptsMoves && session.address == Array("board".utf8))
    session.follow("levels")
    #expect(session.levelMap != nil)
    session.select(.about)
    #expect(session.levelMap == nil && session.tab == .about)
    session.closeLevels()
    #expect(session.tab == .about)
  }

  @Test func mapOpensAtTheFirstLevelIfTheGameIsNotALevel() {
    let session = device.launch()
    session.openGame("1001")
    session.openLevels()
    #expect(session.levelMap?.cursor == 0 && session.levelCells.count == 100 && session.levelStates.count == 1000)
  }

  @Test func mapShowsThePlayersProgressInEachLevel() {
    let session = sessionWithOpenMap()
    let cells = session.levelCells
    #expect(
      [3, 10, 14, 15, 16, 17].map { cells[$0 - 1].state } == [.crown, .bronze, .gold, .played, .played, .unplayed])
    #expect([3, 10, 14, 15, 16, 17].map { cells[$0 - 1].bestScore } == [325, 100, 342, nil, 1, nil])
    #expect(cells[13].spokenText == "Game 14, gold, best 342. Tough deal.")
    #expect(cells[16].spokenText == "Game 17, not played" + (cells[16].level.isHardLuck ? ". Tough deal." : ""))
    #expect(cells[14].spokenText.hasPrefix("Game 15, no medal yet"))
    #expect(
      session.levelCounts.map { "\($0.name) \($0.value)" } == ["Crown 1", "Gold 1", "Silver 0", "Bronze 1", "Played 5"])
  }

  @Test func mapHasPagesOfAHundredLevelsAndLimitsTheCursor() {
    let session = sessionWithOpenMap()
    session.selectLevel(at: 999)
    #expect(numbers(session) == Array(901...1000) && session.levelMap?.pageIndex == 9)
    session.selectLevel(at: 5000)
    #expect(session.levelMap?.cursor == 999)
    session.selectLevel(at: -3)
    #expect(session.levelMap?.cursor == 0)
  }

  @Test func pagesAreLabeledWithTheirGamesOrWithTheirPlaceByDifficulty() {
    let session = sessionWithOpenMap()
    let labels = { (0..<10).compactMap { session.levelMap?.label(ofPage: $0) } }
    #expect(labels().first == "1–100" && labels().last == "901–1000")
    #expect(session.levelMap?.spokenText(ofPage: 1) == "Games 101–200")
    session.choose(TriplesSession.LevelOrder.difficulty)
    #expect(labels() == ["Easiest", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "Hardest"])
    #expect(session.levelMap?.spokenText(ofPage: 1) == "2nd hundred by difficulty")
  }

  @Test(arguments: [
    ("ArrowLeft", 13, 12), ("ArrowRight", 13, 14), ("ArrowUp", 13, 3), ("ArrowDown", 13, 23), ("Home", 13, 10),
    ("End", 13, 19), ("PageDown", 13, 113), ("PageUp", 113, 13), ("PageUp", 13, 13), ("ArrowUp", 9, 9),
    ("ArrowLeft", 0, 0),
    ("ArrowRight", 999, 999), ("ArrowDown", 990, 990), ("PageDown", 950, 950), ("ArrowRight", 99, 100),
  ])
  func keysMoveTheCursorOnTheMap(key: String, from: Int, to: Int) {
    let session = sessionWithOpenMap()
    session.selectLevel(at: from)
    #expect(session.pressOnMap(Array(key.utf8)) && session.levelMap?.cursor == to)
  }

  @Test func mapIgnoresOtherKeysAndAllKeysWhileCoveredOrClosed() {
    let session = sessionWithOpenMap()
    #expect(!session.pressOnMap(Array("x".utf8)) && !session.pressOnMap(Array("Enter".utf8)))
    session.openLevel(14)
    #expect(!session.pressOnMap(Array("ArrowLeft".utf8)), "a card covers the map")
    session.dismissPopUp()
    session.closeLevels()
    #expect(!session.pressOnMap(Array("ArrowLeft".utf8)))
  }

  @Test func difficultyOrderSortsLevelsByBestPossibleScore() {
    let session = sessionWithOpenMap()
    session.choose(TriplesSession.LevelOrder.difficulty)
    #expect(session.status == "By difficulty.")
    #expect(session.number(at: session.levelMap!.cursor) == 14, "the player stays at the same level")
    var crowns: [Int] = []
    var seen: [UInt64] = []
    for page in 0..<10 {
      session.selectLevel(at: page * 100)
      crowns += session.levelCells.map(\.level.bestPossibleScore)
      seen += numbers(session)
    }
    #expect(crowns == crowns.sorted() && seen.sorted() == Array(1...1000))
    #expect(seen.prefix(3) == [783, 999, 627])
    #expect(session.levelStates.filter { $0 != .unplayed }.count == 5)
    session.choose(TriplesSession.LevelOrder.number)
    #expect(session.levelMap?.order == .number && numbers(session).first.map { $0 % 100 } == 1)
  }

  @Test func nextLevelSearchFindsTheNextMatchAndWrapsAround() {
    let session = sessionWithOpenMap()
    session.selectLevel(at: 1)
    session.openNextLevel(matching: .unplayed)
    #expect(session.levelCard?.title == "Game 4" && session.levelMap?.cursor == 3)
    session.dismissPopUp()
    session.selectLevel(at: 12)
    session.openNextLevel(matching: .unplayed)
    #expect(session.levelCard?.title == "Game 17")
    session.openNextLevel(matching: .unplayed)
    #expect(session.levelCard?.title == "Game 17", "a card covers the map")
    session.dismissPopUp()
    session.selectLevel(at: 12)
    session.openNextLevel(matching: .withoutGold)
    #expect(session.levelCard?.title == "Game 15", "14 has gold")
    session.dismissPopUp()
    session.selectLevel(at: 999)
    session.openNextLevel(matching: .unplayed)
    #expect(session.levelCard?.title == "Game 1", "and starts again after the last")
  }

  @Test func noNextLevelIsOfferedIfAllLevelsAreWon() {
    let perfect = (1...1000).map { "\n\($0) 99999" }.joined()
    device.memory["parlor.triples.levels"] = "triples-levels/1" + perfect
    let session = device.launchGame14()
    session.openLevels()
    session.provideFiles()
    #expect(!session.hasNextLevel(matching: .unplayed) && !session.hasNextLevel(matching: .withoutGold))
    session.openNextLevel(matching: .withoutGold)
    #expect(session.popUp == nil && session.levelCounts.first?.value == "1,000")
  }

  // MARK: Cards

  @Test func cardShowsTheMedalsAndThePlayersBest() throws {
    let session = sessionWithOpenMap()
    session.openLevel(14)
    let card = try #require(session.levelCard)
    #expect(card.title == "Game 14" && session.status == "Game 14. \(card.text)")
    #expect(
      card.rows.map(\.spokenText) == [
        "Crown: 368 points", "Gold: 295 points, won", "Silver: 221 points, won", "Bronze: 148 points, won",
      ])
    #expect(
      card.text == "Your best is 342, 26 short of the crown. Tough deal: these tiles allow few points.")
    session.dismissPopUp()
    session.openLevel(3)
    #expect(
      session.levelCard?.text
        == "The crown is yours: no one can score more. Tough deal: these tiles allow few points.")
    session.closePopUp()
    session.openLevel(1)
    #expect(session.levelCard?.text == "Not played yet." && session.levelMap != nil)
    session.closePopUp()
  }

  @Test func invalidLevelNumberOpensNoCard() {
    let session = sessionWithOpenMap()
    for number in [0, -1, 1001] { session.openLevel(number) }
    #expect(session.popUp == nil)
  }

  @Test func cardStartsItsLevelAfterTheCurrentGameOrContinuesIt() {
    let session = sessionWithOpenMap()
    session.openLevel(20)
    session.playLevel()
    #expect(session.line == "triples/1 20" && session.levelMap == nil && session.popUp == nil && session.tab == .board)
    session.play("u")
    session.openLevels()
    session.openLevel(21)
    session.playLevel()
    #expect(session.visibleResult != nil && session.nextLabel == "Start game 21", "the current game ends first")
    session.startNextGame()
    #expect(session.line == "triples/1 21")
    session.openLevels()
    session.openLevel(21)
    let deals = session.dealCount
    session.playLevel()
    #expect(session.line == "triples/1 21" && session.acceptsMoves && session.dealCount == deals, "the game is current")
  }

  @Test func cardAndMapOpenFromTheResultAndReturnToIt() {
    let session = device.launchFullBoard()
    session.provideFiles()
    session.openLevel(14)
    #expect(session.levelCard?.bestScore == session.game.score)
    session.dismissPopUp()
    #expect(session.visibleResult != nil)
    session.openLevels()
    #expect(session.popUp == nil)
    session.closeLevels()
    #expect(session.visibleResult != nil)
  }

  // MARK: The perfect game

  @Test func perfectGameCanBeWatchedAfterTheCrown() {
    let session = sessionWithOpenMap()
    session.openLevel(3)
    #expect(session.levelCard?.canWatch == true && session.levelCard?.watchLabel == "Watch the perfect game")
    session.watchBestGame()
    #expect(session.wantedFile == .bestGames && session.viewer == nil && session.levelCard != nil)
    session.provideFiles()
    #expect(session.viewer?.replay == perfectGame(3) && session.wantedFile == nil)
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
    #expect(session.levelMap == nil && session.visibleResult != nil, "the result is shown over the board")
    session.closePopUp()
    #expect(session.replay == perfectGame(3).prefix(10) && session.acceptsMoves)
    #expect(session.address == Array("board".utf8))
  }

  @Test func confirmedGivingUpShowsThePerfectGameAndEndsMedals() {
    let session = sessionWithOpenMap()
    session.openLevel(14)
    #expect(session.levelCard?.canWatch == false && session.levelCard?.watchLabel == "Give up and watch")
    session.watchBestGame()
    #expect(
      session.levelCard?.text
        == "You keep gold. The level earns you no more medals once you watch the perfect game. Watch it?")
    session.dismissPopUp()
    #expect(session.wantedFile == nil && !session.levels.isWatched(Triples.determ), "canceling gives up nothing")
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
    session.receive(.bestGames, file)
    #expect(
      session.viewer == nil && session.levelCard != nil
        && session.noticeTexts == ["Can’t load the perfect game. It needs the network once."])
    session.receive(.bestGames, TriplesSession.LevelFile.bestGames.text)
    #expect(session.viewer == nil, "no request is pending")
  }

  @Test func closingTheCardCancelsLoadingThePerfectGame() {
    let session = sessionWithOpenMap()
    session.openLevel(3)
    session.watchBestGame()
    session.dismissPopUp()
    #expect(session.wantedFile == nil)
    session.receive(.bestGames, TriplesSession.LevelFile.bestGames.text)
    #expect(session.viewer == nil && session.levelMap != nil)
  }
}
