import DOM

/// When the page is drawn: once for each frame of the browser, however often there is something new.
///
/// What answers a key or a finger thereby writes nothing to the page, and nothing is styled or laid out in the middle of it.
public enum Drawing {
  // The page lasts as long as the program, which has one thread.
  nonisolated(unsafe) private static var draw: () -> Void = {}
  nonisolated(unsafe) private static var follow: () -> Void = {}
  nonisolated(unsafe) private static var isDue = false

  /// Says what draws the page, and what starts what the session needs. Drawing itself starts nothing.
  static func begin(_ draw: @escaping () -> Void, follow: @escaping () -> Void) {
    self.draw = draw
    self.follow = follow
  }

  /// Draws before the next frame. A page out of sight has no frames, but it may have a coach to ask, and draws at once.
  static func soon() {
    let isAwaited = isDue
    isDue = true
    if Window.isHidden { return now() }
    if !isAwaited { Window.onNextFrame { _ in now() } }
  }

  /// Draws at once what is to be drawn, for whoever needs it to be there: an element that is to have the keyboard, say.
  public static func now() {
    guard isDue else { return }
    isDue = false
    draw()
    follow()
  }
}
