import GameCore
import SessionSupport
import TestSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct BoardSavingTests {
  private let device = Device()
  private let fullText = """
    triples-board/1
    board board/1 1,2,0,0 3,3,0,0 0,0,0,0 0,0,0,0
    before board/1 1,2,0,0 0,0,0,0 0,0,0,0 0,0,0,0
    before board/1 1,2,0,0 3,0,0,0 0,0,0,0 0,0,0,0
    tile 3
    selected 5
    coach silent
    game 537 lr
    front game
    """

  @Test func boardIsRestoredWithItsGameSettingsAndUndoHistory() {
    let board = device.openOwnBoard("1,2,0,0 0,0,0,0 0,0,0,0 0,0,0,0")
    board.choose(3)
    board.tap(4)
    board.tap(5)
    board.setShowsValues(false)
    board.play()
    board.move(.left)
    let again = device.openOwnBoard()
    #expect(again.isPlaying)
    #expect(again.game.board == board.game.board)
    #expect(again.score == board.score)
    #expect(again.chosenTile == 3)
    #expect(again.selection == 5)
    #expect(!again.showsValues)
    #expect(again.rows == board.rows)
    #expect(again.status == "You’re playing from your board. Score \(board.score).")
    again.undo()
    again.returnToSetup()
    again.undo()
    #expect(again.rows == "1,2,0,0 3,0,0,0 0,0,0,0 0,0,0,0")
    #expect(device.memory["parlor.triples.game"] == nil)
  }

  @Test func textWithEveryLineRoundTripsAndRestoresTheGame() throws {
    let savedBoard = try #require(OwnBoardSession.SavedBoard(text: fullText.utf8Bytes))
    #expect(savedBoard.text == fullText.utf8Bytes)
    #expect(savedBoard.isPlaying)
    #expect(savedBoard.playedGame?.moves == [.left, .right])
    device.savedBoard = fullText
    #expect(device.openOwnBoard().moveCount == 2)
  }

  @Test(arguments: [
    "", "triples-board/1", "triples-board/2\nboard board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0",
    "triples-board/1\nboard board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,5", "triples-board/1\nboard ",
    "\ntile 1", "\ntile 4", "\nselected 0", "\nselected 16", "\ncoach loud", "\nfront game", "\ngame 537", "\n",
    "\nbefore board/1 1", "\nbefore x",
  ])
  func invalidTextIsRejected(text: String) {
    let empty = "triples-board/1\nboard board/1 0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0"
    let text = text.hasPrefix("\n") ? empty + text : text
    #expect(OwnBoardSession.SavedBoard(text: text.utf8Bytes) == nil)
  }

  @Test(arguments: ["0", "537 ", "537 u", "537 x", "537 lll", "537 l r", "01 l", "", " l"])
  func invalidGameIsRejected(text: String) {
    let board = "triples-board/1\nboard board/1 3,6,0,0 0,0,0,0 0,0,0,0 0,0,0,0\ngame "
    #expect(OwnBoardSession.SavedBoard(text: (board + "537 r").utf8Bytes) != nil)
    #expect(OwnBoardSession.SavedBoard(text: (board + text).utf8Bytes) == nil)
  }

  @Test func fuzzedTextIsRejectedOrCanonical() {
    let fuzzing = Fuzzing([fullText.utf8Bytes], alphabet: "0123468, \nlrudbeforegametile", seed: 19, rounds: 20_000) {
      OwnBoardSession.SavedBoard(text: $0)?.text
    }
    #expect(fuzzing.isCanonical(readCounts: 101...), "\(fuzzing)")
  }

  @Test func damagedBoardIsSetAsideAndReportedAtLaunchAndWhileOpen() {
    device.savedBoard = "nonsense"
    let board = device.openOwnBoard()
    #expect(
      board.notices.map(\.text) == [
        "Can’t read the saved board. It was set aside, and an empty one has started."
      ])
    #expect(device.memory["parlor.triples.board.damaged"] == "nonsense")
    #expect(board.position.isEmpty)
    board.dismissNotice()
    board.tap(3)
    device.savedBoard = "triples-board/1\nboard x"
    board.tap(4)
    #expect(
      board.notices.map(\.text)
        == ["The saved board was changed and can’t be read. It was set aside, and this one continues."])
    #expect(board.rows == "0,0,0,1 1,0,0,0 0,0,0,0 0,0,0,0")
  }

  @Test func outdatedWindowDropsItsTapAndLoadsTheOtherWindowsBoard() {
    let (board, other) = (device.openOwnBoard(), device.openOwnBoard())
    board.tap(0)
    board.tap(1)
    other.tap(15)
    #expect(other.rows == "1,1,0,0 0,0,0,0 0,0,0,0 0,0,0,0", "the tap was meant for another board")
    #expect(other.notices.map(\.text) == ["The board was changed in another window. This is the latest version."])
    board.move(.down)
    other.loadChangesFromStorage()
    #expect(other.isPlaying)
    #expect(other.game.board == board.game.board)
  }

  @Test func storageFailureIsReportedOnceAndSetUpContinues() {
    let board = device.openOwnBoard()
    device.memory.refusesWrites = true
    board.tap(1)
    board.tap(2)
    #expect(board.notices.map(\.text) == ["This device can’t save the board. Closing it loses it."])
    #expect(board.rows == "0,1,1,0 0,0,0,0 0,0,0,0 0,0,0,0")
  }

  @Test func linkOpensABoardAndAsksBeforeReplacingTiles() {
    let board = device.openOwnBoard()
    board.open(address: "board/1/1,0,0,0/0,0,0,0/0,0,0,0/0,0,0,3".utf8Bytes)
    #expect(board.rows == "1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,3")
    #expect(board.address == "board".utf8Bytes)
    board.open(address: "board/1/1,0,0,0/0,0,0,0/0,0,0,0/0,0,0,3".utf8Bytes)
    #expect(board.question == nil)
    board.play()
    board.open(address: "board/1/6,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2".utf8Bytes)
    #expect(board.question?.title == "Open the linked board?")
    #expect(!board.acceptsMoves)
    #expect(!board.canUndo)
    #expect(!board.move(.right))
    board.cancel()
    #expect(board.rows == "1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,3")
    #expect(board.isPlaying)
    board.open(address: "board/1/6,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2".utf8Bytes)
    board.confirm()
    #expect(board.rows == "6,0,0,0 0,0,0,0 0,0,0,0 0,0,0,2")
    #expect(!board.isPlaying)
    board.undo()
    #expect(board.rows == "1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,3")
  }

  @Test func invalidBoardLinkReportsItsFault() {
    let board = device.openOwnBoard("1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,3")
    board.open(address: "board/1/1".utf8Bytes)
    #expect(
      board.notices.map(\.text) == ["Can’t open this link: a board has four rows, such as 1,0,0,2."])
  }

  @Test func visibleBoardIsSharedAndCopyingItsLinkIsReported() throws {
    let board = device.openOwnBoard("1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,3")
    #expect(board.shareItem.text == "Triples: what would you play here?")
    #expect(board.shareItem.link(page: "board.html") == "board.html#board/1/1,0,0,0/0,0,0,0/0,0,0,0/0,0,0,3")
    board.move(.right)
    #expect(try BoardPosition(address: board.shareItem.address).game().board == board.game.board)
    #expect(board.line == board.positionInView?.line)
    board.handleShareOutcome(.copied)
    #expect(board.notices.map(\.text) == ["Link copied."])
  }

  @Test func exportedBoardOpensOnAnotherDevice() throws {
    device.openOwnBoard().tap(7)
    let here = DeviceData(TriplesSession.storedTexts, environment: device.environment, remove: { _ in })
    let (file, _) = try here.export()
    let elsewhere = Device(seed: 2)
    _ = try DeviceData(TriplesSession.storedTexts, environment: elsewhere.environment, remove: { _ in }).importFile(
      file)
    #expect(elsewhere.openOwnBoard().rows == "0,0,0,0 0,0,0,1 0,0,0,0 0,0,0,0")
  }
}
