import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct LevelMapTests {
  let device = Device()

  /// Opens the map with the crown in level 104, bronze in 80, gold in 143, no points in 950, and one point in 282.
  func sessionWithOpenMap() -> TriplesSession {
    device.memory["parlor.triples.levels"] = "triples-levels/2\n3 325 0\n10 100 0\n14 342 0\n15 0 0\n16 1 0"
    let session = device.launchGame14()
    session.openLevels()
    session.provideFiles()
    return session
  }

  private func cell(_ session: TriplesSession, _ levelNumber: Int) -> TriplesSession.LevelCell {
    session.levelChapters[(levelNumber - 1) / 20].cells[(levelNumber - 1) % 20]
  }

  @Test func levelsAreSortedByBestPossibleScoreInChaptersOfTwenty() {
    let chapters = sessionWithOpenMap().levelChapters
    let cells = chapters.flatMap(\.cells)
    #expect(chapters.map(\.number) == Array(1...50))
    #expect(chapters.allSatisfy { $0.cells.count == 20 })
    #expect(cells.map(\.levelNumber) == Array(1...1000))
    #expect(cells.map { Int($0.level.number.value) }.sorted() == Array(1...1000))
    #expect(cells.prefix(3).map { Int($0.level.number.value) } == [783, 999, 627])
    #expect(cells[0].level.bestPossibleScore == 33, "as in the article about levels")
    #expect(cells[999].level.number.value == 136)
    #expect(cells[999].level.bestPossibleScore == 11_956)
    #expect(cells.map(\.level.bestPossibleScore) == cells.map(\.level.bestPossibleScore).sorted())
  }

  @Test func tenNamesRiseFiveChaptersEach() {
    let chapters = sessionWithOpenMap().levelChapters
    #expect(chapters[2].title == "Chapter 3 · Tight")
    #expect(chapters[49].title == "Chapter 50 · Endless")
    let names = chapters.map(\.name)
    #expect(Set(names).count == 10)
    #expect(stride(from: 0, to: 50, by: 5).allSatisfy { Set(names[$0..<$0 + 5]).count == 1 })
  }

  @Test func mapOpensAtTheNextLevel() {
    let session = sessionWithOpenMap()
    #expect(session.address == Array("levels".utf8))
    #expect(session.levelMap?.cursor == 0)
    #expect(session.status == "Levels.")
    #expect(!session.acceptsMoves)
    #expect(!session.canUndo)
    #expect(session.tab == .board)
  }

  @Test func mapOpensAtTheCurrentLevelIfItWasStartedFromTheMap() {
    let session = sessionWithOpenMap()
    session.openLevel(14)
    session.playLevel()
    session.openLevels()
    #expect(session.levelMap?.cursor == 142)
    session.closeLevels()
    session.openGame("20")
    session.openLevels()
    #expect(session.levelMap?.cursor == 0, "the current game is a level only by its number")
  }

  @Test func mapOpensAtTheLevelWhoseCardIsOpen() {
    let session = sessionWithOpenMap()
    session.closeLevels()
    session.openLevel(20)
    session.openLevels()
    #expect(session.levelMap?.cursor == 510)
    #expect(session.levelMap?.chapterIndex == 25)
    #expect(session.popUp == nil)
  }

  @Test func mapCoversTheBoardUntilItIsClosed() {
    let session = sessionWithOpenMap()
    session.endGame(after: "u")
    session.press(.move(.up))
    #expect(session.replay.moves.isEmpty, "the map covers the board")
    session.closeLevels()
    #expect(session.acceptsMoves)
    #expect(session.address == Array("board".utf8))
    session.follow("levels")
    #expect(session.levelMap != nil)
    session.select(.about)
    #expect(session.levelMap == nil)
    #expect(session.tab == .about)
    session.closeLevels()
    #expect(session.tab == .about)
  }

  @Test func mapShowsThePlayersProgressInEachLevel() {
    let session = sessionWithOpenMap()
    let cells = [104, 80, 143, 950, 282, 964].map { cell(session, $0) }
    #expect(cells.map(\.state) == [.crown, .bronze, .gold, .played, .played, .unplayed])
    #expect(cells.map(\.bestScore) == [325, 100, 342, nil, 1, nil])
    #expect(cells[2].spokenText == "Level 143, game 14, gold, best 342")
    #expect(cells[3].spokenText == "Level 950, game 15, no medal yet")
    #expect(cells[5].spokenText == "Level 964, game 17, not played")
    #expect(cell(session, 1).spokenText == "Level 1, game 783, not played, next")
  }

  @Test func chapterSaysHowManyMedalsThePlayerHasWon() {
    #expect(sessionWithOpenMap().levelChapters[0].progressText == "0 of 20")
    #expect(sessionWithOpenMap().levelChapters[3].progressText == "1 of 20")
    // Levels 1 to 4 have the games 783, 999, 627, and 75.
    device.memory["parlor.triples.levels"] = "triples-levels/2\n75 9999 0\n627 9999 0\n783 27 0\n999 1 0"
    let chapter = device.launchGame14().levelChapters[0]
    #expect(chapter.progressText == "3 of 20 · 2 crowns, 1 gold")
    #expect(chapter.medalCount == 3)
  }

  @Test func chaptersCanBeOpenedAndAreAnnounced() {
    let session = sessionWithOpenMap()
    session.openChapter(at: 7)
    #expect(session.levelMap?.cursor == 140)
    #expect(session.status == "Chapter 8 · Snug. 1 of 20 · 1 gold.")
    for index in [-1, 50] { session.openChapter(at: index) }
    #expect(session.levelMap?.chapterIndex == 7)
    session.selectLevel(at: 5000)
    #expect(session.levelMap?.cursor == 999)
    session.selectLevel(at: -3)
    #expect(session.levelMap?.cursor == 0)
  }

  @Test(arguments: [
    ("ArrowLeft", 13, 12), ("ArrowRight", 13, 14), ("ArrowUp", 13, 9), ("ArrowDown", 13, 17), ("Home", 13, 12),
    ("End", 13, 15), ("PageDown", 13, 33), ("PageUp", 33, 13), ("PageUp", 13, 13), ("ArrowUp", 3, 3),
    ("ArrowLeft", 0, 0), ("ArrowRight", 999, 999), ("ArrowDown", 996, 996), ("PageDown", 985, 985),
    ("ArrowRight", 19, 20),
  ])
  func keysMoveTheCursorOnTheMap(key: String, from: Int, to: Int) {
    let session = sessionWithOpenMap()
    session.selectLevel(at: from)
    #expect(session.pressOnMap(Array(key.utf8)))
    #expect(session.levelMap?.cursor == to)
  }

  @Test func mapIgnoresOtherKeysAndAllKeysWhileCoveredOrClosed() {
    let session = sessionWithOpenMap()
    #expect(!session.pressOnMap(Array("x".utf8)))
    #expect(!session.pressOnMap(Array("Enter".utf8)))
    session.openLevel(14)
    #expect(!session.pressOnMap(Array("ArrowLeft".utf8)), "a card covers the map")
    session.dismissPopUp()
    session.closeLevels()
    #expect(!session.pressOnMap(Array("ArrowLeft".utf8)))
  }

  // MARK: Continue

  /// Opens the map with the given scores in games, by number.
  func map(_ scores: [Int: Int], watched: Int? = nil) -> TriplesSession {
    let lines = scores.sorted { $0.key < $1.key }.map { "\n\($0) \($1) 0" + ($0 == watched ? " watched" : "") }
    device.memory["parlor.triples.levels"] = "triples-levels/2" + lines.joined()
    let session = device.launchGame14()
    session.openLevels()
    return session
  }

  @Test func nextLevelIsTheFirstWithoutAMedalThenWithoutGoldThenWithoutTheCrown() {
    // The games of levels 1 to 3 are 783, 999, and 627.
    #expect(map([783: 9999, 627: 9999]).nextLevel?.levelNumber == 2)
    #expect(map([783: 9999, 999: 1, 627: 9999]).levelChapters.continueLabel == "Continue: level 2")
    #expect(map([783: 9999, 999: 0, 627: 9999], watched: 999).nextLevel?.levelNumber == 4, "it earns no more medals")
    var scores = Dictionary(uniqueKeysWithValues: Level.all.map { (Int($0.number.value), $0.bestPossibleScore) })
    scores[14] = 368 - 1
    scores[3] = 325 / 2
    #expect(map(scores).nextLevel?.levelNumber == 104, "it lacks gold")
    scores[3] = 325
    #expect(map(scores).nextLevel?.levelNumber == 143, "it lacks the crown")
    scores[14] = 368
    let session = map(scores)
    #expect(session.nextLevel == nil)
    #expect(session.levelChapters.continueLabel == nil)
    session.continueLevels()
    #expect(session.levelMap != nil)
    #expect(session.levelMap?.cursor == 0)
    #expect(session.levelChapters[49].progressText == "20 of 20 · 20 crowns")
  }

  @Test func continueStartsTheNextLevelOrReturnsToIt() {
    let session = sessionWithOpenMap()
    session.askForGame()
    session.continueLevels()
    #expect(session.levelMap != nil, "a question covers the map")
    session.dismissPopUp()
    session.continueLevels()
    #expect(session.line == "triples/1 783")
    #expect(session.levelMap == nil)
    #expect(session.acceptsMoves)
    session.play("url")
    session.openLevels()
    session.continueLevels()
    #expect(session.acceptsMoves, "the current game continues")
    #expect(!session.replay.moves.isEmpty, "the current game continues")
    session.openGame("14")
    session.startNextGame()
    session.play("u")
    session.openLevels()
    session.continueLevels()
    #expect(session.visibleResult != nil, "the current game ends first")
    #expect(session.nextLabel == "Level 1", "the current game ends first")
  }

  @Test func medalLeadsToTheNextLevel() {
    let session = sessionWithOpenMap()
    session.continueLevels()
    for _ in 1...100 where session.acceptsMoves { Direction.allCases.forEach { session.move($0) } }
    #expect(session.visibleResult?.medalResult?.wonMedal != nil)
    #expect(session.nextLabel == "Level 2")
    session.startNextGame()
    #expect(session.line == "triples/1 999")
    session.newGame()
    #expect(session.line != "triples/1 999", "New Game deals another game")
  }

  @Test func friendsGameWithTheNumberOfTheStartedLevelIsNotNamedAsTheLevel() {
    let session = sessionWithOpenMap()
    session.openLevel(14)
    session.playLevel()
    session.play("u")
    session.playChallenge("triples/1/14/uldr")
    #expect(session.visibleResult != nil)
    #expect(session.nextLabel == "Start game 14")
    session.startNextGame()
    session.endGame(after: "u")
    #expect(session.visibleResult?.comparison == "Your friend scored 22: you’re 11 behind.")
  }
}
