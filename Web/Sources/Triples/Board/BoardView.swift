import DOM
import NumberedGame
import TriplesModel
import TriplesSession
import WebSupport

/// A board of the page. It keeps one element for each tile, so that the style sheet can animate what becomes of it.
public final class BoardView {
  private struct Shown {
    var tile: Tile
    let element: Element
    let face: Element
  }

  private let tiles: Element
  private let rows: [Element]
  private var shown: [Shown] = []
  private var followers: [Int] = []
  private var ghosts: [Element] = []
  private var ghostDirection: Direction?
  private var mergeCount = 0
  private let element: Element
  private var refusing: Subscription?

  /// How long a tile on its way out stays in the page: longer than any of its animations. In milliseconds.
  private static let leavingTime = 220.0

  /// How long tiles that refuse a move are to be told from the others, in milliseconds.
  private static let refusingTime = 600.0

  /// Makes the board in an element of the page, which has tiles and rows in it and stands on a stage.
  public init(_ element: Element) {
    self.element = element
    tiles = element.find(".tiles") ?? Element.make("i")
    let list = element.find(".rows")
    rows = (0..<Triples.size).map { _ in
      let row = Element.make("li")
      list?.append(row)
      return row
    }
    // One length for all there is on the board, which is set when there is more or less room, and then stays.
    let room = element.closest(".stage") ?? element
    room.observeSize { [self] in
      cellSide = min(room.number("clientWidth"), room.number("clientHeight")) / Double(Triples.size)
      // The tiles have not moved: the board has.
      element.toggleClass("resized", true)
      element.setStyle("--cell", "\(cellSide.text())px")
      Window.onNextFrame { _ in element.toggleClass("resized", false) }
    }
  }

  /// The tiles on the board.
  public var ids: [Int] { shown.map { $0.tile.id } }

  /// The side of a cell in points. Zero as long as the board is not shown.
  public private(set) var cellSide = 0.0

  /// Shows the board of a game.
  ///
  /// - Parameters:
  ///   - effect: what the latest move did, to tell merging tiles from others on their way out.
  ///   - isFresh: whether this is another game: then no tile is one that stood here before.
  public func show(_ game: Triples, effect: MoveEffect? = nil, isFresh: Bool = false) {
    show(
      game.grid.joined().compactMap { $0 }, rows: TriplesSession.Spoken.rows(of: game.board), effect: effect,
      isFresh: isFresh)
  }

  /// Shows a board.
  ///
  /// - Parameters:
  ///   - now: its tiles.
  ///   - texts: the board as a screen reader says it, row by row.
  ///   - effect: what the latest move did, to tell merging tiles from others on their way out.
  ///   - isFresh: whether this is another board: then no tile is one that stood here before.
  ///   - isStill: whether tiles come and go without a show.
  public func show(
    _ now: [Tile], rows texts: [String], effect: MoveEffect?, isFresh: Bool, isStill: Bool = false
  ) {
    follow([])
    let stays = { (tile: Tile) in !isFresh && now.contains { $0.id == tile.id } }
    for leaving in shown where !stays(leaving.tile) {
      if isStill {
        leaving.element.remove()
      } else {
        letGo(leaving, isMerging: effect?.merges.contains { $0.vanished.id == leaving.tile.id } ?? false)
      }
    }
    shown.removeAll { !stays($0.tile) }
    for tile in now {
      if let index = shown.firstIndex(where: { $0.tile.id == tile.id }) {
        guard shown[index].tile != tile else { continue }
        place(tile, shown[index], from: shown[index].tile)
        if tile.val > shown[index].tile.val { pop(shown[index].element) }
        shown[index].tile = tile
      } else {
        let new = make(tile, isStill ? "tile" : "tile spawned")
        new.element.setAttribute("data-tile", tile.id.description)
        shown.append(new)
      }
    }
    for (row, text) in zip(rows, texts) { row.setText(text) }
  }

  /// Lets tiles follow a drag to another place, so many points from where they stand. Tiles that no longer follow spring
  /// back, or go on to where they have been moved.
  public func follow(_ ids: [Int], to direction: Direction = .left, by length: Double = 0) {
    if ids != followers {
      for tile in shown { tile.element.toggleClass("follows", ids.contains(tile.tile.id)) }
      followers = ids
    }
    guard !ids.isEmpty else { return show([], to: direction) }
    element.setStyle("--drag-right", "\((Double(direction.columnStep) * length).text())px")
    element.setStyle("--drag-down", "\((Double(direction.rowStep) * length).text())px")
  }

  /// Lets what tiles would become be seen where they would stand, the more clearly the nearer they are.
  public func show(_ merges: [Merge], to direction: Direction, clarity: Double = 0) {
    if merges.isEmpty || ghostDirection != direction {
      for ghost in ghosts { ghost.remove() }
      ghosts = []
    }
    guard !merges.isEmpty else { return }
    if ghosts.isEmpty { ghosts = merges.map { make($0.survivor, "tile ghost").element } }
    ghostDirection = direction
    element.setStyle("--clarity", clarity.text())
  }

  /// Shows that nothing moves in a direction: the tiles give way and spring back, and the two that refuse each other shake.
  public func refuse(_ refusal: TriplesSession.Refusal) {
    let turn: String = refusal.number % 2 == 0 ? " a" : " b"
    for tile in shown {
      let isRefusing = refusal.pair.contains(tile.tile.id)
      // What has been animated before must not be so again when this is over.
      if isRefusing { tile.element.setAttribute("class", "tile") }
      tile.element.toggleClass("refuses", isRefusing)
    }
    tiles.setAttribute("data-refused", refusal.direction.name + turn)
    refusing?.cancel()
    refusing = Window.after(Self.refusingTime) { [self] in
      for tile in shown { tile.element.toggleClass("refuses", false) }
      tiles.removeAttribute("data-refused")
    }
  }

  /// Points at the edges that moves go to.
  ///
  /// - Parameters:
  ///   - best: the move that the coach thinks best.
  ///   - played: another one that the player made.
  public func point(best: Direction?, played: Direction? = nil) {
    point("data-best", to: best)
    point("data-played", to: played)
  }

  private func point(_ name: StaticString, to direction: Direction?) {
    if let direction { element.setAttribute(name, direction.name) } else { element.removeAttribute(name) }
  }

  /// Lets the board grey, on which nothing moves any more, or not.
  public func fade(_ isOver: Bool) {
    element.toggleClass("over", isOver)
  }

  private func make(_ tile: Tile, _ kind: String) -> Shown {
    let new = Shown(tile: tile, element: Make.element("div", kind), face: Make.element("span", "face"))
    new.element.append(new.face)
    place(tile, new)
    tiles.append(new.element)
    return new
  }

  /// Puts a tile in its place, and its number on it, as far as they are others than before.
  private func place(_ tile: Tile, _ shown: Shown, from old: Tile? = nil) {
    if tile.row != old?.row { shown.element.setAttribute("data-row", tile.row.description) }
    if tile.col != old?.col { shown.element.setAttribute("data-col", tile.col.description) }
    guard tile.val != old?.val else { return }
    let number = tile.val.description
    shown.element.setAttribute("data-value", number)
    shown.face.setText(number)
    shown.face.setAttribute("data-digits", number.utf8Bytes.count.description)
  }

  /// Two animations that look the same take turns, since one that is running would not begin again.
  private func pop(_ element: Element) {
    mergeCount += 1
    element.setAttribute("class", mergeCount % 2 == 0 ? "tile merged-a" : "tile merged-b")
  }

  private func letGo(_ leaving: Shown, isMerging: Bool) {
    leaving.element.setAttribute("data-leaving", isMerging ? "merge" : "shrink")
    Window.after(Self.leavingTime) { leaving.element.remove() }
  }
}

extension Direction {
  /// The direction as the page's HTML and style sheets name it.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
