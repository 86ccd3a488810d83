import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

/// What can be open over the table that its session knows nothing of, one at a time.
enum OpenedScreen {
  /// The notebook.
  case practice(PracticeScreen<CodeBreakerPractice>)
  /// The board of one's own.
  case board(OwnBoardScreen)
  /// A code that the player sets.
  case setter(SetterScreen)
  /// The lesson.
  case lesson(LessonScreen<CodeBreakerLesson>)

  var id: String {
    switch self {
    case .practice: "practice"
    case .board: "board"
    case .setter: "set"
    case .lesson: "lesson"
    }
  }

  /// Tells it that the player wants more contrast, or no longer does.
  @MainActor func contrastChanged(_ prefersContrast: Bool) {
    switch self {
    case .board(let screen): screen.session.contrastChanged(prefersContrast)
    case .setter(let screen): screen.session.contrastChanged(prefersContrast)
    // These ask the table.
    case .practice, .lesson: break
    }
  }

  /// Ends what goes on there; what was judged or made is kept.
  @MainActor func close() {
    switch self {
    case .practice(let screen): screen.close()
    case .board(let screen): screen.close()
    case .setter(let screen): screen.close()
    case .lesson: break
    }
  }
}

// What the table has beside its games: practice, the board of one's own, a code that the player sets, and the lesson.
extension CodeBreakerTable {
  /// The practice, as long as it is open.
  var practice: PracticeScreen<CodeBreakerPractice>? {
    if case .practice(let screen) = opened { screen } else { nil }
  }

  /// The board of one's own, as long as it is open.
  var board: OwnBoardScreen? {
    if case .board(let screen) = opened { screen } else { nil }
  }

  /// The code that the player sets, as long as that is open.
  var setter: SetterScreen? {
    if case .setter(let screen) = opened { screen } else { nil }
  }

  /// The lesson, as long as it is open.
  var lesson: LessonScreen<CodeBreakerLesson>? {
    if case .lesson(let screen) = opened { screen } else { nil }
  }

  /// Opens the notebook, over whatever is there.
  func openPractice() {
    open { .practice(PracticeScreen(session.environment, coach: answer)) }
  }

  /// Opens the board of one's own, over whatever is there.
  func openBoard() {
    open { .board(OwnBoardScreen(session.environment, coach: boardAnswer)) }
  }

  /// Opens the code that the player sets, over whatever is there.
  func openSetter() {
    open { .setter(SetterScreen(session.environment, coach: boardAnswer)) }
  }

  /// Opens the lesson, over whatever is there.
  func openLesson() {
    isNewcomer = false
    open { .lesson(LessonScreen(session.environment)) }
  }

  private func open(_ screen: () -> OpenedScreen) {
    guard opened == nil else { return }
    opened = screen()
    opened?.contrastChanged(prefersContrast)
    screenChanged()
  }

  /// Puts away what is open.
  func closeOpened() {
    guard let opened else { return }
    opened.close()
    self.opened = nil
    screenChanged()
  }

  /// Opens the board of a link.
  ///
  /// - Returns: whether the address is one of a board.
  func opensBoard(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "assist/".utf8) else { return false }
    openBoard()
    board?.session.open(address: address)
    return true
  }

  // MARK: The offer

  /// Whether the lesson is offered: to who has never played, until either answer or a first attempt.
  var offersLesson: Bool {
    let session = session
    return isNewcomer && opened == nil && !showsToday && session.day == nil && session.popUp == nil
      && session.attempts.isEmpty
  }

  /// Puts the offer away: the player plays at once.
  func declineLesson() {
    isNewcomer = false
    screenChanged()
  }

  // MARK: Letters

  /// Whether color pegs of a theme carry letters.
  func showsLetters(on theme: Theme) -> Bool {
    letters.shows(on: theme, prefersContrast: prefersContrast)
  }
}
