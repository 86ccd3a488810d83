import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct BoardSetupTests {
  private let device = Device()
  private static let empty = "0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0"

  @Test func tapsPlaceReplaceAndRemoveTiles() {
    let board = device.openOwnBoard()
    #expect(board.rows == Self.empty)
    #expect(board.chosenTile == 1)
    #expect(!board.canPlay)
    #expect(!board.canUndo)
    #expect(board.note == "Choose a tile, then tap the cells where you want it.")
    board.tap(0)
    board.choose(48)
    #expect(board.status == "Taps place 48.")
    board.tap(5)
    #expect(board.rows == "1,0,0,0 0,48,0,0 0,0,0,0 0,0,0,0")
    #expect(board.status == "Row 2, column 2: 48.")
    board.tap(0)
    #expect(board.rows == "48,0,0,0 0,48,0,0 0,0,0,0 0,0,0,0", "another tile replaces it")
    board.tap(0)
    board.choose(0)
    board.tap(5)
    #expect(board.rows == Self.empty)
    #expect(board.status == "Row 2, column 2: empty.")
    #expect(board.latestCue?.cue == .peg)
    #expect(board.latestCue?.number == 4)
  }

  @Test func invalidActionsAreIgnored() {
    let board = device.openOwnBoard()
    let saved = device.savedBoard
    for tile in [-1, 4, 24_576] { board.choose(tile) }
    for cell in [-1, 16] {
      board.tap(cell)
      board.select(cell)
      board.put(3, at: cell)
    }
    board.put(5, at: 3)
    board.undo()
    board.clear()
    board.play()
    board.returnToSetup()
    board.startOver()
    board.setUpPlayedBoard()
    board.confirm()
    board.cancel()
    for direction in Direction.allCases { #expect(!board.move(direction)) }
    #expect(board.rows == Self.empty)
    #expect(board.chosenTile == 1)
    #expect(!board.isPlaying)
    board.select(0)
    #expect(device.savedBoard == saved || board.selection == 3)
  }

  @Test func changesCanBeUndoneUpToALimit() {
    let board = device.openOwnBoard()
    for cell in 0..<16 { board.tap(cell) }
    board.clear()
    #expect(board.rows == Self.empty)
    #expect(!board.canClear)
    board.undo()
    #expect(board.rows == "1,1,1,1 1,1,1,1 1,1,1,1 1,1,1,1")
    for _ in 0..<16 { board.undo() }
    #expect(board.rows == Self.empty)
    #expect(!board.canUndo)
    #expect(board.status == "Undone. The board is empty.")
    for _ in 0..<50 { board.tap(0) }
    var undone = 0
    while board.canUndo {
      board.undo()
      undone += 1
    }
    #expect(undone == OwnBoardSession.maxUndoCount)
  }

  @Test func typedDigitsFormATileOrStartANewNumber() {
    let board = device.openOwnBoard()
    for (digits, tile) in [
      ([1], 1), ([1, 2], 12), ([1, 9, 2], 192), ([4, 8], 48), ([1, 2, 2, 8, 8], 12_288), ([7, 6, 8], 768), ([3], 3),
      ([3, 0, 7, 2], 3072), ([9, 9, 6], 96), ([0], 0), ([2, 0], 0), ([2, 4, 1], 1), ([5, 6], 6), ([1, 5], 1),
    ] {
      board.select(1)
      board.select(0)
      for digit in digits { board.type(digit) }
      #expect(board.position.cells[0] == tile, "\(digits)")
      #expect(board.selection == 0, "\(digits)")
    }
  }

  @Test func undoRemovesAWholeTypedNumber() {
    let board = device.openOwnBoard("1,0,0,0 2,0,0,0 0,0,0,0 0,0,0,0")
    for digit in [1, 9, 2] { board.type(digit) }
    #expect(board.position.cells[0] == 192)
    board.undo()
    #expect(board.rows == "1,0,0,0 2,0,0,0 0,0,0,0 0,0,0,0")
    #expect(!board.canUndo)
    board.select(4)
    for digit in [1, 2] { board.type(digit) }
    board.undo()
    #expect(board.position.cells[4] == 2)
    #expect(!board.canUndo)
  }

  @Test func keysMoveTheSelectionAndChangeTiles() {
    let board = device.openOwnBoard()
    let press = { (keys: String...) in
      for key in keys { _ = OwnBoardSession.KeyCommand(key: key.utf8Bytes).map { board.press($0) } }
    }
    press("ArrowLeft", "ArrowUp")
    #expect(board.selection == 0)
    press("ArrowRight", "s", "+", "=", "+")
    #expect(board.rows == "0,0,0,0 0,3,0,0 0,0,0,0 0,0,0,0")
    #expect(board.status == "Row 2, column 2: 3.")
    press("-", "-", "-", "-")
    #expect(board.rows == Self.empty)
    press("ArrowDown", "ArrowDown", "ArrowDown", "d", "D", "d", "3", "8", "4")
    #expect(board.rows == "0,0,0,0 0,0,0,0 0,0,0,0 0,0,0,384")
    #expect(board.selection == 15)
    press("w", "a", "6", "Backspace")
    #expect(board.selection == 10)
    #expect(board.position.cells[10] == 0)
  }

  @Test func onlyKnownKeysAreCommandsAndTheHKeyHidesValues() {
    let board = device.openOwnBoard()
    #expect(OwnBoardSession.KeyCommand(key: "z".utf8Bytes, hasCommand: true) == .undo)
    for key in ["z", "x", "Enter", "F1"] { #expect(OwnBoardSession.KeyCommand(key: key.utf8Bytes) == nil) }
    #expect(OwnBoardSession.KeyCommand(key: "a".utf8Bytes, hasCommand: true) == nil)
    _ = OwnBoardSession.KeyCommand(key: "h".utf8Bytes).map { board.press($0) }
    #expect(!board.showsValues)
  }

  @Test func unchangedTilesKeepTheirIdentity() {
    let board = device.openOwnBoard("1,0,0,0 0,0,0,0 0,0,0,0 0,0,0,3")
    let before = board.tiles
    board.put(6, at: 5)
    #expect(board.tiles.filter { before.contains($0) } == before)
    #expect(board.tiles.count == 3)
    #expect(Set(board.tiles.map(\.id)).count == 3)
    #expect(board.tiles.allSatisfy { $0.id < 0 })
  }

  @Test func copyingWithoutAnOwnGameIsReported() {
    let board = device.openOwnBoard()
    board.copyOwnGame()
    #expect(board.notices.first?.text == "You have no game on this device to copy the board from.")
    board.dismissNotice()
    #expect(board.notices.isEmpty)
  }

  @Test func copyingTheOwnGamesBoardLeavesTheGameUnchangedAndCanBeUndone() {
    let board = device.openOwnBoard()
    let session = device.launchGame14()
    #expect(session.move(.up))
    let saved = device.memory["parlor.triples.game"]
    board.copyOwnGame()
    #expect(board.position.game().board == session.game.board)
    #expect(board.notices.isEmpty)
    #expect(board.status.hasPrefix("This is your game’s board."))
    #expect(device.memory["parlor.triples.game"] == saved, "the game is unchanged")
    board.undo()
    #expect(board.position.isEmpty)
  }
}
