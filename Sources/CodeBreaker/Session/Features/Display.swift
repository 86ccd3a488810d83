extension CodeBreakerSession {
  struct Display {
    var isVisible = true

    /// Whether the device is set to more contrast or to forced colors.
    var prefersContrast = false

    /// Whether the end of a game is animated before its result is shown.
    var showsMotion = false
  }
}
