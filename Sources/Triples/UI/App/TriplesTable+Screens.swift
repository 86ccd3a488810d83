import AppSupport
import PlaySupport
import TriplesSession

/// What can be open over the table that its session knows nothing of, one at a time.
enum OpenedScreen {
  /// The notebook.
  case practice(PracticeScreen<TriplesPractice>)
  /// The lesson.
  case lesson(LessonScreen<TriplesLesson>)
  /// Any board.
  case ownBoard(SessionScreen<OwnBoardSession>)

  /// The sheet that shows it.
  var sheet: Sheet {
    switch self {
    case .practice: .practice
    case .lesson: .lesson
    case .ownBoard: .ownBoard
    }
  }
}

// What the table has beside its games: practice, the lesson, and any board.
extension TriplesTable {
  /// The practice, as long as it is open.
  var practice: PracticeScreen<TriplesPractice>? {
    if case .practice(let screen) = opened { screen } else { nil }
  }

  /// The lesson, as long as it is open.
  var lesson: LessonScreen<TriplesLesson>? {
    if case .lesson(let screen) = opened { screen } else { nil }
  }

  /// The board that is set up, as long as it is open.
  var ownBoard: SessionScreen<OwnBoardSession>? {
    if case .ownBoard(let screen) = opened { screen } else { nil }
  }

  /// Opens the notebook, over whatever is there.
  func openPractice() {
    open { .practice(PracticeScreen(session.environment, coach: answer)) }
  }

  /// Opens the lesson, over whatever is there.
  func openLesson() {
    isNewcomer = false
    open { .lesson(LessonScreen(session.environment)) }
  }

  /// Opens the board that is set up, over whatever is there.
  func openBoard() {
    open { .ownBoard(SessionScreen(OwnBoardSession(environment: session.environment), coach: boardAnswer)) }
  }

  private func open(_ screen: () -> OpenedScreen) {
    guard opened == nil else { return }
    opened = screen()
    screenChanged()
  }

  /// Puts away what is open; what was judged or made there is kept.
  func closeOpened() {
    guard let opened else { return }
    switch opened {
    case .practice(let screen): screen.close()
    case .ownBoard(let screen): screen.close()
    case .lesson: break
    }
    self.opened = nil
    screenChanged()
  }

  /// Opens the board of a link.
  ///
  /// - Returns: whether the address is one of a board.
  func opensBoard(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "board/".utf8) else { return false }
    openBoard()
    ownBoard?.session.open(address: address)
    return true
  }

  // MARK: The offer

  /// Whether the lesson is offered: to who has never played, until either answer or a first move.
  var offersLesson: Bool {
    let session = session
    return isNewcomer && opened == nil && !showsToday && session.day == nil && session.popUp == nil
      && session.challenge == nil && !session.canUndo
  }

  /// Puts the offer away: the player plays at once.
  func declineLesson() {
    isNewcomer = false
    screenChanged()
  }
}
