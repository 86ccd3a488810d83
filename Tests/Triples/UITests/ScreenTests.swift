import AppSupport
import Foundation
import TestSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

struct ScreenTests {
  @Test func tabsMatchTheAssignment() {
    #expect(TriplesSession.Tab.allCases.map(\.label) == ["Board", "Scores", "About"])
    #expect(TriplesSession.Tab.allCases.map(\.symbol) == ["gamecontroller", "list.dash", "info.circle"])
  }

  @Test func promptForAGameIsASheetThatCanBeDismissed() {
    let session = sessionWithGame14()
    #expect(Sheet(session) == nil)
    session.askForGame()
    #expect(Sheet(session) == .openGame)
    Sheet.openGame.dismiss(in: session)
    #expect(Sheet(session) == nil)
    #expect(session.popUp == nil)
  }

  @Test func replaySheetYieldsToPopUpsAndCanBeDismissed() {
    let session = sessionWithGame14()
    session.play("uu")
    session.watch("triples/1/14/uldr")
    #expect(Sheet(session) == .replay)
    session.askForGame()
    #expect(Sheet(session) == .openGame)
    session.dismissPopUp()
    session.playFromViewer()
    // The result of the previous game isn't a sheet, because it has its own cover.
    #expect(Sheet(session) == nil)
    session.closePopUp()
    session.watch("triples/1/14/uldr")
    Sheet.replay.dismiss(in: session)
    #expect(Sheet(session) == nil)
    #expect(session.viewer == nil)
  }

  @Test func duelSheetStaysOpenDuringReplaysAndClosesWithThem() {
    let session = sessionWithGame14()
    session.openDuel()
    #expect(Sheet(session) == .duel)
    session.openFriendsGame()
    #expect(Sheet(session) == .duel)
    #expect(session.viewer != nil)
    session.closeViewer()
    #expect(Sheet(session) == .duel)
    session.openOwnGame()
    // Swiping down the duel's sheet also closes the open replay.
    Sheet.duel.dismiss(in: session)
    #expect(Sheet(session) == nil)
    #expect(session.duel == nil)
    #expect(session.viewer == nil)
    #expect(session.popUp != nil)
  }

  @Test func stepButtonsHaveTheirTargetsAndAreDisabledAtTheEnds() throws {
    let session = sessionWithGame14()
    session.watch("triples/1/14/uldr")
    var viewer = try #require(session.viewer)
    #expect(ReplayStepButton.allCases.map { $0.target(viewer) } == [0, 0, 1, 4])
    #expect(ReplayStepButton.allCases.map { $0.isEnabled(viewer) } == [false, false, true, true])
    session.goToStep(4)
    viewer = try #require(session.viewer)
    #expect(ReplayStepButton.allCases.map { $0.target(viewer) } == [0, 3, 4, 4])
    #expect(ReplayStepButton.allCases.map { $0.isEnabled(viewer) } == [true, true, false, false])
  }

  @Test func sharedLinkContainsTheGame() throws {
    let session = sessionWithGame14()
    session.play("ul")
    let link = try #require(URL(string: session.shareItem.link(page: TriplesSession.linkFormat.page)))
    #expect(visible(GameLinkFormat.address(of: link)) == Array("triples/1/14/ul".utf8))
  }

  @Test func letterKeysMapToDirections() {
    #expect("adwsADWS".map { Direction(key: $0) } == Array([.left, .right, .up, .down] + [.left, .right, .up, .down]))
    #expect("xz 1é".allSatisfy { Direction(key: $0) == nil })
  }

  @Test func directionsHaveButtonsAndUniqueSymbols() {
    #expect(Set(Direction.buttonOrder) == Set(Direction.allCases))
    #expect(Set(Direction.allCases.map(\.symbol)).count == 4)
  }

  @Test func tileSpeaksItsValueAndPosition() {
    #expect(Tile(val: 6, id: 9, row: 1, col: 2).spokenText == "6, row 2, column 3")
  }
}
