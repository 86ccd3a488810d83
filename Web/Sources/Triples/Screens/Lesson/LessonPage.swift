import DOM
import NumberedGame
import PlaySupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

final class LessonPage {
  // The page lasts as long as the program. Access is safe, because the program has one thread.
  nonisolated(unsafe) static let shared = LessonPage()

  private let lesson = TriplesLesson(environment: .browser)
  private let board = BoardView(Element.named("board"))
  private let tip = Element.named("tip")
  private var moves: [(direction: Direction, button: Element, label: Element)] = []
  private var view: LessonView<TriplesLesson>?
  private var shownStepIndex: Int?
  private var shownBlockedMoveNumber = 0

  func begin() {
    let lesson = lesson
    view = LessonView(lesson, draw: { [self] in draw() })
    moves = Direction.allCases.map { direction in
      let button = Element.button("move-\(direction.name)") { lesson.move(direction) }
      return (direction, button, button.find("span") ?? Element.make("i"))
    }
    BoardDrag(Element.named("stage"), board: board, session: lesson).begin()
    Window.listen("keydown") { event in
      guard let direction = event.moveDirection, lesson.acceptsMoves else { return }
      lesson.move(direction)
      event.preventDefault()
    }
    draw()
  }

  private func draw() {
    let core = lesson.core
    view?.draw()
    board.show(lesson.game, effect: core.state.effect, isFresh: shownStepIndex != core.stepIndex)
    shownStepIndex = core.stepIndex
    board.point(best: lesson.bestMove)
    if let blockedMove = core.state.blockedMove, blockedMove.number != shownBlockedMoveNumber {
      board.showBlockedMove(blockedMove)
    }
    shownBlockedMoveNumber = core.state.blockedMove?.number ?? 0
    tip.setText(lesson.tip)
    tip.setProperty("hidden", lesson.tip.isEmpty)
    for (direction, button, label) in moves {
      let (shown, spokenText, isBest) = lesson.label(of: direction)
      label.setText(shown)
      button.setAttribute("aria-label", spokenText)
      button.toggleClass("best", isBest)
      button.setProperty("disabled", !lesson.acceptsMoves)
    }
  }
}

extension TriplesLesson: BoardSession {}
