extension CodeBreakerSession {
  /// What a front end has said of its window and its device.
  struct Display {
    /// Whether the window can be seen.
    var isVisible = true

    /// Whether the player has asked the device for more contrast or for colors of its own.
    var prefersContrast = false

    /// Whether the end of a game is watched before it is said how it came out.
    var showsMotion = false
  }
}
