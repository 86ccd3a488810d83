import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import SessionSupport

extension CodeBreakerController {
  var practice: PracticeScreen<CodeBreakerPractice>? { openedScreen as? PracticeScreen }

  /// The player's own board, for a game played elsewhere.
  var board: OwnBoardScreen? { openedScreen as? OwnBoardScreen }

  /// A code that the player sets for the coach or a friend.
  var codemaker: CodemakerScreen? { openedScreen as? CodemakerScreen }

  var lesson: LessonScreen<CodeBreakerLesson>? { openedScreen as? LessonScreen }

  func openPractice() {
    present { PracticeScreen<CodeBreakerPractice>(session.environment, coach: coach) }
  }

  func openOwnBoard() {
    present { OwnBoardScreen(session.environment, coach: boardCoach) }
    applyContrast()
  }

  func openCodemaker() {
    present { CodemakerScreen(session.environment, coach: boardCoach) }
    applyContrast()
  }

  /// Applies the player's contrast setting to the sessions that have a setting for letters.
  func applyContrast() {
    session.setPrefersContrast(prefersContrast)
    board?.session.setPrefersContrast(prefersContrast)
    codemaker?.session.setPrefersContrast(prefersContrast)
  }

  func showsLetters(on theme: Theme) -> Bool {
    session.settings.letters.shows(on: theme, prefersContrast: prefersContrast)
  }
}
