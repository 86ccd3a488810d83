import AppSupport
import CodeBreakerSession

/// A sheet over the game, with its content, because SwiftUI still draws the sheet during dismissal, when the session
/// may already have another game. The identity doesn't depend on the content.
enum GameSheet: Identifiable {
  case newGame
  case review(ReviewPage)
  /// The player's game and a friend's, side by side.
  case duel(CodeBreakerSession.Screen)
  /// A screen with a separate session.
  case openedScreen(OpenedScreen)

  var id: String {
    switch self {
    case .newGame: "new game"
    case .review: "review"
    case .duel: "duel"
    case .openedScreen(let screen): screen.id
    }
  }

  init?(_ session: CodeBreakerSession) {
    switch session.popUp {
    case .newGame: self = .newGame
    case .ended, .confirmGiveUp, .hint: return nil
    case nil:
      if session.isDuelOpen, let duel = session.duel {
        self = .duel(duel.screen(coachProblem: session.coachProblem))
      } else if session.isReviewOpen {
        self = .review(ReviewPage(session))
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
    case .openedScreen: break
    }
  }
}
