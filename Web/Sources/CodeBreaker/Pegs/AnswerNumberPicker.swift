import CodeBreakerModel
import DOM
import NumberedGame
import WebSupport

/// One number of an answer, as radio buttons.
public final class AnswerNumberPicker {
  private let container: Element
  private let inputs: [Element]
  private let labels: [Element]
  private let group: RadioGroup

  /// Creates the buttons in the element with the given ID. `choose` receives the number.
  public init(_ id: String, choose: @escaping (Int) -> Void) {
    let container = Element.named(id)
    var inputs: [Element] = []
    var labels: [Element] = []
    for number in 0...GameSetup.pegCounts.upperBound {
      let label = Element.make("label")
      let input = Element.make("input")
      input.setAttribute("type", "radio")
      input.setAttribute("name", id)
      input.setAttribute("id", "\(id)-\(number)")
      label.append(input)
      label.append(Element.make("span", text: number.description))
      container.append(label)
      inputs.append(input)
      labels.append(label)
    }
    self.container = container
    self.inputs = inputs
    self.labels = labels
    group = RadioGroup(id, inputs.indices.map { $0.description }, leavesKeys: true, choose: choose)
  }

  /// Selects the number `selection`, or no number if it's `nil`. Hides the numbers above `maxNumber`, and disables
  /// those for which `isEnabled` returns `false`.
  public func show(_ selection: Int?, maxNumber: Int, isEnabled: (Int) -> Bool) {
    container.toggleClass("many", maxNumber > 5)
    for (number, input) in inputs.enumerated() {
      labels[number].setProperty("hidden", number > maxNumber)
      input.setProperty("disabled", number > maxNumber || !isEnabled(number))
    }
    group.select(selection)
  }
}
