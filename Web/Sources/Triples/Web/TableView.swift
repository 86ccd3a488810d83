import DOM
import NumberedGame
import PlaySupport
import TriplesModel
import TriplesSession
import WebSupport

/// The Board tab: the board, the figures, the controls.
final class TableView {
  private let session: TriplesSession
  private let board: BoardView
  private let coach: CoachView
  private let score = Part.named("score")
  private let best = Part.named("best")
  private let title = Part.named("game-title")
  private let undo = Part.named("undo")
  private let redo = Part.named("redo")
  private let random = Part.named("mode-random")
  private let determ = Part.named("mode-determ")
  private var dealShown = 0

  init(_ session: TriplesSession) {
    self.session = session
    board = BoardView(Part.named("board"))
    coach = CoachView(session, board: board)
    for (name, direction) in [("left", Direction.left), ("right", .right), ("up", .up), ("down", .down)] {
      Part.named("move-\(name)").listen("click") { _ in session.move(direction) }
    }
    undo.listen("click") { _ in session.undo() }
    redo.listen("click") { _ in session.redo() }
    Part.named("new-game").listen("click") { _ in session.newGame() }
    Part.named("open-game").listen("click") { _ in session.askForGame() }
    Part.named("share").listen("click") { _ in
      Sharing.share(session.shareItem, title: "Triples") { session.shared($0) }
    }
    for (choice, mode) in [(random, TriplesSession.Mode.random), (determ, .determ)] {
      choice.listen("change") { _ in session.choose(mode) }
      // Arrow keys are for the board. A choice made with the pointer leaves them to it.
      choice.listen("pointerup") { _ in Window.after(0) { choice.call("blur") } }
    }
    BoardDrag(Part.named("panel-board"), board: board, session: session).begin()
  }

  func draw() {
    board.show(session.game, effect: session.lastEffect, isFresh: dealShown != session.dealCount)
    dealShown = session.dealCount
    score.setText(DecimalText.grouped(session.game.score))
    best.setText(DecimalText.grouped(session.bestScore))
    title.setText(session.heading)
    undo.setProperty("disabled", !session.canUndo)
    redo.setProperty("disabled", !session.canRedo)
    random.setProperty("checked", session.mode == .random)
    determ.setProperty("checked", session.mode == .determ)
    coach.draw()
  }
}
