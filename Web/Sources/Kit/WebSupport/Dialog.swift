import DOM

/// One of the page's `dialog` elements: modal, and closed only by the session, never by the browser alone.
public final class Dialog {
  private let element: Element
  private var isOpen = false

  /// Makes a dialog of the element with an `id`.
  ///
  /// - Parameter dismiss: is called when the player presses Escape or the back gesture of the system.
  public init(_ id: String, dismiss: @escaping () -> Void) {
    element = Part.named(id)
    element.listen("cancel") { event in
      event.preventDefault()
      dismiss()
    }
    // A browser may close a dialog in spite of that when it is asked twice; the session has the last word.
    element.listen("close") { [self] _ in
      if isOpen {
        isOpen = false
        dismiss()
      }
    }
  }

  /// Opens or closes the dialog.
  ///
  /// - Returns: whether it has just been opened.
  @discardableResult
  public func show(_ isShown: Bool) -> Bool {
    guard isShown != isOpen else { return false }
    isOpen = isShown
    element.call(isShown ? "showModal" : "close")
    return isShown
  }
}
