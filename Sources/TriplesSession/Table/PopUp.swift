/// What stands over the screen and waits for an answer.
public enum PopUp: Sendable {
  /// The game has ended.
  case ended(EndedGame)
  /// The player is asked for the number of a game to open. `problem` says what is wrong with the latest answer.
  case openGame(problem: String?)
}
