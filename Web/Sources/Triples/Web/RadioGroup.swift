import DOM
import GameCore
import WebSupport

/// A group of radio buttons of the page. A clicked or tapped button loses the focus, because the board uses the arrow keys.
final class RadioGroup {
  private let buttons: [Element]

  /// Creates a group from the elements `PREFIX-NAME`, first to last. `choose` gets the index of the chosen button.
  init(_ prefix: String, _ names: [String], choose: @escaping (Int) -> Void) {
    buttons = names.map { Element.named("\(prefix)-\($0)") }
    for (index, button) in buttons.enumerated() {
      button.listen("change") { _ in choose(index) }
      button.blurAfterPointerPress()
    }
  }

  /// Checks the button at an index, or none if `chosen` is `nil`.
  func select(_ chosen: Int?) {
    for (index, button) in buttons.enumerated() { button.setProperty("checked", index == chosen) }
  }
}
