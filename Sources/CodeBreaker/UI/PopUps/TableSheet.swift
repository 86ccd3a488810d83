import CodeBreakerSession

/// What covers the table as a sheet, if anything does. Whatever has been answered or told in it, it is the same sheet.
enum TableSheet: Identifiable {
  /// The question for the next game, with what has been answered so far.
  case newGame(CodeBreakerSession.NewGameForm)
  /// The coach's hints.
  case hint
  /// The review of the game.
  case review

  var id: String {
    switch self {
    case .newGame: "new game"
    case .hint: "hint"
    case .review: "review"
    }
  }

  /// The sheet that a session asks for.
  init?(_ session: CodeBreakerSession) {
    switch session.popUp {
    case .newGame(let form): self = .newGame(form)
    case .hint: self = .hint
    case nil where session.isReviewOpen: self = .review
    case .ended, .confirmGiveUp, nil: return nil
    }
  }

  /// Puts the sheet away, as the player does who swipes it down.
  func dismiss(in session: CodeBreakerSession) {
    switch self {
    case .newGame, .hint: session.closePopUp()
    case .review: session.closeReview()
    }
  }
}
