import DOM
import GameCore
import TriplesModel
import TriplesSession
import WebSupport

/// A session that plays the moves of a board that the player drags.
public protocol DraggableBoard: AnyObject {
  /// Whether moves are accepted.
  var acceptsMoves: Bool { get }

  /// Whether the board can be dragged. If not, moves by other means may still be accepted.
  var acceptsDrags: Bool { get }

  /// Returns the tiles that a move would shift by one cell.
  func movingTiles(_ direction: Direction) -> [Tile]

  /// Returns the merges that a move would make, with each tile in its new place.
  func previewMerges(_ direction: Direction) -> [Merge]

  /// Makes a move, and returns whether it was made.
  @discardableResult func move(_ direction: Direction) -> Bool
}

extension DraggableBoard {
  /// The board can be dragged whenever moves are accepted.
  public var acceptsDrags: Bool { acceptsMoves }
}

/// Swipes of a finger and drags of a mouse over a panel. The tiles follow the pointer, and lifting it makes the move.
public final class BoardDrag<Session: DraggableBoard> {
  private struct Drag {
    let pointer: Int32
    let cellSide: Double
    var swipe: TriplesSession.Swipe
  }

  private let panel: Element
  private let board: BoardView
  private let session: Session
  private let movesTiles: Bool
  private var drag: Drag?

  /// Creates a drag over an element of the page. Call `begin()` to start listening. With `movesTiles`, the tiles follow
  /// the pointer.
  public init(_ panel: Element, board: BoardView, session: Session, movesTiles: Bool = true) {
    self.panel = panel
    self.board = board
    self.session = session
    self.movesTiles = movesTiles
  }

  /// Starts listening.
  public func begin() {
    panel.listen("pointerdown") { [self] event in press(event) }
    panel.listen("pointermove") { [self] event in
      guard follow(event), movesTiles, let drag else { return }
      let swipe = drag.swipe
      guard let direction = swipe.direction else { return board.follow([]) }
      let ids = session.movingTiles(direction).map { $0.id }
      if ids.isEmpty, session.acceptsMoves {
        board.follow(board.ids, to: direction, by: swipe.giveWayDistance)
      } else {
        board.follow(ids, to: direction, by: swipe.progress * drag.cellSide)
      }
      board.show(session.previewMerges(direction), to: direction, opacity: swipe.previewOpacity)
    }
    panel.listen("pointerup") { [self] event in
      guard follow(event), let swipe = drag?.swipe else { return }
      drag = nil
      if swipe.playsOnRelease, let direction = swipe.direction { session.move(direction) }
      // Draw the move before the tiles are released, so that they don't spring back first.
      Drawing.flush()
      board.follow([])
    }
    panel.listen("pointercancel") { [self] event in
      if event.pointerID == drag?.pointer { cancelDrag() }
    }
    // Prevent scrolling during a drag. Chromium would fling the page when the finger lifts, and would treat the next
    // tap as the end of the fling.
    panel.listen("touchmove") { [self] event in
      if drag != nil, event.isCancelable { event.preventDefault() }
    }
  }

  private func press(_ event: Event) {
    // A second finger zooms, so it cancels the first one's drag.
    guard event.isPrimary else { return cancelDrag() }
    guard event.button == 0, event.closest("button, a, input, label, [role=tab]") == nil, session.acceptsDrags else {
      return
    }
    let cell = board.cellSide
    drag = Drag(
      pointer: event.pointerID, cellSide: cell,
      swipe: TriplesSession.Swipe(
        x: event.clientX, y: event.clientY, milliseconds: event.timeStamp, cellSide: cell))
    panel.setPointerCapture(event.pointerID)
  }

  /// Updates the drag if the event comes from its pointer, and returns whether it does.
  private func follow(_ event: Event) -> Bool {
    guard event.pointerID == drag?.pointer else { return false }
    drag?.swipe.move(x: event.clientX, y: event.clientY, milliseconds: event.timeStamp)
    return true
  }

  private func cancelDrag() {
    drag = nil
    board.follow([])
  }
}
