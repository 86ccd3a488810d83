extension CodeBreakerSession {
  struct Display {
    var isVisible = true

    /// Whether the end of a game is animated before its result is shown.
    var showsMotion = false
  }
}
