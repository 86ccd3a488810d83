import DOM
import NumberedGame

/// A group of radio buttons of the page.
public final class RadioGroup {
  private let buttons: [Element]

  /// Creates a group from the elements `PREFIX-NAME`, first to last. With `leavesKeys`, a clicked or tapped button
  /// loses the focus, because something else uses the arrow keys. `choose` gets the index of the chosen button.
  public init(_ prefix: String, _ names: [String], leavesKeys: Bool = false, choose: @escaping (Int) -> Void) {
    buttons = names.map { Element.named("\(prefix)-\($0)") }
    for (index, button) in buttons.enumerated() {
      button.listen("change") { _ in choose(index) }
      if leavesKeys { button.blurAfterPointerPress() }
    }
  }

  /// Checks the button at an index, or none if `chosen` is `nil`.
  public func select(_ chosen: Int?) {
    for (index, button) in buttons.enumerated() { button.setProperty("checked", index == chosen) }
  }
}

extension Element {
  /// Removes the focus from the element after it is clicked or tapped, so that key presses go to the screen.
  public func blurAfterPointerPress() {
    listen("pointerup") { [self] _ in
      // Blur at once, because a key may be pressed before the timer fires. Blur again later, because after a tap, the
      // element gets the focus only then.
      call("blur")
      Window.after(milliseconds: 0) { call("blur") }
    }
  }
}
