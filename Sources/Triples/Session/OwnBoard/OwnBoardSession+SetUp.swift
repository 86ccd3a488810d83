import GameCore
import SessionSupport
import TriplesModel

extension OwnBoardSession {
  /// Chooses the tile that taps place: one of `BoardPosition.availableTiles`, or 0 to clear the tapped cells.
  public func choose(_ tile: Int) {
    intent(acceptsSetup && (tile == 0 || BoardPosition.availableTiles.contains(tile))) {
      saved.tile = tile
      typedDigits = []
      status = tile == 0 ? "Taps clear cells." : "Taps place \(tile)."
    }
  }

  /// Places the chosen tile in a cell, 0 to 15 row by row, or clears the cell if it already has that tile.
  public func tap(_ cell: Int) {
    guard position.cells.indices.contains(cell) else { return }
    put(position.cells[cell] == chosenTile ? 0 : chosenTile, at: cell)
  }

  /// Sets a cell, 0 to 15 row by row, to `value`: one of `BoardPosition.availableTiles`, or 0 for an empty cell.
  public func put(_ value: Int, at cell: Int) {
    intent(acceptsSetup && position.cells.indices.contains(cell)) {
      saved.selection = cell
      typedDigits = []
      change(value, at: cell)
    }
  }

  /// Selects the cell that key presses change.
  public func select(_ cell: Int) {
    intent(acceptsSetup && position.cells.indices.contains(cell) && cell != selection) {
      saved.selection = cell
      typedDigits = []
      status = cellText(cell)
    }
  }

  /// Selects the adjacent cell in `direction`. Does nothing at the edge.
  public func moveSelection(_ direction: Direction) {
    let row = selection / Triples.size + direction.rowStep
    let column = selection % Triples.size + direction.columnStep
    guard 0..<Triples.size ~= row, 0..<Triples.size ~= column else { return }
    select(row * Triples.size + column)
  }

  /// Changes the selected cell to the next larger (`step` 1) or smaller (-1) tile. An empty cell comes before 1.
  public func changeTile(by step: Int) {
    let ladder = [0] + BoardPosition.availableTiles
    guard let place = ladder.firstIndex(of: position.cells[selection]), ladder.indices.contains(place + step) else {
      return
    }
    put(ladder[place + step], at: selection)
  }

  /// Appends a digit, 0 to 9, to the number typed for the selected cell. If a tile has the new number, places that
  /// tile. Otherwise, waits for the next digit: after 4, only 8 completes a tile, 48. If no tile's number begins with
  /// the new number, the digit starts another number. A 0 that would start a number clears the cell.
  public func type(_ digit: Int) {
    intent(acceptsSetup && 0...9 ~= digit) {
      let tiles = BoardPosition.availableTiles.map { $0.description.utf8Bytes }
      let byte = UInt8(ascii: "0") + UInt8(digit)
      if !tiles.contains(where: { $0.starts(with: typedDigits + [byte]) }) { typedDigits = [] }
      if digit == 0, typedDigits.isEmpty {
        change(0, at: selection)
        return
      }
      guard tiles.contains(where: { $0.starts(with: typedDigits + [byte]) }) else { return }
      if typedDigits.isEmpty { positionBeforeTyping = position }
      typedDigits.append(byte)
      guard let place = tiles.firstIndex(of: typedDigits) else { return }
      // When 12 is typed, its 1 has already been placed as a tile. Undo that change before placing the 12.
      if position != positionBeforeTyping { saved.position = saved.earlierPositions.popLast() ?? position }
      change(BoardPosition.availableTiles[place], at: selection)
    }
  }

  /// Removes all tiles.
  public func clear() {
    intent(canClear) {
      replaceBoard(with: BoardPosition())
      status = "The board is empty."
    }
  }

  /// Whether there are tiles to remove.
  public var canClear: Bool { acceptsSetup && !position.isEmpty }

  /// Sets up the current board of the player's ordinary game.
  public func copyOwnGame() {
    guard acceptsSetup else { return }
    guard let own = ownPosition else {
      show(Notice("You have no game on this device to copy the board from.", isTransient: true))
      return saveAndRedraw()
    }
    intent {
      replaceBoard(with: own)
      status = "This is your game’s board. \(boardText)"
    }
  }

  private var ownPosition: BoardPosition? {
    environment.storage.read("parlor.triples.game").flatMap { TriplesSession.SavedGame(text: $0) }
      .flatMap { BoardPosition($0.replay.game) }
  }

  /// Whether there is a move or, during setup, a change to undo.
  public var canUndo: Bool { acceptsChanges && (isPlaying ? moveCount > 0 : !saved.earlierPositions.isEmpty) }

  /// Undoes the latest move or, during setup, the latest change.
  public func undo() {
    intent(canUndo) {
      lastEffect = nil
      typedDigits = []
      if isPlaying { return undoMove() }
      saved.position = saved.earlierPositions.removeLast()
      saved.playedGame = nil
      status = "Undone. \(boardText)"
    }
  }

  // MARK: Helpers

  var acceptsSetup: Bool { acceptsChanges && !isPlaying }

  /// Replaces the board and removes the game played from it. Undo restores the previous board.
  func replaceBoard(with next: BoardPosition) {
    typedDigits = []
    lastEffect = nil
    guard next != position else { return }
    saved.earlierPositions.append(position)
    if saved.earlierPositions.count > Self.maxUndoCount { saved.earlierPositions.removeFirst() }
    saved.position = next
    saved.playedGame = nil
  }

  private func change(_ value: Int, at cell: Int) {
    var next = position
    guard next.put(value, at: cell) else { return }
    let digits = typedDigits
    replaceBoard(with: next)
    typedDigits = digits
    post(.peg)
    status = cellText(cell)
  }

  /// Describes a cell, as in "Row 2, column 3: 48."
  public func cellText(_ cell: Int) -> String {
    let value = position.cells.indices.contains(cell) ? position.cells[cell] : 0
    let content = value == 0 ? "empty" : value.description
    return "Row \(cell / Triples.size + 1), column \(cell % Triples.size + 1): \(content)."
  }

  /// A sentence with the number of tiles on the board.
  public var boardText: String {
    let count = position.cells.reduce(0) { $0 + ($1 == 0 ? 0 : 1) }
    return count == 0 ? "The board is empty." : count == 1 ? "One tile." : "\(count) tiles."
  }
}
