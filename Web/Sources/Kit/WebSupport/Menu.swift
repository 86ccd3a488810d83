import DOM
import NumberedGame

/// A `select` element of the page.
public final class Menu {
  private let element: Element
  private var count = 0

  /// Fills the element with the given ID with choices. `choose` gets the index of the player's choice.
  public init(_ id: String, _ labels: [String], choose: @escaping (Int) -> Void) {
    let element = Element.named(id)
    self.element = element
    fill(labels)
    element.listen("change") { [self] _ in
      guard let index = DecimalText.read(element.valueBytes), index < Int64(count) else { return }
      choose(Int(index))
    }
  }

  /// Replaces the choices.
  public func fill(_ labels: [String]) {
    count = labels.count
    Self.fill(element, labels)
  }

  /// Replaces the choices of a `select` element. The value of each choice is its position.
  static func fill(_ element: Element, _ labels: [String]) {
    element.fill(
      labels.enumerated().map { index, label in
        let option = Element.make("option", text: label)
        option.setAttribute("value", index.description)
        return option
      })
  }

  /// Selects the choice at an index.
  public func select(_ index: Int) {
    element.value = index.description
  }
}
