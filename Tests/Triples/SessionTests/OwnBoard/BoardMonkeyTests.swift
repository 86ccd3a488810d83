import GameCore
import SessionSupport
import Testing
import TriplesModel

@testable import TriplesSession

@Suite struct BoardMonkeyTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func invariantsHoldForRandomActions(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let device = Device(seed: seed)
    let board = device.openOwnBoard()
    for step in 0..<1500 {
      perform(random.draw(below: 16), on: board, &random)
      let saved = try #require(device.savedBoard)
      let savedBoard = try #require(OwnBoardSession.SavedBoard(text: saved.utf8Bytes), "step \(step): \(saved)")
      // Reading the stored board gives the session's board.
      #expect(savedBoard == board.saved, "step \(step)")
      #expect(board.tiles.count == Set(board.tiles.map(\.id)).count)
      #expect(Set(board.tiles.map { 4 * $0.row + $0.col }).count == board.tiles.count)
      let shown = board.tiles.reduce(into: Array(repeating: 0, count: 16)) { $0[4 * $1.row + $1.col] = $1.val }
      #expect(shown == board.game.board.flatMap { $0 })
      #expect(board.isPlaying || board.score == 0)
      #expect(board.advice.map { $0.fits(board.positionInView?.game() ?? board.game) } ?? true)
      #expect(!board.note.isEmpty)
      #expect(board.saved.earlierPositions.count <= OwnBoardSession.maxUndoCount)
      #expect(device.memory.texts.keys.allSatisfy { $0 == "parlor.triples.board" })
    }
  }

  private func perform(_ intent: Int, on board: OwnBoardSession, _ random: inout SplitMix64) {
    let tiles = [0] + BoardPosition.availableTiles
    switch intent {
    case 0: board.choose(tiles[random.draw(below: tiles.count)])
    case 1, 2: board.tap(random.draw(below: 18) - 1)
    case 3: board.put(random.draw(below: 8), at: random.draw(below: 16))
    case 4: board.moveSelection(Direction.allCases[random.draw(below: 4)])
    case 5: board.changeTile(by: random.draw(below: 2) * 2 - 1)
    case 6: board.type(random.draw(below: 10))
    case 7: board.undo()
    case 8: if random.draw(below: 8) == 0 { board.clear() }
    case 9: board.play()
    case 10: board.returnToSetup()
    case 11, 12: board.move(Direction.allCases[random.draw(below: 4)])
    case 13: board.answer()
    case 14:
      let keys = ["p", "h", "ArrowLeft", "d", "7", "+", "Delete"]
      if let key = OwnBoardSession.KeyCommand(key: keys[random.draw(below: keys.count)].utf8Bytes) { board.press(key) }
    default:
      switch random.draw(below: 6) {
      case 0: board.startOver()
      case 1: board.setUpPlayedBoard()
      case 2: board.open(address: "board/1/1,2,0,0/0,0,0,0/0,0,0,0/0,0,0,3".utf8Bytes)
      case 3: board.confirm()
      case 4: board.cancel()
      default: board.setShowsValues(random.draw(below: 2) == 0)
      }
    }
  }
}
