import AppSupport
import SessionSupport
import TriplesSession

extension TriplesController {
  var practice: PracticeScreen<TriplesPractice>? { openedScreen as? PracticeScreen }

  var lesson: LessonScreen<TriplesLesson>? { openedScreen as? LessonScreen }

  var ownBoard: SessionScreen<OwnBoardSession>? { openedScreen as? SessionScreen }

  func openPractice() {
    present { PracticeScreen<TriplesPractice>(session.environment, coach: coach) }
  }

  func openOwnBoard() {
    let environment = session.environment
    present {
      SessionScreen(OwnBoardSession(environment: environment), pressTime: environment.pressTime, coach: boardCoach)
    }
  }
}
