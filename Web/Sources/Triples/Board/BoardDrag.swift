import DOM
import NumberedGame
import TriplesModel
import TriplesSession
import WebSupport

/// Who makes the moves of a board that is dragged.
public protocol BoardPlayer: AnyObject {
  /// Whether moves are taken.
  var acceptsMoves: Bool { get }

  /// Whether the board can be dragged: what is taken for a move elsewhere need not be one here.
  var acceptsDrags: Bool { get }

  /// The tiles that a move would move.
  func preview(_ direction: Direction) -> [Tile]

  /// The tiles that a move would make one, each as it would stand then.
  func previewMerges(_ direction: Direction) -> [Merge]

  /// Makes a move, and says whether it was made.
  @discardableResult func move(_ direction: Direction) -> Bool
}

extension BoardPlayer {
  /// Wherever moves are taken.
  public var acceptsDrags: Bool { acceptsMoves }
}

/// Swipes of a finger and drags of a mouse over a panel: the tiles follow, and letting go plays the move.
public final class BoardDrag<Player: BoardPlayer> {
  private struct Drag {
    let pointer: Int32
    let cell: Double
    var swipe: TriplesSession.Swipe
  }

  private let panel: Element
  private let board: BoardView
  private let session: Player
  private var drag: Drag?

  /// Prepares to listen to what happens over an element of the page.
  public init(_ panel: Element, board: BoardView, session: Player) {
    self.panel = panel
    self.board = board
    self.session = session
  }

  /// Begins to listen.
  public func begin() {
    panel.listen("pointerdown") { [self] event in press(event) }
    panel.listen("pointermove") { [self] event in
      guard follow(event), let drag else { return }
      let swipe = drag.swipe
      guard let direction = swipe.direction else { return board.follow([]) }
      let ids = session.preview(direction).map { $0.id }
      if ids.isEmpty, session.acceptsMoves {
        board.follow(board.ids, to: direction, by: swipe.give)
      } else {
        board.follow(ids, to: direction, by: swipe.progress * drag.cell)
      }
      board.show(session.previewMerges(direction), to: direction, clarity: swipe.clarity)
    }
    panel.listen("pointerup") { [self] event in
      guard follow(event), let swipe = drag?.swipe else { return }
      drag = nil
      if swipe.plays, let direction = swipe.direction { session.move(direction) }
      // From where they have been dragged, the tiles go straight to where they come to stand.
      Drawing.now()
      board.follow([])
    }
    panel.listen("pointercancel") { [self] event in
      if event.pointerID == drag?.pointer { letGo() }
    }
    // Otherwise Chromium flings the page when the finger lifts, and takes the next tap for the end of that.
    panel.listen("touchmove") { [self] event in
      if drag != nil, event.isCancelable { event.preventDefault() }
    }
  }

  private func press(_ event: Event) {
    // A second finger means zooming, and takes the first one's drag back.
    guard event.isPrimary else { return letGo() }
    guard event.button == 0, event.closest("button, a, input, label, [role=tab]") == nil, session.acceptsDrags else {
      return
    }
    let cell = board.cellSide
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
    board.follow([])
  }
}
