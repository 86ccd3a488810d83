/// What a game asks or tells in a box over the screen: its buttons, and how keys answer it.
package protocol GameDialog {
  associatedtype Button: Hashable

  /// The buttons from left to right.
  var buttons: [Button] { get }

  /// The button that the Enter key presses at first.
  var firstFocus: Int { get }

  /// What the Escape key does.
  var escape: Button { get }

  /// Whether letters and digits are typed into it.
  var takesText: Bool { get }
}

/// What a key does in a dialog.
package enum DialogAnswer<Button: Hashable>: Hashable {
  /// Another button has the focus.
  case focus(Int)
  case press(Button)
  /// The player leaves the game altogether.
  case quit
}

extension GameDialog {
  /// What a key does.
  ///
  /// - Parameter focus: the button that the Enter key presses; `nil` for the one that is first offered.
  package func answer(_ key: Key, focus: Int?) -> DialogAnswer<Button>? {
    let last = buttons.count - 1
    let focus = min(focus ?? firstFocus, last)
    switch key {
    case .left, .up, .backTab: return .focus(max(0, focus - 1))
    case .right, .down: return .focus(min(last, focus + 1))
    case .tab: return .focus((focus + 1) % (last + 1))
    case .enter: return .press(buttons[focus])
    case .character(" ") where !takesText: return .press(buttons[focus])
    case .escape: return .press(escape)
    case .character("q") where !takesText, .character("Q") where !takesText: return .quit
    default: return nil
    }
  }
}
