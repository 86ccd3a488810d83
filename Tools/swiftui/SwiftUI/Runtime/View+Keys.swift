/// The modifiers for keys and focus.
extension View {
  /// `keyboardShortcut`: it applies to the view's first control.
  /// https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)-8liec
  nonisolated func _shortcut(_ shortcut: KeyboardShortcut?) -> _Modified<Self> {
    _evaluated { context, content in
      let nodes = content._nodes(context)
      let controls = nodes.lazy.flatMap { $0.all { $0.behavior.action != nil } }
      if let shortcut { controls.first?.behavior.shortcut = shortcut }
      return nodes
    }
  }

  /// `onKeyPress`. https://developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:)
  nonisolated func _onKeyPress(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> _Modified<Self> {
    _changed { node in
      node.behavior.keyHandlers.append { press in
        phases.contains(press.phase) && matches(press) ? action(press) : .ignored
      }
    }
  }

  /// `focused`: the value says which view has the focus, and setting it moves the focus.
  /// https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)
  nonisolated func _focused(_ box: FocusBox?, _ value: AnyHashable) -> _Modified<Self> {
    _changed { node in
      if let box { node.behavior.focus.append((box, value)) }
    }
  }
}
