/// A screen over the game that isn't part of the game's session, such as practice or the lesson.
@MainActor
public protocol SeparateScreen: AnyObject {
  /// Stops the screen's work. What the player entered and the coach's results stay stored.
  func close()
}

extension SessionController {
  /// Opens a separate screen, unless one is open.
  public final func present(_ screen: () -> any SeparateScreen) {
    guard openedScreen == nil else { return }
    updateVisibility { openedScreen = screen() }
    redrawViews()
  }

  /// Closes the separate screen.
  public final func closeOpenedScreen() {
    guard let openedScreen else { return }
    openedScreen.close()
    updateVisibility { self.openedScreen = nil }
    redrawViews()
  }

  /// Whether to offer the lesson to a new player. The offer ends with the player's answer or first move.
  public final var offersLesson: Bool {
    let isAtStart = isAtStart
    return isPlayerNew && isAtStart && openedScreen == nil && !showsToday && session.day == nil
  }

  /// Closes the offer of the lesson.
  public final func declineLesson() {
    isPlayerNew = false
    redrawViews()
  }
}
