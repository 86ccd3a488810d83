extension CodeBreakerSession {
  struct Display {
    var isVisible = true

    /// Whether the end of a game is animated before its result is shown.
    var showsMotion = false

    /// Whether hints are shown beside the board, so that the player can change the guess while they are open.
    var showsHintsBeside = false
  }
}
