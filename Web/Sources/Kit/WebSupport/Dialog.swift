import DOM
import GameCore

/// A `dialog` element of the page, usually modal. The session closes it, not the browser: Escape only calls `dismiss`.
public final class Dialog {
  private let element: Element
  private let initialFocus: Element?
  private var isOpen = false
  private var isModal = true

  /// Creates a dialog for the `dialog` element with the given ID. `initialFocus` is the ID of the element that gets the
  /// focus when the dialog opens, or `nil` for the browser's choice. `cancel` is the ID of the button that does what
  /// Escape does, or `nil`. `dismiss` is called when the player presses Escape or uses the system's back gesture.
  public init(_ id: String, initialFocus: String? = nil, cancel: String? = nil, dismiss: @escaping () -> Void) {
    element = Element.named(id)
    self.initialFocus = initialFocus.map { Element.named($0) }
    if let cancel { Element.button(cancel, dismiss) }
    element.listen("cancel") { event in
      event.preventDefault()
      dismiss()
    }
    // If the player presses Escape twice, a browser can close the dialog anyway, so the session must learn of it. The
    // event arrives late: ignore it if the dialog is open again.
    element.listen("close") { [self] _ in
      if isOpen, !element.property("open") {
        isOpen = false
        PressGuard.situationDidChange()
        dismiss()
      }
    }
  }

  /// Opens or closes the dialog, and returns whether the call opened it. If it isn't modal, the page beside it stays
  /// usable, and Escape doesn't call `dismiss`.
  @discardableResult
  public func setOpen(_ isShown: Bool, isModal: Bool = true) -> Bool {
    guard isShown != isOpen || isShown && isModal != self.isModal else { return false }
    if isOpen, isShown { element.call("close") }
    isOpen = isShown
    self.isModal = isModal
    element.call(!isShown ? "close" : isModal ? "showModal" : "show")
    PressGuard.situationDidChange()
    if isShown {
      initialFocus?.call("focus")
    } else {
      // A browser may leave the focus in the closed dialog until it draws. The next key would press a button there.
      element.find(":focus")?.call("blur")
    }
    return isShown
  }
}
