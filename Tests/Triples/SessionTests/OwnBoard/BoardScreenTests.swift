import GameCore
import SessionSupport
import Testing
import TriplesModel
import TriplesTestSupport

@testable import TriplesSession

@Suite struct BoardScreenTests {
  private let device = Device()
  private static let start = "1,2,0,0 3,3,0,0 0,0,48,0 0,0,0,384"

  /// Presses a part of a block.
  private func press(_ block: BlockID, _ index: Int, on board: OwnBoardSession) throws {
    board.perform(try #require(board.parts(block).action(at: index)))
  }

  /// Presses the button with a label.
  private func press(_ label: String, on board: OwnBoardSession) throws {
    board.perform(try #require(board.action(label)).id)
  }

  @Test func cellsAndTilesAreSpokenAndShowTheSelection() throws {
    let board = device.openOwnBoard(Self.start)
    board.select(6)
    board.choose(48)
    let cells = try board.parts("cells").parts
    #expect(cells.count == 16)
    #expect(cells.indices.filter { cells[$0].isSelected } == [6])
    #expect(cells[5].spokenText == "Row 2, column 2: 3.")
    #expect(cells[6].spokenText == "Row 2, column 3: empty.")
    #expect(cells[5].picture == .cell(3))
    let tiles = try board.parts("palette").parts
    #expect(tiles.map(\.picture) == (BoardPosition.availableTiles + [0]).map { .tile($0) })
    #expect(tiles.filter(\.isSelected).map(\.spokenText) == ["48"])
    #expect(tiles.last?.spokenText == "No tile")
    #expect(tiles[2].spokenText == "3")
  }

  @Test func pressesPlaceTilesAndMenusChangeCells() throws {
    let board = device.openOwnBoard()
    try press("palette", 2, on: board)
    try press("cells", 5, on: board)
    #expect(board.position.cells[5] == 3)
    #expect(board.selection == 5)
    try press("cells", 5, on: board)
    #expect(board.position.isEmpty, "a second press removes the tile")
    let menu = try board.parts("cells").parts[7].menu
    #expect(menu.map(\.label) == ["Larger tile", "Smaller tile", "Clear"])
    for (action, value) in [(0, 1), (0, 2), (1, 1), (2, 0)] {
      board.perform(menu[action].id)
      #expect(board.position.cells[7] == value)
    }
    try press("palette", 15, on: board)
    #expect(board.chosenTile == 0)
  }

  @Test func buttonsAreThoseOfTheStateAndHaveTheirEffects() throws {
    device.memory["parlor.triples.game"] = "triples-table/1\ngame triples/1 14 uldr"
    let board = device.openOwnBoard(Self.start)
    #expect(board.buttons == ["Play", "From my game", "Clear"])
    #expect(board.focusedBlock == nil)
    try press("Play", on: board)
    #expect(board.isPlaying)
    #expect(board.buttons == ["Back to setup", "Start over", "Edit this"])
    #expect(board.focusedBlock == "board-buttons", "the pressed button is gone")
    #expect(board.action("Start over")?.isEnabled == false)
    #expect(board.action("Edit this")?.isEnabled == false)
    #expect(!board.screen.sections.contains { $0.id == "board-cells" || $0.id == "tiles" })
    board.move(.left)
    try press("Start over", on: board)
    #expect(board.isPlaying)
    #expect(board.moveCount == 0)
    board.move(.left)
    try press("Undo", on: board)
    #expect(board.moveCount == 0)
    #expect(board.action("Undo")?.isEnabled == false)
    board.move(.left)
    let played = try #require(board.positionInView)
    let focus = board.screen.focus
    try press("Edit this", on: board)
    #expect(!board.isPlaying)
    #expect(board.position == played)
    #expect(board.screen.focus != focus)
    #expect(board.focusedBlock == "board-buttons", "the pressed button is gone")
    try press("Play", on: board)
    try press("Back to setup", on: board)
    #expect(!board.isPlaying)
    #expect(board.focusedBlock == "board-buttons")
    try press("Clear", on: board)
    #expect(board.position.isEmpty, "the pressed button is disabled")
    #expect(board.focusedBlock == "cells", "the pressed button is disabled")
    #expect(board.action("Clear")?.isEnabled == false)
    #expect(board.action("Play")?.isEnabled == false)
    try press("From my game", on: board)
    #expect(!board.position.isEmpty)
  }

  @Test func coachButtonShowsWhetherItsValuesAreShownAndSaysThem() throws {
    let board = device.openOwnBoard("1,2,0,0 3,3,0,0 0,0,0,0 0,0,0,0")
    #expect(board.isBusy == true)
    board.answer([.left: 41_230, .right: 40_910, .down: 38_000])
    #expect(board.isBusy == false)
    #expect(board.action("Coach")?.hint == board.hintText)
    #expect(board.action("Coach")?.isExpanded == true)
    try press("Coach", on: board)
    #expect(!board.showsValues)
    #expect(board.action("Coach")?.isExpanded == false)
    try press("Coach", on: board)
    board.tap(15)
    board.handleCoachFailure()
    try press("Try again", on: board)
    #expect(board.coachQuestion != nil)
    #expect(board.action("Try again") == nil)
    #expect(board.focusedBlock == "cells")
  }

  @Test func questionOpensOrKeepsTheBoard() throws {
    let board = device.openOwnBoard(Self.start)
    let linked = try BoardPosition(address: "board/1/1,2,0,0/0,0,0,0/0,0,0,0/0,0,0,3".utf8Bytes)
    board.open(linked)
    board.perform(try #require(board.screen.question).cancel.id)
    #expect(board.screen.question == nil)
    #expect(board.rows == Self.start)
    board.open(linked)
    board.perform(try #require(board.screen.question).confirm.id)
    #expect(board.screen.question == nil)
    #expect(board.position == linked)
  }

  @Test func keysThatChangeACellMoveTheFocusToIt() throws {
    let board = device.openOwnBoard(Self.start)
    board.press(.hint)
    #expect(board.focusedBlock == nil)
    board.press(.go(.right))
    #expect(board.focusedBlock == "cells")
    #expect(board.selection == 1)
  }
}

extension OwnBoardSession {
  fileprivate func parts(_ id: BlockID) throws -> PartsBlock<TriplesSession.Picture> {
    for case .parts(let parts) in screen.sections.flatMap(\.blocks).filter({ $0.id == id }).map(\.content) {
      return parts
    }
    throw MissingBlock()
  }

  private var sectionActions: [Action] {
    screen.sections.flatMap(\.blocks).flatMap { block -> [Action] in
      if case .buttons(let actions, name: _) = block.content { actions } else { [] }
    }
  }

  fileprivate func action(_ label: String) -> Action? { (sectionActions + screen.actions).first { $0.label == label } }

  fileprivate var buttons: [String] { sectionActions.map(\.label) }

  fileprivate var isBusy: Bool? { screen.sections.first { $0.id == "note" }?.isBusy }

  /// The block that the latest action focused, or `nil`.
  fileprivate var focusedBlock: BlockID? {
    if case .id(let id) = screen.focus?.target { id } else { nil }
  }
}

private struct MissingBlock: Error {}
