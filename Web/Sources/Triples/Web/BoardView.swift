import DOM
import NumberedGame
import TriplesModel
import TriplesSession
import WebSupport

/// A board of the page. It keeps one element for each tile, so that the style sheet can animate what becomes of it.
final class BoardView {
  private struct Shown {
    var tile: Tile
    let element: Element
    let face: Element
  }

  private let tiles: Element
  private let rows: [Element]
  private var shown: [Shown] = []
  private var followers: [Int] = []
  private var mergeCount = 0
  private let element: Element

  /// How long a tile on its way out stays in the page: longer than any of its animations. In milliseconds.
  private static let leavingTime = 220.0

  init(_ element: Element) {
    self.element = element
    tiles = element.find(".tiles") ?? Element.make("i")
    let list = element.find(".rows")
    rows = (0..<Triples.size).map { _ in
      let row = Element.make("li")
      list?.append(row)
      return row
    }
  }

  /// The side of a cell in points, as it is now.
  var cellSide: Double { element.bounds.width / Double(Triples.size) }

  /// Shows a board.
  ///
  /// - Parameters:
  ///   - effect: what the latest move did, to tell merging tiles from others on their way out.
  ///   - isFresh: whether this is another game: then no tile is one that stood here before.
  func show(_ game: Triples, effect: MoveEffect? = nil, isFresh: Bool = false) {
    follow([])
    let now = game.grid.joined().compactMap { $0 }
    let stays = { (tile: Tile) in !isFresh && now.contains { $0.id == tile.id } }
    for leaving in shown where !stays(leaving.tile) {
      letGo(leaving, isMerging: effect?.merges.contains { $0.vanished.id == leaving.tile.id } ?? false)
    }
    shown.removeAll { !stays($0.tile) }
    for tile in now {
      if let index = shown.firstIndex(where: { $0.tile.id == tile.id }) {
        guard shown[index].tile != tile else { continue }
        place(tile, shown[index])
        if tile.val > shown[index].tile.val { pop(shown[index].element) }
        shown[index].tile = tile
      } else {
        shown.append(make(tile))
      }
    }
    for (row, text) in zip(rows, TriplesSession.Spoken.rows(of: game.board)) { row.setText(text) }
  }

  /// Lets tiles follow a drag to another place, so many points from where they stand. Tiles that no longer follow spring
  /// back, or go on to where they have been moved.
  func follow(_ ids: [Int], to direction: Direction = .left, by length: Double = 0) {
    if ids != followers {
      for tile in shown { tile.element.toggleClass("follows", ids.contains(tile.tile.id)) }
      followers = ids
    }
    guard !ids.isEmpty else { return }
    element.setStyle("--drag-right", "\((Double(direction.columnStep) * length).text())px")
    element.setStyle("--drag-down", "\((Double(direction.rowStep) * length).text())px")
  }

  /// Points at the edges that moves go to.
  ///
  /// - Parameters:
  ///   - best: the move that the coach thinks best.
  ///   - played: another one that the player made.
  func point(best: Direction?, played: Direction? = nil) {
    for (name, direction) in [("data-best", best), ("data-played", played)] {
      if let direction { element.setAttribute(name, direction.name) } else { element.removeAttribute(name) }
    }
  }

  /// Lets the board grey, on which nothing moves any more, or not.
  func fade(_ isOver: Bool) {
    element.toggleClass("over", isOver)
  }

  private func make(_ tile: Tile) -> Shown {
    let new = Shown(tile: tile, element: Make.element("div", "tile spawned"), face: Make.element("span", "face"))
    new.element.setAttribute("data-tile", tile.id.description)
    new.element.append(new.face)
    place(tile, new)
    tiles.append(new.element)
    return new
  }

  private func place(_ tile: Tile, _ shown: Shown) {
    shown.element.setAttribute("data-value", tile.val.description)
    shown.element.setAttribute("data-row", tile.row.description)
    shown.element.setAttribute("data-col", tile.col.description)
    shown.element.setStyle("--row", tile.row.description)
    shown.element.setStyle("--column", tile.col.description)
    shown.face.setText(tile.val.description)
    shown.face.setAttribute("data-digits", tile.val.description.utf8Bytes.count.description)
  }

  /// Two animations that look the same take turns, since one that is running would not begin again.
  private func pop(_ element: Element) {
    mergeCount += 1
    element.toggleClass("spawned", false)
    element.toggleClass("merged-a", mergeCount % 2 == 0)
    element.toggleClass("merged-b", mergeCount % 2 == 1)
  }

  private func letGo(_ leaving: Shown, isMerging: Bool) {
    leaving.element.setAttribute("data-leaving", isMerging ? "merge" : "shrink")
    Window.after(Self.leavingTime) { leaving.element.remove() }
  }
}
