extension CodeBreakerSession {
  /// What stands over the screen and waits for an answer.
  public enum PopUp: Hashable, Sendable {
    /// The game has ended.
    case ended(EndedGame)
    /// The player is asked whether to give up.
    case confirmGiveUp
    /// The coach is asked for hints, which `CodeBreakerSession.hint` holds.
    case hint
    /// The player is choosing the next game.
    case newGame(NewGameForm)
  }
}
