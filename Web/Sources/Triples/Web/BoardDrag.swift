import DOM
import NumberedGame
import TriplesModel
import TriplesSession

/// Swipes of a finger and drags of a mouse over a panel: the tiles follow, and letting go plays the move.
final class BoardDrag {
  private struct Drag {
    let pointer: Int32
    let x: Double
    let y: Double
    let start: Double
    let cell: Double
  }

  private let panel: Element
  private let board: BoardView
  private let session: TriplesSession
  private var drag: Drag?

  init(_ panel: Element, board: BoardView, session: TriplesSession) {
    self.panel = panel
    self.board = board
    self.session = session
  }

  func begin() {
    panel.listen("pointerdown") { [self] event in press(event) }
    panel.listen("pointermove") { [self] event in
      guard let reading = reading(event) else { return }
      guard let direction = reading.direction else { return board.follow([]) }
      board.follow(
        session.preview(direction).map { $0.id }, to: direction, by: reading.progress * (drag?.cell ?? 0))
    }
    panel.listen("pointerup") { [self] event in
      guard let reading = reading(event) else { return }
      drag = nil
      if reading.plays, let direction = reading.direction { session.move(direction) }
      board.follow([])
    }
    panel.listen("pointercancel") { [self] event in
      guard event.pointerID == drag?.pointer else { return }
      drag = nil
      board.follow([])
    }
  }

  private func press(_ event: Event) {
    // A second finger means zooming, and takes the first one's drag back.
    guard drag == nil, event.isPrimary else {
      drag = nil
      board.follow([])
      return
    }
    guard event.button == 0, event.closest("button, a, input, label, [role=tab]") == nil, session.acceptsMoves else {
      return
    }
    drag = Drag(
      pointer: event.pointerID, x: event.clientX, y: event.clientY, start: event.timeStamp, cell: board.cellSide)
    panel.setPointerCapture(event.pointerID)
  }

  private func reading(_ event: Event) -> TriplesSession.DragReading? {
    guard let drag, drag.pointer == event.pointerID else { return nil }
    return TriplesSession.DragReading(
      x: event.clientX - drag.x, y: event.clientY - drag.y, milliseconds: event.timeStamp - drag.start,
      cell: drag.cell)
  }
}
