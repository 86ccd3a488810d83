import DOM
import GameCore
import TriplesModel
import TriplesSession
import WebSupport

/// A board of the page. Each tile has one element, so that the style sheet can animate its changes.
public final class BoardView {
  private struct ShownTile {
    var tile: Tile
    let element: Element
    let face: Element
  }

  private let tiles: Element
  private let rows: [Element]
  private var shown: [ShownTile] = []
  private var draggedIDs: [Int] = []
  private var ghosts: [Element] = []
  private var ghostDirection: Direction?
  private var mergeCount = 0
  private let element: Element
  private var refusing: Subscription?
  private var shownBlockedMoveNumber = 0
  private var tileWithFace: Tile?

  /// The time for which a removed tile stays in the page, in milliseconds: longer than any of its animations.
  private static let leavingMilliseconds = 220.0

  /// The time for which the tiles that refuse a move are marked, in milliseconds.
  private static let refusingMilliseconds = 600.0

  /// Creates the board in an element of the page that contains `.tiles` and `.rows`, inside a `.stage`.
  public init(_ element: Element) {
    self.element = element
    tiles = element.find(".tiles") ?? Element.make("i")
    let list = element.find(".rows")
    rows = (0..<Triples.size).map { _ in
      let row = Element.make("li")
      list?.append(row)
      return row
    }
    // All sizes on the board derive from one length, which changes only with the space for the board.
    let room = element.closest(".stage") ?? element
    room.observeSize { [self] in
      cellSide = min(room.number("clientWidth"), room.number("clientHeight")) / Double(Triples.size)
      // The board was resized. The tiles didn't move, so don't animate them.
      element.toggleClass("resized", true)
      element.setStyle("--cell", "\(cellSide.text())px")
      Window.onNextFrame { _ in element.toggleClass("resized", false) }
    }
  }

  /// The IDs of the tiles on the board.
  public var ids: [Int] { shown.map { $0.tile.id } }

  /// The side of a cell in points, or 0 until the board is first shown.
  public private(set) var cellSide = 0.0

  /// Shows the board of a game (see `show(_:rows:effect:isFresh:isStill:)`).
  public func show(_ game: Triples, effect: MoveEffect? = nil, isFresh: Bool = false, isStill: Bool = false) {
    show(
      game.grid.joined().compactMap { $0 }, rows: TriplesSession.SpokenText.rows(of: game.board), effect: effect,
      isFresh: isFresh, isStill: isStill)
  }

  /// Shows the tiles `now`, and describes the rows to screen readers by `texts`. `effect` is the effect of the latest
  /// move, which distinguishes merging tiles from other tiles that disappear. `isFresh` is `true` if no tile was on the
  /// board before. If `isStill` is `true`, tiles appear and disappear without animation.
  public func show(
    _ now: [Tile], rows texts: [String], effect: MoveEffect?, isFresh: Bool, isStill: Bool = false
  ) {
    // A redraw that leaves the board alone doesn't end a drag.
    let isSame = !isFresh && now.count == shown.count && now.allSatisfy { tile in shown.contains { $0.tile == tile } }
    if !isSame { follow([]) }
    let stays = { (tile: Tile) in !isFresh && now.contains { $0.id == tile.id } }
    for leaving in shown where !stays(leaving.tile) {
      if isStill {
        leaving.element.remove()
      } else {
        animateOut(leaving, isMerging: effect?.merges.contains { $0.vanishedTile.id == leaving.tile.id } ?? false)
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

  /// Drags tiles by `length` points. Tiles that no longer follow the pointer spring back, or move to their new places.
  public func follow(_ ids: [Int], to direction: Direction = .left, by length: Double = 0) {
    if ids != draggedIDs {
      for tile in shown { tile.element.toggleClass("follows", ids.contains(tile.tile.id)) }
      draggedIDs = ids
    }
    guard !ids.isEmpty else { return show([], to: direction) }
    element.setStyle("--drag-right", "\((Double(direction.columnStep) * length).text())px")
    element.setStyle("--drag-down", "\((Double(direction.rowStep) * length).text())px")
  }

  /// Shows the tiles that merges would make, in their new places. `opacity`, from 0 to 1, is the tiles' opacity, which
  /// grows with the length of the drag.
  public func show(_ merges: [Merge], to direction: Direction, opacity: Double = 0) {
    if merges.isEmpty || ghostDirection != direction {
      for ghost in ghosts { ghost.remove() }
      ghosts = []
    }
    guard !merges.isEmpty else { return }
    if ghosts.isEmpty { ghosts = merges.map { make($0.survivor, "tile ghost").element } }
    ghostDirection = direction
    element.setStyle("--clarity", opacity.text())
  }

  /// Shows once that no tile can move in a direction: the tiles shift and spring back, and the two that don't match
  /// shake.
  public func show(_ blockedMove: TriplesSession.BlockedMove?) {
    let isShown = blockedMove?.number == shownBlockedMoveNumber
    shownBlockedMoveNumber = blockedMove?.number ?? 0
    guard let blockedMove, !isShown else { return }
    let turn: String = blockedMove.number % 2 == 0 ? " a" : " b"
    for tile in shown {
      let isRefusing = blockedMove.pair.contains(tile.tile.id)
      // Remove the class of an earlier animation, which would otherwise run again when the mark is removed.
      if isRefusing { tile.element.setAttribute("class", "tile") }
      tile.element.toggleClass("refuses", isRefusing)
    }
    tiles.setAttribute("data-refused", blockedMove.direction.name + turn)
    refusing?.cancel()
    refusing = Window.after(milliseconds: Self.refusingMilliseconds) { [self] in
      for tile in shown { tile.element.toggleClass("refuses", false) }
      tiles.setAttribute("data-refused", nil)
    }
  }

  /// Shows for a moment the face of a tile that is the first of its kind.
  public func showFace(of tile: Tile?) {
    guard tile != tileWithFace else { return }
    tileWithFace = tile
    guard let tile, let element = shown.first(where: { $0.tile.id == tile.id })?.element else { return }
    element.toggleClass("first", true)
    Window.after(milliseconds: Double(TriplesSession.faceMilliseconds)) { element.toggleClass("first", false) }
  }

  /// Marks the direction of the coach's best move, and of a different move that the player made. `nil` removes a mark.
  public func point(best: Direction?, played: Direction? = nil) {
    element.setAttribute("data-best", best?.name)
    element.setAttribute("data-played", played?.name)
    element.toggleClass("tied", false)
  }

  /// Points at the best move and, if there is one, at another that is equally good.
  public func point(best: [Direction]) {
    point(best: best.first, played: best.dropFirst().first)
    element.toggleClass("tied", best.count > 1)
  }

  /// Grays the board out if the game is over.
  public func setGrayed(_ isOver: Bool) {
    element.toggleClass("over", isOver)
  }

  /// Darkens the board if the game has nearly ended.
  public func setDarkened(_ isDarkened: Bool) {
    element.toggleClass("danger", isDarkened)
  }

  private func make(_ tile: Tile, _ kind: String) -> ShownTile {
    let face = Element.make("span", "face")
    let new = ShownTile(tile: tile, element: Element.make("div", kind, containing: [face]), face: face)
    place(tile, new)
    tiles.append(new.element)
    return new
  }

  /// Updates a tile's position and number if they differ from those of `old`.
  private func place(_ tile: Tile, _ shown: ShownTile, from old: Tile? = nil) {
    if tile.row != old?.row { shown.element.setAttribute("data-row", tile.row.description) }
    if tile.col != old?.col { shown.element.setAttribute("data-col", tile.col.description) }
    guard tile.val != old?.val else { return }
    let number = tile.val.description
    shown.element.setAttribute("data-value", number)
    shown.face.setText(number)
    shown.face.setAttribute("data-digits", number.utf8Bytes.count.description)
  }

  /// Animates a merged tile. Alternates between two identical animations, because setting the running animation again
  /// wouldn't restart it.
  private func pop(_ element: Element) {
    mergeCount += 1
    element.setAttribute("class", mergeCount % 2 == 0 ? "tile merged-a" : "tile merged-b")
  }

  private func animateOut(_ leaving: ShownTile, isMerging: Bool) {
    leaving.element.setAttribute("data-leaving", isMerging ? "merge" : "shrink")
    Window.after(milliseconds: Self.leavingMilliseconds) { leaving.element.remove() }
  }
}

extension BoardView {
  /// Adds a small board to an element that describes it to screen readers.
  public static func makeSmall(in place: Element) -> BoardView {
    let lines = Element.makeSVG("svg")
    let path = Element.makeSVG("path")
    lines.setAttribute("class", "lines")
    lines.setAttribute("viewBox", "0 0 400 400")
    path.setAttribute("d", "M100 10V390M200 10V390M300 10V390M10 100H390M10 200H390M10 300H390")
    lines.append(path)
    let board = Element.make("div", "board small", containing: [lines.silenced(), Element.make("div", "tiles")])
    place.append(board)
    return BoardView(board)
  }
}

extension Direction {
  /// The direction's name in the page's HTML and style sheets.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
