import NumberedGame

extension TriplesSession {
  /// What stands over the screen and waits for an answer.
  public enum PopUp: Sendable {
    /// The game has ended.
    case ended(EndedGame)
    /// The player is asked for the number of a game to open. `problem` says what is wrong with the latest answer.
    case openGame(problem: String?)
  }
}

extension TriplesSession.PopUp: Equatable {
  /// Whether both are the same. Their texts are compared byte for byte: comparing `String`s would need Unicode tables in
  /// the browser.
  public static func == (left: TriplesSession.PopUp, right: TriplesSession.PopUp) -> Bool {
    switch (left, right) {
    case (.ended(let left), .ended(let right)): left == right
    case (.openGame(let left), .openGame(let right)): left?.utf8Bytes == right?.utf8Bytes
    case (.ended, .openGame), (.openGame, .ended): false
    }
  }
}
