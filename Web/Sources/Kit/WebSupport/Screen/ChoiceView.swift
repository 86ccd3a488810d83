import DOM
import GameCore
import SessionSupport

/// A menu or radio buttons with a label. While the options stay the same, the focus stays, and an open menu stays open.
final class ChoiceView {
  private let text = Element.make("span")
  private let options: Element
  private let id: BlockID
  private let actionHandler: ScreenActionHandler
  private var buttons: [Element] = []
  private var choice: Choice

  /// Adds the elements to `container`, which must be an empty `fieldset` if the choice is segmented, or an empty
  /// `label` otherwise. The block `ID-note`, if there is one, describes the choice to screen readers. `sign` is a picture
  /// before the label.
  init(
    _ container: Element, _ id: BlockID, _ choice: Choice, _ sign: Element? = nil, _ actionHandler: ScreenActionHandler
  ) {
    self.choice = Choice("", [], selectedIndex: 0, action: choice.action)
    self.id = id
    self.actionHandler = actionHandler
    if choice.isSegmented {
      options = Element.make("div", "segmented")
      container.append(Element.make("legend", containing: sign.map { [$0, text] } ?? [text]))
    } else {
      options = Element.make("select")
      options.setAttribute("id", "\(id.text)-options")
      container.append(text)
      options.listen("change") { [self] _ in select(DecimalText.read(options.valueBytes).map { Int($0) }) }
    }
    (choice.isSegmented ? container : options).setAttribute("aria-describedby", "\(id.text)-note")
    container.append(options)
  }

  func show(_ new: Choice) {
    text.setText(new.label + " ")
    if new.options != choice.options {
      if new.isSegmented { fill(new) } else { Menu.fill(options, new.options) }
    }
    if new.isSegmented {
      for (index, button) in buttons.enumerated() {
        button.setProperty("checked", index == new.selectedIndex)
        button.setProperty("disabled", new.disabledIndexes.contains(index))
      }
    } else {
      options.value = new.selectedIndex.description
    }
    choice = new
  }

  private func select(_ index: Int?) {
    guard let index, choice.options.indices.contains(index) else { return }
    actionHandler.perform(choice.action.withIndex(index), [])
    // The browser has selected the option even if the source refuses it. Then nothing is drawn.
    Drawing.flush()
    show(choice)
  }

  private func fill(_ new: Choice) {
    buttons = []
    options.fill(
      new.options.enumerated().map { index, option in
        let button = Element.make("input")
        button.setAttribute("type", "radio")
        button.setAttribute("name", "\(id.text)-choice")
        button.listen("change") { [self] _ in select(index) }
        if index == 0 { button.setAttribute("aria-label", new.firstSpokenText) }
        // Keys of the screen need the arrow keys.
        if new.key != nil { button.blurAfterPointerPress() }
        buttons.append(button)
        return Element.make("label", containing: [button, Element.make("span", text: option)])
      })
  }
}
