import DOM
import GameCore

// Where the focus goes when the element that has it disappears or gets disabled.
extension Element {
  /// Returns the button with the given ID. When the player presses it, calls the closure, draws the page, and focuses
  /// the element with the ID `next`, because the button may disappear.
  @discardableResult
  public static func button(_ id: String, thenFocus next: String, _ press: @escaping () -> Void) -> Element {
    button(id) {
      press()
      Drawing.flush()
      named(next).call("focus")
    }
  }

  /// Enables or disables a button. If it has the focus and gets disabled, calls `moveFocus` first.
  public func setEnabled(_ isEnabled: Bool, moveFocus: () -> Void) {
    if !isEnabled, self == Window.activeElement { moveFocus() }
    setProperty("disabled", !isEnabled)
  }

  /// Focuses the element, unless the element that has the focus is still visible, such as a tab.
  public func focusUnlessFocusIsVisible() {
    // A hidden element has no size.
    if let active = Window.activeElement, !active.matches("body"), active.bounds.width > 0 { return }
    call("focus")
  }

  /// Removes the focus from the element after it is clicked or tapped, so that key presses go to the screen.
  public func blurAfterPointerPress() {
    listen("pointerup") { [self] _ in
      // Blur at once, because a key may be pressed before the timer fires. Blur again later, because after a tap, the
      // element gets the focus only then.
      call("blur")
      Window.after(milliseconds: 0) { call("blur") }
    }
  }
}
