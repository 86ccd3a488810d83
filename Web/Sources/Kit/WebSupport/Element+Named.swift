import DOM
import GameCore

// Elements that the page's HTML must contain.
extension Element {
  /// Returns the element with the given ID or, if the page lacks it, a harmless detached element.
  public static func named(_ id: String) -> Element { find(id: id) ?? make("i") }

  /// Returns the button with the given ID, and calls the closure whenever the player presses it.
  @discardableResult
  public static func button(_ id: String, _ press: @escaping () -> Void) -> Element {
    let button = named(id)
    button.listen("click") { _ in press() }
    return button
  }
}
