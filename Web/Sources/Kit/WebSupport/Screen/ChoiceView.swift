import DOM
import NumberedGame
import PlaySupport

/// A menu with its label. While the options stay, the menu keeps its focus and stays open.
final class ChoiceView {
  private let text = Element.make("span")
  private let menu = Element.make("select")
  private var choice: Choice

  init(_ label: Element, _ choice: Choice, _ actor: ScreenActor) {
    self.choice = Choice("", [], selected: 0, action: choice.action)
    label.append(text)
    label.append(menu)
    menu.listen("change") { [self] _ in
      guard let index = DecimalText.read(menu.valueBytes), index < Int64(self.choice.options.count) else { return }
      actor.perform(.action(self.choice.action.at(Int(index)), text: []))
    }
  }

  func show(_ new: Choice) {
    text.setText(new.label + " ")
    if new.options != choice.options { Menu.fill(menu, new.options) }
    menu.value = new.selected.description
    choice = new
  }
}
