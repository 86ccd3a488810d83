import AppSupport
import CodeBreakerSession

/// A sheet over the game, with its content, because SwiftUI still draws the sheet during dismissal, when the session
/// may already have another game. The identity doesn't depend on the content.
enum GameSheet: Identifiable {
  case newGame
  case review(CodeBreakerSession.Screen)
  /// The player's game and a friend's, side by side.
  case duel(CodeBreakerSession.Screen)
  case practice(PracticeScreen<CodeBreakerPractice>)
  case board(OwnBoardScreen)
  case codemaker(CodemakerScreen)
  case lesson(LessonScreen<CodeBreakerLesson>)

  var id: String {
    switch self {
    case .newGame: "new game"
    case .review: "review"
    case .duel: "duel"
    case .practice: "practice"
    case .board: "board"
    case .codemaker: "set"
    case .lesson: "lesson"
    }
  }

  init?(_ screen: any SeparateScreen) {
    switch screen {
    case let screen as PracticeScreen<CodeBreakerPractice>: self = .practice(screen)
    case let screen as OwnBoardScreen: self = .board(screen)
    case let screen as CodemakerScreen: self = .codemaker(screen)
    case let screen as LessonScreen<CodeBreakerLesson>: self = .lesson(screen)
    default: return nil
    }
  }

  init?(_ session: CodeBreakerSession) {
    switch session.popUp {
    case .newGame: self = .newGame
    case .ended, .confirmGiveUp, .hint: return nil
    case nil:
      if session.isDuelOpen, let duel = session.duel {
        self = .duel(duel.screen(coachProblem: session.coachProblem))
      } else if let review = session.reviewScreen() {
        self = .review(review)
      } else {
        return nil
      }
    }
  }

  func dismiss(in session: CodeBreakerSession) {
    switch self {
    case .newGame: session.closePopUp()
    case .review: session.closeReview()
    case .duel: session.closeDuel()
    case .practice, .board, .codemaker, .lesson: break
    }
  }
}
