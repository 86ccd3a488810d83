import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

/// The Board tab: the board, the figures, and the controls.
final class GameTabView {
  private let session: TriplesSession
  private let board: BoardView
  private let coach: CoachView
  private let score = Element.named("score")
  private let best = Element.named("best")
  private let bestTitle = Element.named("best-title")
  private let race = Element.named("race")
  private let goal = GoalView()
  private let title = Element.named("game-title")
  private let undo: Element
  private let redo: Element
  private let over = Element.named("over")
  private let tip = Element.named("tip")
  private let mode: RadioGroup
  private var showsRace = false
  private var offersSound = false
  private var shownDealCount = 0
  /// Whether the page shows the board before the program draws it (`Site/picture.js`).
  private let isDrawnBefore = Element.find("[data-drawn]") != nil

  init(_ session: TriplesSession) {
    self.session = session
    board = BoardView(Element.named("board"))
    coach = CoachView(session, board: board)
    undo = Element.button("undo") { session.undo() }
    redo = Element.button("redo") { session.redo() }
    Element.button("new-game") { session.newGame() }
    Element.button("result") { session.showResult() }
    Element.button("open-game") { session.askForGame() }
    mode = RadioGroup("mode", ["random", "determ"]) { session.choose($0 == 0 ? .random : .determ) }
    BoardDrag(Element.named("panel-board"), board: board, session: session).begin()
  }

  func draw() {
    board.show(
      session.game, effect: session.lastEffect, isFresh: shownDealCount != session.dealCount,
      isStill: shownDealCount == 0 && isDrawnBefore)
    shownDealCount = session.dealCount
    board.show(session.blockedMove)
    board.showFace(of: session.firstTile)
    drawTip()
    score.setText(DecimalText.grouped(session.game.score))
    best.setText(session.bestText)
    if session.isDuel || showsRace { drawRace(session.rivalLine) }
    goal.show(session.goalBesideScore)
    title.setText(session.heading)
    undo.setProperty("disabled", !session.canUndo)
    redo.setProperty("disabled", !session.canRedo)
    mode.select(session.mode == .random ? 0 : 1)
    over.setProperty("hidden", !session.isOver)
    board.setGrayed(session.isOver)
    board.setDarkened(session.isInDanger)
    coach.draw()
  }

  /// Shows the text below the board and, if it offers sound, buttons that answer it.
  private func drawTip() {
    guard !session.offersSound || !offersSound else { return }
    if offersSound { tip.removeChildren() }
    offersSound = session.offersSound
    tip.setText(session.tip ?? "")
    // The status says the hint, so that screen readers don't say it twice.
    tip.setAttribute("aria-hidden", session.hint?.advice == nil ? nil : "true")
    guard offersSound else { return }
    for isOn in [true, false] {
      let button = Element.makeButton(isOn ? "On" : "No")
      button.setAttribute("aria-label", isOn ? "Sound on" : "No sound")
      button.listen("click") { [session] _ in
        session.answerSoundOffer(isOn)
        Element.named("board").call("focus")
      }
      tip.append(button)
    }
  }

  /// Shows the friend's score after the same number of moves in place of the player's best score, and compares it with
  /// the player's score by thin bars. If `line` is `nil`, hides the bars and the friend's score.
  private func drawRace(_ line: TriplesSession.RivalLine?) {
    showsRace = line != nil
    race.setProperty("hidden", line == nil)
    bestTitle.setText(line == nil ? "Best" : "Friend")
    guard let line else { return }
    best.setText(line.text)
    race.setAttribute("aria-label", line.spokenText)
    race.setStyle("--own", line.ownLength.description)
    race.setStyle("--friend", line.length.description)
  }
}

/// The next goal. Replaces the best score while the player plays a level.
private final class GoalView {
  private let best = Element.named("best-figure")
  private let figure = Element.named("goal-figure")
  private let medal = Element.named("goal-medal")
  private let label = Element.named("goal-label")
  private let text = Element.named("goal")
  private var shownGoal: TriplesSession.Goal?

  func show(_ goal: TriplesSession.Goal?) {
    guard goal != shownGoal else { return }
    shownGoal = goal
    best.setProperty("hidden", goal != nil)
    figure.setProperty("hidden", goal == nil)
    guard let goal else { return }
    label.setText(goal.label)
    text.setText(goal.text)
    text.toggleClass("words", goal.consistsOfWords)
    medal.setAttribute("data-state", goal.medal?.styleName ?? "played")
    figure.toggleClass("reached", goal.isReached)
  }
}

extension TriplesSession: DraggableBoard {}
