import DOM
import NumberedGame
import TriplesModel
import TriplesSession
import WebSupport

/// Swipes of a finger and drags of a mouse while the board is played on from: the tiles follow, and letting go plays the move.
final class BoardDrag {
  private struct Drag {
    let pointer: Int32
    let cell: Double
    var swipe: TriplesSession.Swipe
  }

  private let panel: Element
  private let tiles: TilesView
  private let session: BoardSession
  private var drag: Drag?

  init(_ panel: Element, tiles: TilesView, session: BoardSession) {
    self.panel = panel
    self.tiles = tiles
    self.session = session
  }

  func begin() {
    panel.listen("pointerdown") { [self] event in press(event) }
    panel.listen("pointermove") { [self] event in
      guard follow(event), let drag else { return }
      let swipe = drag.swipe
      guard let direction = swipe.direction else { return tiles.follow([]) }
      let ids = session.preview(direction).map { $0.id }
      if ids.isEmpty, session.acceptsMoves {
        tiles.follow(tiles.ids, to: direction, by: swipe.give)
      } else {
        tiles.follow(ids, to: direction, by: swipe.progress * drag.cell)
      }
      tiles.show(session.previewMerges(direction), to: direction, clarity: swipe.clarity)
    }
    panel.listen("pointerup") { [self] event in
      guard follow(event), let swipe = drag?.swipe else { return }
      drag = nil
      if swipe.plays, let direction = swipe.direction { session.move(direction) }
      // From where they have been dragged, the tiles go straight to where they come to stand.
      Drawing.now()
      tiles.follow([])
    }
    panel.listen("pointercancel") { [self] event in
      if event.pointerID == drag?.pointer { letGo() }
    }
  }

  private func press(_ event: Event) {
    // A second finger means zooming, and takes the first one's drag back.
    guard event.isPrimary else { return letGo() }
    guard event.button == 0, event.closest("button, a, input, label") == nil, session.isPlaying,
      session.acceptsMoves
    else {
      return
    }
    let cell = tiles.cellSide
    drag = Drag(
      pointer: event.pointerID, cell: cell,
      swipe: TriplesSession.Swipe(
        x: event.clientX, y: event.clientY, milliseconds: event.timeStamp, cell: cell))
    panel.setPointerCapture(event.pointerID)
  }

  /// Follows the pointer that is being dragged.
  ///
  /// - Returns: whether the event was of that pointer.
  private func follow(_ event: Event) -> Bool {
    guard event.pointerID == drag?.pointer else { return false }
    drag?.swipe.move(x: event.clientX, y: event.clientY, milliseconds: event.timeStamp)
    return true
  }

  private func letGo() {
    drag = nil
    tiles.follow([])
  }
}
