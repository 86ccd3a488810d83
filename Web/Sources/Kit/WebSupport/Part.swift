import DOM
import NumberedGame

/// The elements that a page's HTML is sure to have.
public enum Part {
  /// The element with an `id`. Should the page lack it, an element that is nowhere: nothing is seen, nothing breaks.
  public static func named(_ id: String) -> Element {
    Element.find(id: id) ?? Element.make("i")
  }

  /// The button with an `id`, of which the closure is called when it is pressed.
  @discardableResult
  public static func button(_ id: String, _ press: @escaping () -> Void) -> Element {
    let button = named(id)
    button.listen("click") { _ in press() }
    return button
  }
}
