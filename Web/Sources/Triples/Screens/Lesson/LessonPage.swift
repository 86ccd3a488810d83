import DOM
import GameCore
import SessionSupport
import TriplesBoard
import TriplesModel
import TriplesSession
import WebSupport

final class LessonPage {
  private let view = LessonView<TriplesLesson>(draw: { _, _ in })
  private let lesson: TriplesLesson
  private let board = BoardView(Element.named("board"))
  private let moves: [MoveButton]
  private var shownBeginCount: Int?

  init() {
    let lesson = view.lesson
    self.lesson = lesson
    moves = MoveButton.all { lesson.move($0) }
  }

  func begin() {
    BoardDrag(Element.named("stage"), board: board, session: lesson).begin()
    Window.listen("keydown") { [lesson] event in
      guard let direction = event.moveDirection, lesson.acceptsMoves else { return }
      lesson.move(direction)
      event.preventDefault()
    }
    view.begin { [self] in draw() }
  }

  private func draw() {
    let core = lesson.core
    board.show(lesson.game, effect: core.state.effect, isFresh: shownBeginCount != core.beginCount)
    shownBeginCount = core.beginCount
    board.point(best: lesson.bestMove)
    board.show(core.state.blockedMove)
    for move in moves {
      move.show(lesson.label(of: move.direction))
      move.element.setProperty("disabled", !lesson.acceptsMoves)
    }
  }
}

extension TriplesLesson: DraggableBoard {}
