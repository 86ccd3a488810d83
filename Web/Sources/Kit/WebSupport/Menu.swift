import DOM
import GameCore

/// A `select` element of the page.
public final class Menu {
  private let element: Element

  /// Fills the element with the given ID with choices. `choose` gets the index of the player's choice.
  public init(_ id: String, _ labels: [String], choose: @escaping (Int) -> Void) {
    element = Element.named(id)
    Self.fill(element, labels)
    element.listen("change") { [element] _ in
      guard let index = DecimalText.read(element.valueBytes), index < Int64(labels.count) else { return }
      choose(Int(index))
    }
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
