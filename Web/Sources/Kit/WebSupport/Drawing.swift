import DOM

/// Draws the page once per frame, however many changes there are. Most event handlers only change the session, so they
/// never make the browser lay out a page that is only partly updated. Drags also move what the pointer holds.
public enum Drawing {
  // The page lasts as long as the program. Access is safe, because the program has one thread.
  nonisolated(unsafe) private static var draw: () -> Void = {}
  nonisolated(unsafe) private static var afterDrawing: () -> Void = {}
  nonisolated(unsafe) private static var isDue = false

  /// Sets the closure that draws the page, and `afterDrawing`, which starts the session's requests after each drawing.
  static func begin(_ draw: @escaping () -> Void, afterDrawing: @escaping () -> Void) {
    self.draw = draw
    self.afterDrawing = afterDrawing
  }

  /// Draws before the next frame. A hidden page has no frames but may need to ask the coach, so it draws at once.
  static func schedule() {
    let isAwaited = isDue
    isDue = true
    if Window.isHidden { return flush() }
    if !isAwaited { Window.onNextFrame { _ in flush() } }
  }

  /// Draws pending changes at once. Call this method before you use a new element, such as to focus it.
  public static func flush() {
    guard isDue else { return }
    isDue = false
    draw()
    afterDrawing()
  }
}
