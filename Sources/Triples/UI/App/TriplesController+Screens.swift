import AppSupport
import PlaySupport
import TriplesSession

/// A screen over the game that isn't part of the game's session. Only one is open at a time.
enum OpenedScreen {
  case practice(PracticeScreen<TriplesPractice>)
  case lesson(LessonScreen<TriplesLesson>)
  case ownBoard(SessionScreen<OwnBoardSession>)

  var sheet: Sheet {
    switch self {
    case .practice: .practice
    case .lesson: .lesson
    case .ownBoard: .ownBoard
    }
  }
}

extension TriplesController {
  var practice: PracticeScreen<TriplesPractice>? {
    if case .practice(let screen) = openedScreen { screen } else { nil }
  }

  var lesson: LessonScreen<TriplesLesson>? {
    if case .lesson(let screen) = openedScreen { screen } else { nil }
  }

  var ownBoard: SessionScreen<OwnBoardSession>? {
    if case .ownBoard(let screen) = openedScreen { screen } else { nil }
  }

  func openPractice() {
    open { .practice(PracticeScreen(session.environment, coach: coach)) }
  }

  func openLesson() {
    isPlayerNew = false
    open { .lesson(LessonScreen(session.environment)) }
  }

  func openOwnBoard() {
    open { .ownBoard(SessionScreen(OwnBoardSession(environment: session.environment), coach: boardCoach)) }
  }

  private func open(_ screen: () -> OpenedScreen) {
    guard openedScreen == nil else { return }
    openedScreen = screen()
    redrawViews()
  }

  /// Closes the open screen, and stores the results of practice.
  func closeOpenedScreen() {
    guard let openedScreen else { return }
    switch openedScreen {
    case .practice(let screen): screen.close()
    case .ownBoard(let screen): screen.close()
    case .lesson: break
    }
    self.openedScreen = nil
    redrawViews()
  }

  /// Opens the board in a link. Returns whether the link leads to a board.
  func openOwnBoard(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "board/".utf8) else { return false }
    openOwnBoard()
    ownBoard?.session.open(address: address)
    return true
  }

  // MARK: Lesson offer

  /// Whether to offer the lesson to a new player. The offer ends with the player's answer or first move.
  var offersLesson: Bool {
    let session = session
    return isPlayerNew && openedScreen == nil && !showsToday && session.day == nil && session.popUp == nil
      && session.challenge == nil && !session.canUndo
  }

  func declineLesson() {
    isPlayerNew = false
    redrawViews()
  }
}
