import AppSupport
import GameCore
import SessionSupport
import TriplesModel
import TriplesSession

extension TriplesController {
  static var newcomerPreview: TriplesController {
    let environment = PlayEnvironment(storage: MemoryStorage().storage, now: { 1_700_000_000 }, random: { 7 })
    let controller = TriplesController(session: TriplesSession(environment: environment))
    controller.isPlayerNew = true
    return controller
  }

  static var lessonHintPreview: TriplesController {
    let controller = preview()
    controller.openLesson()
    guard let core = controller.lesson?.lesson.core else { return controller }
    while core.step != .hint {
      while core.stage == .asking, let direction = core.step.expectedAction(at: core.state) { core.play(direction) }
      guard core.canAdvance else { break }
      core.advance()
    }
    return controller
  }

  static var ownBoardPreview: TriplesController {
    let controller = preview()
    controller.open(search: [], address: Array("board/1/1,0,0,2/0,3,0,3/12,0,6,0/192,48,24,12".utf8))
    return controller
  }
}
