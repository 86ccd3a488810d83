import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

extension LevelMapTests {
  @Test func cardShowsTheMedalsAndThePlayersBest() throws {
    let session = sessionWithOpenMap()
    session.openLevel(14)
    let card = try #require(session.levelCard)
    #expect(card.title == "Level 143")
    #expect(card.gameText == "Game 14 · tough deal")
    #expect(session.status == "Level 143. Game 14 · tough deal. \(card.text)")
    #expect(
      card.rows.map(\.spokenText) == [
        "Crown: 368 points", "Gold: 295 points, won", "Silver: 221 points, won", "Bronze: 148 points, won",
      ])
    #expect(card.text == "Your best is 342, 26 short of the crown.")
    session.dismissPopUp()
    session.openLevel(3)
    #expect(session.levelCard?.text == "The crown is yours: no one can score more.")
    session.closePopUp()
    session.openLevel(1)
    #expect(session.levelCard?.text == "Not played yet.")
    #expect(session.levelMap != nil)
    #expect(session.levelCard?.title == "Level 977")
    #expect(session.levelCard?.gameText == "Game 1")
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
    #expect(session.line == "triples/1 20")
    #expect(session.levelMap == nil)
    #expect(session.popUp == nil)
    #expect(session.tab == .board)
    session.play("u")
    session.openLevels()
    session.openLevel(21)
    session.playLevel()
    #expect(session.visibleResult != nil, "the current game ends first")
    #expect(session.nextLabel == "Level 17", "the current game ends first")
    session.startNextGame()
    #expect(session.line == "triples/1 21")
    session.openLevels()
    session.openLevel(21)
    let deals = session.dealCount
    session.playLevel()
    #expect(session.line == "triples/1 21", "the game is current")
    #expect(session.acceptsMoves, "the game is current")
    #expect(session.dealCount == deals, "the game is current")
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
}
