import DOM
import NumberedGame
import TriplesModel
import TriplesSession
import WebSupport

/// A board whose tiles don't move.
final class BoardPicture {
  private let element: Element
  private let tiles: Element
  private let rows: Element

  /// The side of a cell in points, or 0 until the board is first shown.
  private(set) var cellSide = 0.0

  /// Creates the board in an element of the page that contains `.tiles` and `.rows`, inside a `.stage`.
  init(_ element: Element) {
    self.element = element
    tiles = element.find(".tiles") ?? Element.make("i")
    rows = element.find(".rows") ?? Element.make("i")
    let room = element.closest(".stage") ?? element
    room.observeSize { [self] in
      cellSide = min(room.number("clientWidth"), room.number("clientHeight")) / Double(Triples.size)
      element.setStyle("--cell", "\(cellSide.text())px")
    }
  }

  func show(_ game: Triples) {
    tiles.fill(
      game.grid.joined().compactMap { $0 }.map { tile in
        let number = tile.val.description
        let new = Element.make("div", "tile")
        new.setAttribute("data-row", tile.row.description)
        new.setAttribute("data-col", tile.col.description)
        new.setAttribute("data-value", number)
        let face = Element.make("span", "face", text: number)
        face.setAttribute("data-digits", number.utf8Bytes.count.description)
        new.append(face)
        return new
      })
    rows.fill(TriplesSession.SpokenText.rows(of: game.board).map { Element.make("li", text: $0) })
  }

  /// Marks the edges in the directions of the best move and the played move. `nil` removes the mark.
  func point(best: Direction?, played: Direction?) {
    point("data-best", to: best)
    point("data-played", to: played)
  }

  private func point(_ name: StaticString, to direction: Direction?) {
    if let direction { element.setAttribute(name, Self.name(direction)) } else { element.removeAttribute(name) }
  }

  /// Returns a direction's name in the page's HTML and style sheets.
  static func name(_ direction: Direction) -> String {
    switch direction {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
