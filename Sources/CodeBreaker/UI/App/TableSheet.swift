import AppSupport
import CodeBreakerSession

/// What covers the table as a sheet, if anything does, with all that it shows: while it slides away, SwiftUI goes on
/// showing what it was given last, and the table may have another game by then. Whatever has been answered or told in it, it
/// is the same sheet.
enum TableSheet: Identifiable {
  /// The question for the next game, with what has been answered so far.
  case newGame(CodeBreakerSession.NewGameForm)
  /// The coach's hints.
  case hint(HintPage)
  /// The review of the game.
  case review(ReviewPage)
  /// The player's game and a friend's side by side.
  case duel(DuelPage)
  /// What has a session of its own.
  case opened(OpenedScreen)

  var id: String {
    switch self {
    case .newGame: "new game"
    case .hint: "hint"
    case .review: "review"
    case .duel: "duel"
    case .opened(let screen): screen.id
    }
  }

  /// The sheet that a session asks for.
  init?(_ session: CodeBreakerSession) {
    switch session.popUp {
    case .newGame(let form): self = .newGame(form)
    case .hint: self = .hint(HintPage(session))
    case .ended, .confirmGiveUp: return nil
    case nil:
      if session.isDuelOpen, let duel = session.duel {
        self = .duel(DuelPage(duel, session))
      } else if session.isReviewOpen {
        self = .review(ReviewPage(session))
      } else {
        return nil
      }
    }
  }

  /// Puts the sheet away, as the player does who swipes it down.
  func dismiss(in session: CodeBreakerSession) {
    switch self {
    case .newGame, .hint: session.closePopUp()
    case .review: session.closeReview()
    case .duel: session.closeDuel()
    case .opened: break
    }
  }
}
