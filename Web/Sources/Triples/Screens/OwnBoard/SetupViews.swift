import DOM
import GameCore
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The cells of a board that the player sets up, as buttons over the tiles.
final class CellsView {
  private let element: Element
  private let session: OwnBoardSession
  private var buttons: [Element] = []

  init(_ element: Element, _ session: OwnBoardSession) {
    self.element = element
    self.session = session
    buttons = (0..<BoardPosition.cellCount).map { cell in
      let button = Element.makeButton("", "cell")
      button.listen("click") { _ in session.tap(cell) }
      button.listen("focus") { _ in session.select(cell) }
      element.append(button)
      return button
    }
  }

  func focus() { buttons[session.selection].call("focus") }

  func draw() {
    element.setProperty("hidden", session.isPlaying)
    guard !session.isPlaying else { return }
    for (cell, button) in buttons.enumerated() {
      button.setAttribute("aria-label", session.cellText(cell))
      button.setAttribute("tabindex", cell == session.selection ? "0" : "-1")
      button.toggleClass("open", session.position.cells[cell] == 0)
    }
  }
}

/// The tiles to choose from, and the button that clears a cell.
final class PaletteView {
  private let session: OwnBoardSession
  private let buttons: [(tile: Int, element: Element)]

  init(_ element: Element, _ session: OwnBoardSession) {
    self.session = session
    buttons = (BoardPosition.availableTiles + [0]).map { tile in
      let number = tile.description
      let button = Element.makeButton()
      let face = Element.make("span", tile == 0 ? "face none" : "face", text: tile == 0 ? "✕" : number)
      face.setAttribute("data-digits", number.utf8Bytes.count.description)
      button.append(face)
      if tile == 0 {
        button.setAttribute("aria-label", "No tile")
        button.setAttribute("title", "No tile")
      } else {
        button.setAttribute("data-value", number)
      }
      button.listen("click") { _ in session.choose(tile) }
      element.append(button)
      return (tile, button)
    }
  }

  func draw() {
    for (tile, element) in buttons {
      element.setAttribute("aria-pressed", tile == session.chosenTile)
    }
  }
}

/// The move buttons, with the coach's value for each move.
final class MovesView {
  private let session: OwnBoardSession
  private let moves: [MoveButton]

  init(_ session: OwnBoardSession) {
    self.session = session
    moves = MoveButton.all { session.move($0) }
  }

  func draw() {
    for move in moves {
      if session.acceptsChanges {
        move.element.setEnabled(session.acceptsMoves) { Element.named("undo").call("focus") }
      }
      move.show(TriplesSession.MoveLabel(move.direction, hint: session.advice.map { .costs($0) }))
    }
  }
}
