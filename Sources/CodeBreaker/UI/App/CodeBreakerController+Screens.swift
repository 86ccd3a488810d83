import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import PlaySupport

/// A screen with a separate session that covers the game. At most one is open.
enum OpenedScreen {
  /// Practice with positions from the notebook.
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

  /// Updates the screen's session when the player's preference for more contrast changes.
  @MainActor func contrastChanged(_ prefersContrast: Bool) {
    switch self {
    case .board(let screen): screen.session.contrastChanged(prefersContrast)
    case .codemaker(let screen): screen.session.contrastChanged(prefersContrast)
    // These screens get the setting from the game's session.
    case .practice, .lesson: break
    }
  }

  /// Stops the screen's work. What the player entered and the coach's results stay stored.
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
  /// The practice screen, or `nil` if it isn't open.
  var practice: PracticeScreen<CodeBreakerPractice>? {
    if case .practice(let screen) = opened { screen } else { nil }
  }

  /// The screen of the player's own board, or `nil` if it isn't open.
  var board: OwnBoardScreen? {
    if case .board(let screen) = opened { screen } else { nil }
  }

  /// The screen of a code that the player sets, or `nil` if it isn't open.
  var codemaker: CodemakerScreen? {
    if case .codemaker(let screen) = opened { screen } else { nil }
  }

  /// The lesson screen, or `nil` if it isn't open.
  var lesson: LessonScreen<CodeBreakerLesson>? {
    if case .lesson(let screen) = opened { screen } else { nil }
  }

  func openPractice() {
    open { .practice(PracticeScreen(session.environment, coach: answer)) }
  }

  func openBoard() {
    open { .board(OwnBoardScreen(session.environment, coach: boardAnswer)) }
  }

  func openCodemaker() {
    open { .codemaker(CodemakerScreen(session.environment, coach: boardAnswer)) }
  }

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

  func closeOpened() {
    guard let opened else { return }
    opened.close()
    self.opened = nil
    screenChanged()
  }

  /// Opens the board in a link.
  ///
  /// - Returns: Whether the address contains a board. If that board is invalid, its screen shows a notice.
  func opensBoard(_ address: [UInt8]) -> Bool {
    guard address.starts(with: "assist/".utf8) else { return false }
    openBoard()
    board?.session.open(address: address)
    return true
  }

  // MARK: The offer

  /// Whether to offer the lesson: to a new player, until the player answers the offer or makes an attempt.
  var offersLesson: Bool {
    let session = session
    return isNewcomer && opened == nil && !showsToday && session.day == nil && session.popUp == nil
      && session.attempts.isEmpty
  }

  /// Dismisses the offer of the lesson.
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
