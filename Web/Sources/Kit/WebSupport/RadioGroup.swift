import DOM
import NumberedGame

/// A group of radio buttons of the page.
public final class RadioGroup {
  private let buttons: [Element]

  /// Creates a group from the elements `PREFIX-NAME`, first to last. `leavesKeys` says whether something else on the
  /// screen, such as a board, uses the arrow keys, so that a button gives up the focus after a press with the pointer.
  /// `choose` takes the index of the button that the player chose.
  public init(_ prefix: String, _ names: [String], leavesKeys: Bool = false, choose: @escaping (Int) -> Void) {
    buttons = names.map { Element.named("\(prefix)-\($0)") }
    for (index, button) in buttons.enumerated() {
      button.listen("change") { _ in choose(index) }
      if leavesKeys { button.leaveKeysAfterPointer() }
    }
  }

  /// Checks the button at an index, or none if `chosen` is `nil`.
  public func show(_ chosen: Int?) {
    for (index, button) in buttons.enumerated() { button.setProperty("checked", index == chosen) }
  }
}

extension Element {
  /// Gives up the focus after a press with the pointer, so that the screen gets the keys.
  public func leaveKeysAfterPointer() {
    listen("pointerup") { [self] _ in
      // Blur at once, because a key may be pressed before the timer fires, and later, because a finger's press gives
      // the focus only then.
      call("blur")
      Window.after(0) { call("blur") }
    }
  }
}
