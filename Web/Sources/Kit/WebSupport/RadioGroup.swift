import DOM

/// Radio buttons of the page, one for each of some values.
public final class RadioGroup<Value: Equatable> {
  private let choices: [(value: Value, button: Element)]

  /// Makes a group of the elements `PREFIX-NAME`.
  ///
  /// - Parameters:
  ///   - leavesKeys: whether arrow keys are for something else on the screen, such as a board. A choice that was made with
  ///     the pointer then leaves them to it.
  ///   - choose: is called with the value that the player chose.
  public init(
    _ prefix: String, _ values: [(name: String, value: Value)], leavesKeys: Bool = false,
    choose: @escaping (Value) -> Void
  ) {
    choices = values.map { ($0.value, Part.named("\(prefix)-\($0.name)")) }
    for (value, button) in choices {
      button.listen("change") { _ in choose(value) }
      if leavesKeys { button.leaveKeysAfterPointer() }
    }
  }

  /// Shows one value as chosen.
  public func show(_ value: Value) {
    for choice in choices { choice.button.setProperty("checked", choice.value == value) }
  }
}

extension Element {
  /// Gives the keyboard up after a press with the pointer, for the screen to have it.
  func leaveKeysAfterPointer() {
    listen("pointerup") { [self] _ in Window.after(0) { call("blur") } }
  }
}
