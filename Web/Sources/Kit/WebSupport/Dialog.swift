import DOM
import NumberedGame

/// One of the page's `dialog` elements: modal, and closed only by the session, never by the browser alone.
public final class Dialog {
  private let element: Element
  private let first: Element?
  private var isOpen = false

  /// Makes a dialog of the element with an `id`.
  ///
  /// - Parameters:
  ///   - first: the `id` of the element in it that has the keyboard when it opens, unless the browser is to choose.
  ///   - cancel: the `id` of the button that does what Escape does, if there is one.
  ///   - dismiss: is called when the player presses Escape or the back gesture of the system.
  public init(_ id: String, first: String? = nil, cancel: String? = nil, dismiss: @escaping () -> Void) {
    element = Part.named(id)
    self.first = first.map { Part.named($0) }
    if let cancel { Part.button(cancel, dismiss) }
    element.listen("cancel") { event in
      event.preventDefault()
      dismiss()
    }
    // A browser may close a dialog in spite of that when it is asked twice; the session has the last word. The event comes
    // late: if the dialog has been opened again meanwhile, it is about the time before.
    element.listen("close") { [self] _ in
      if isOpen, !element.property("open") {
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
    if isShown { first?.call("focus") }
    return isShown
  }
}
