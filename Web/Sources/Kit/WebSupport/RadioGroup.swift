import DOM
import NumberedGame

/// Radio buttons of the page, of which one is chosen.
public final class RadioGroup {
  private let buttons: [Element]

  /// Makes a group of the elements `PREFIX-NAME`.
  ///
  /// - Parameters:
  ///   - names: the names, first to last.
  ///   - leavesKeys: whether arrow keys are for something else on the screen, such as a board. A choice that was made with
  ///     the pointer then leaves them to it.
  ///   - choose: is called with the place of the button that the player chose.
  public init(_ prefix: String, _ names: [String], leavesKeys: Bool = false, choose: @escaping (Int) -> Void) {
    buttons = names.map { Part.named("\(prefix)-\($0)") }
    for (index, button) in buttons.enumerated() {
      button.listen("change") { _ in choose(index) }
      if leavesKeys { button.leaveKeysAfterPointer() }
    }
  }

  /// Shows a button, by its place, as chosen.
  public func show(_ chosen: Int?) {
    for (index, button) in buttons.enumerated() { button.setProperty("checked", index == chosen) }
  }
}

extension Element {
  /// Gives the keyboard up after a press with the pointer, for the screen to have it.
  public func leaveKeysAfterPointer() {
    listen("pointerup") { [self] _ in
      // At once, since a key may be pressed before anything that waits; and later, since a finger's press has the focus then.
      call("blur")
      Window.after(0) { call("blur") }
    }
  }
}
