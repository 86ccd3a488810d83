import AppSupport
import SessionSupport
import Testing
import TriplesModel
import TriplesSession

@testable import TriplesUI

@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnBoardTests {
  private let controller = TriplesController.preview()
  private let address = "board/1/1,0,0,2/0,3,0,3/12,0,6,0/192,48,24,12"

  private func open(_ address: String? = nil) throws -> SessionScreen<OwnBoardSession> {
    controller.open(search: [], address: Array((address ?? self.address).utf8))
    return try #require(controller.ownBoard)
  }

  @Test func closedBoardKeepsItsTiles() throws {
    controller.openOwnBoard()
    let screen = try #require(controller.ownBoard)
    #expect(controller.sheet == .ownBoard)
    #expect(controller.topLayer == .sheet)
    #expect(screen.session.position.isEmpty)
    screen.session.choose(3)
    screen.session.tap(5)
    controller.presentedSheetID = Sheet.ownBoard
    controller.sheet = nil
    #expect(controller.ownBoard == nil)
    #expect(controller.topLayer == .screen)
    controller.openOwnBoard()
    #expect(controller.ownBoard?.session.position.cells[5] == 3)
  }

  @Test func linkClosesTheBoard() {
    controller.openOwnBoard()
    controller.open(search: [], address: Array("scores".utf8))
    #expect(controller.ownBoard == nil)
    #expect(controller.session.tab == .scores)
  }

  @Test func linkAsksBeforeReplacingTheBoardWhichCanBeUndone() throws {
    let screen = try open()
    #expect(screen.session.position.cells[15] == 12)
    #expect(!screen.isAsking)
    let other = try open("board/1/1,2,0,0/0,0,0,0/0,0,0,0/0,0,0,0")
    #expect(other.isAsking)
    #expect(other.questionText?.title == "Open the linked board?")
    let question = try #require(other.session.question)
    other.isAsking = false
    #expect(other.session.position.cells[15] == 12)
    other.confirm(question)
    #expect(other.session.position.cells.prefix(2) == [1, 2], "confirmed after dismissal")
    #expect(!other.isAsking, "confirmed after dismissal")
    other.session.undo()
    #expect(other.session.position.cells[15] == 12)
  }

  @Test func bestMoveIsShownAndAnnouncedUntilValuesAreHidden() async throws {
    let screen = try open()
    while screen.session.advice == nil { await Task.yield() }
    let advice = try #require(screen.session.advice)
    let notes = Direction.buttonOrder.map { TriplesSession.MoveLabel($0, hint: .costs(advice)) }
    #expect(notes.count { $0.isBest } == 1)
    #expect(notes.allSatisfy { $0.isBest || $0.text != "Best" })
    #expect(screen.session.announcementState.notice.contains("best"))
    #expect(screen.session.note == screen.session.announcementState.notice)
    screen.session.setShowsValues(false)
    #expect(
      Direction.buttonOrder.allSatisfy {
        TriplesSession.MoveLabel($0, hint: screen.session.advice.map { .costs($0) }).text == $0.label
      })
  }

  @Test func placingATileKeepsTheIDsOfOtherTiles() throws {
    let session = try open().session
    let before = session.tiles
    session.choose(1)
    session.tap(1)
    #expect(Set(before.map(\.id)).isSubset(of: session.tiles.map(\.id)))
    #expect(session.tiles.count == before.count + 1)
  }

  @Test func keysSetUpTheBoardAndPlayOnIt() throws {
    controller.openOwnBoard()
    let session = try #require(controller.ownBoard?.session)
    func press(_ character: Character, _ text: String = "", command: Bool = false) -> Bool {
      session.press(character, typing: text, hasCommand: command)
    }
    #expect(press("\u{F703}", "\u{F703}"), "the right arrow")
    #expect(session.selection == 1, "the right arrow")
    #expect(press("4", "4"))
    #expect(press("8", "8"))
    #expect(session.position.cells[1] == 48)
    #expect(press("&", "1"), "digits that are typed with Shift")
    #expect(session.position.cells[1] == 1, "digits that are typed with Shift")
    #expect(press("+", "+"))
    #expect(session.position.cells[1] == 2)
    #expect(press("z", "z", command: true))
    #expect(session.position.cells[1] == 1)
    #expect(press("\u{7F}"))
    #expect(session.position.cells[1] == 0)
    #expect(press("1", "1"))
    #expect(press("p", "p"))
    #expect(session.isPlaying)
    #expect(press("\u{F701}"), "the down arrow moves")
    #expect(session.moveCount == 1, "the down arrow moves")
    #expect(press("h", "h"))
    #expect(!session.showsValues)
    #expect(!press("x", "x"))
    #expect(!press("p", "p", command: true))
  }

  @Test func dragsMoveTilesOnlyDuringPlay() throws {
    let session = try open().session
    var swipe = TriplesSession.Swipe(x: 0, y: 0, milliseconds: 0, cellSide: 100)
    swipe.move(x: -60, y: 0, milliseconds: 500)
    #expect(DraggedTiles(swipe, on: session, cellSide: 100)?.mergedTiles.isEmpty == true, "setting up has no preview")
    session.play()
    #expect(DraggedTiles(swipe, on: session, cellSide: 100)?.right == -60)
  }

  @Test func boardIsSharedAsALineAnAppLinkOrAWebLink() throws {
    let session = try open().session
    let text = controller.message(session.shareItem, onPage: "board.html")
    #expect(text == "Triples: what would you play here?\nparlor-triples://play#\(address)")
    #expect(String(decoding: session.line, as: UTF8.self).hasPrefix("board/1 1,0,0,2 "))
    let ranked = TriplesController.rankedPreview()
    #expect(
      ranked.message(session.shareItem, onPage: "board.html").hasSuffix(
        "https://parlor.example/triples/board.html#\(address)"))
  }
}
