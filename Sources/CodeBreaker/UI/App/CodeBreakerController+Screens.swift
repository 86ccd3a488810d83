import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

/// A screen that covers the game, with a session of its own. At most one is open.
enum OpenedScreen {
  case practice(PracticeScreen<CodeBreakerPractice>)
  /// The player's own board, for a game played elsewhere.
  case board(OwnBoardScreen)
  /// A code that the player sets for the coach or a friend.
  case codemaker(CodemakerScreen)
  case lesson(LessonScreen<CodeBreakerLesson>)

  var id: String {
    switch self {
    case .practice: "practice"
    case .board: "board"
    case .codemaker: "set"
    case .lesson: "lesson"
    }
  }

  @MainActor func setPrefersContrast(_ prefersContrast: Bool) {
    switch self {
    case .board(let screen): screen.session.setPrefersContrast(prefersContrast)
    case .codemaker(let screen): screen.session.setPrefersContrast(prefersContrast)
    // These screens get the setting from the game's session.
    case .practice, .lesson: break
    }
  }

  /// Stops the screen's work. The player's entries and the coach's results stay stored.
  @MainActor func close() {
    switch self {
    case .practice(let screen): screen.close()
    case .board(let screen): screen.close()
    case .codemaker(let screen): screen.close()
    case .lesson: break
    }
  }
}

extension CodeBreakerController {
  var practice: PracticeScreen<CodeBreakerPractice>? {
    if case .practice(let screen) = openedScreen { screen } else { nil }
  }

  var board: OwnBoardScreen? {
    if case .board(let screen) = openedScreen { screen } else { nil }
  }

  var codemaker: CodemakerScreen? {
    if case .codemaker(let screen) = openedScreen { screen } else { nil }
  }

  var lesson: LessonScreen<CodeBreakerLesson>? {
    if case .lesson(let screen) = openedScreen { screen } else { nil }
  }

  func openPractice() {
    open { .practice(PracticeScreen(session.environment, coach: coach)) }
  }

  func openOwnBoard() {
    open { .board(OwnBoardScreen(session.environment, coach: boardCoach)) }
  }

  func openCodemaker() {
    open { .codemaker(CodemakerScreen(session.environment, coach: boardCoach)) }
  }

  func openLesson() {
    isPlayerNew = false
    open { .lesson(LessonScreen(session.environment)) }
  }

  private func open(_ screen: () -> OpenedScreen) {
    guard openedScreen == nil else { return }
    openedScreen = screen()
    openedScreen?.setPrefersContrast(prefersContrast)
    redrawViews()
  }

  func closeOpenedScreen() {
    guard let openedScreen else { return }
    openedScreen.close()
    self.openedScreen = nil
    redrawViews()
  }

  /// Opens the board in a link, with a notice if the board is invalid. Returns whether the link leads to a board.
  func openOwnBoard(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "assist/".utf8) else { return false }
    openOwnBoard()
    board?.session.open(address: address)
    return true
  }

  // MARK: The offer

  /// Whether to offer the lesson to a new player, who hasn't answered the offer or made an attempt yet.
  var offersLesson: Bool {
    let session = session
    return isPlayerNew && openedScreen == nil && !showsToday && session.day == nil && session.popUp == nil
      && session.attempts.isEmpty
  }

  func declineLesson() {
    isPlayerNew = false
    redrawViews()
  }

  // MARK: Letters

  func showsLetters(on theme: Theme) -> Bool {
    letters.shows(on: theme, prefersContrast: prefersContrast)
  }
}
