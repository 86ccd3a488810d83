import CodeBreakerModel
import DOM
import NumberedGame
import WebSupport

/// One number of an answer, as radio buttons.
public final class AnswerNumberPicker {
  private let container: Element
  private let choices: [(label: Element, input: Element)]
  private let group: RadioGroup

  /// Creates the buttons in the element with the given ID. `choose` receives the number.
  public init(_ id: String, choose: @escaping (Int) -> Void) {
    container = Element.named(id)
    choices = (0...GameSetup.pegCounts.upperBound).map { number in
      let input = Element.make("input")
      input.setAttribute("type", "radio")
      input.setAttribute("name", id)
      input.setAttribute("id", "\(id)-\(number)")
      return (Element.make("label", containing: [input, Element.make("span", text: number.description)]), input)
    }
    container.fill(choices.map { $0.label })
    group = RadioGroup(id, choices.indices.map { $0.description }, leavesKeys: true, choose: choose)
  }

  /// Selects the number `selection`, or no number if it's `nil`. Hides the numbers above `maxNumber`, and disables
  /// those for which `isEnabled` returns `false`.
  public func show(_ selection: Int?, maxNumber: Int, isEnabled: (Int) -> Bool) {
    container.toggleClass("many", maxNumber > 5)
    for (number, choice) in choices.enumerated() {
      choice.label.setProperty("hidden", number > maxNumber)
      choice.input.setProperty("disabled", number > maxNumber || !isEnabled(number))
    }
    group.select(selection)
  }
}
