import Foundation

extension HeadlessApp {
  /// Presses and releases a key. Returns whether anything reacted.
  ///
  /// First the keyboard shortcuts of the front and of the menus, then the focused view and those around it:
  /// https://developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:)
  ///
  /// Escape also cancels an alert: https://developer.apple.com/design/human-interface-guidelines/alerts
  @discardableResult
  public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], characters: String? = nil) -> Bool {
    if let field = focusedNode, field.kind == .textField, modifiers.isEmpty {
      if key == .return, let submit = field.behavior.submit {
        perform(submit)
        return true
      }
      if key != .escape, key != .tab, let type = field.behavior.type {
        let text = field.accessibility.value ?? ""
        perform { type(key == .delete ? String(text.dropLast()) : text + (characters ?? String(key.character))) }
        return true
      }
    }
    let shortcut = KeyboardShortcut(key, modifiers: modifiers)
    let controls = modalPart.all(withMenus: false) {
      $0.behavior.shortcut == shortcut && $0.behavior.isEnabled && $0.isShown
    }
    if key == .escape, front.kind == .alert, let cancel = front.children.first(where: { $0.behavior.role == .cancel }) {
      if let action = cancel.behavior.action { perform(action) }
      return true
    }
    let commands = enabledCommands.filter { $0.behavior.shortcut == shortcut }
    if let action = (controls + commands).first?.behavior.action {
      perform(action)
      return true
    }
    return sendToFocus(
      KeyPress(phase: .down, key: key, characters: characters ?? String(key.character), modifiers: modifiers))
  }

  /// Holds a key that is already pressed, so that it repeats. Shortcuts of menus don't repeat here.
  @discardableResult
  public func repeatKey(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    sendToFocus(KeyPress(phase: .repeat, key: key, characters: String(key.character), modifiers: modifiers))
  }

  /// The view that has the keyboard's focus.
  public var focusedNode: Node? {
    guard let focus = keyWindow.focus[keyWindow.frontLevel], let value = focus.value else { return nil }
    return front.all(withMenus: false) { node in
      node.behavior.focus.contains { $0.box === focus && $0.value == value }
    }.last
  }

  private func sendToFocus(_ press: KeyPress) -> Bool {
    guard let focused = focusedNode else { return false }
    for node in [focused] + focused.ancestors {
      for handler in node.behavior.keyHandlers {
        var result = KeyPress.Result.ignored
        perform { result = handler(press) }
        if result == .handled { return true }
      }
    }
    return false
  }
}
