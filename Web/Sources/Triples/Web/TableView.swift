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
  private let undo: Element
  private let redo: Element
  private let over = Part.named("over")
  private let tip = Part.named("tip")
  private let mode: RadioGroup
  private var dealShown = 0
  private var refusalShown = 0

  init(_ session: TriplesSession) {
    self.session = session
    board = BoardView(Part.named("board"))
    coach = CoachView(session, board: board)
    undo = Part.button("undo") { session.undo() }
    redo = Part.button("redo") { session.redo() }
    Part.button("new-game") { session.newGame() }
    Part.button("result") { session.showResult() }
    Part.button("open-game") { session.askForGame() }
    Sharing.begin(
      at: "share", title: "Triples", copiesText: true, item: { session.shareItem }, completion: { session.shared($0) })
    mode = RadioGroup("mode", ["random", "determ"], leavesKeys: true) { session.choose($0 == 0 ? .random : .determ) }
    BoardDrag(Part.named("panel-board"), board: board, session: session).begin()
  }

  func draw() {
    board.show(session.game, effect: session.lastEffect, isFresh: dealShown != session.dealCount)
    dealShown = session.dealCount
    if let refusal = session.refusal, refusal.number != refusalShown {
      refusalShown = refusal.number
      board.refuse(refusal)
    }
    tip.setText(session.tip ?? "")
    score.setText(DecimalText.grouped(session.game.score))
    best.setText(session.bestText)
    title.setText(session.heading)
    undo.setProperty("disabled", !session.canUndo)
    redo.setProperty("disabled", !session.canRedo)
    mode.show(session.mode == .random ? 0 : 1)
    over.setProperty("hidden", !session.isOver)
    board.fade(session.isOver)
    coach.draw()
  }
}
