import DOM
import NumberedGame

/// A `select` element of the page, of which one choice is shown.
public final class Menu {
  private let element: Element
  private var count = 0

  /// Fills the element with an `id` with choices.
  ///
  /// - Parameters:
  ///   - labels: the choices, first to last.
  ///   - choose: is called with the place of the one that the player chose.
  public init(_ id: String, _ labels: [String], choose: @escaping (Int) -> Void) {
    let element = Part.named(id)
    self.element = element
    fill(labels)
    element.listen("change") { [self] _ in
      guard let index = DecimalText.read(element.valueBytes), index < Int64(count) else { return }
      choose(Int(index))
    }
  }

  /// Puts other choices in the place of those that there are.
  public func fill(_ labels: [String]) {
    count = labels.count
    element.fill(
      labels.enumerated().map { index, label in
        let option = Make.element("option", text: label)
        option.setAttribute("value", index.description)
        return option
      })
  }

  /// Shows a choice, by its place, as chosen.
  public func show(_ index: Int) {
    element.value = index.description
  }
}
