import DOM
import NumberedGame

/// A `select` element of the page, of which one choice is shown.
public final class Menu {
  private let element: Element

  /// Fills the element with an `id` with choices.
  ///
  /// - Parameters:
  ///   - labels: the choices, first to last.
  ///   - choose: is called with the place of the one that the player chose.
  public init(_ id: String, _ labels: [String], choose: @escaping (Int) -> Void) {
    let element = Part.named(id)
    self.element = element
    for (index, label) in labels.enumerated() {
      let option = Make.element("option", text: label)
      option.setAttribute("value", index.description)
      element.append(option)
    }
    element.listen("change") { _ in
      guard let index = DecimalText.read(element.valueBytes), labels.indices.contains(Int(index)) else { return }
      choose(Int(index))
    }
  }

  /// Shows a choice, by its place, as chosen.
  public func show(_ index: Int) {
    element.value = index.description
  }
}
