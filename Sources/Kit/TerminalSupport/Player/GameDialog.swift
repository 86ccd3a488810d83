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

/// A game whose line is shown for the player to pass on.
package struct SharedGame: Hashable {
  /// What is said about the game.
  package let text: String

  /// What plays it again, on one line.
  package let line: String

  /// A game to pass on.
  package init(text: String, line: String) {
    self.text = text
    self.line = line
  }

  /// What a dialog says of it. Where there is no room for all, the end of the text is left out.
  ///
  /// - Parameter limit: how many lines there may be.
  package func lines(_ width: Int, limit: Int) -> [[Span]] {
    let tail =
      [[]] + line.wrapped(width).map { [Span($0, .bold)] } + [[]]
      + "This is on the clipboard, if this terminal lets programs put it there.".plainLines(width)
    return text.plainLines(width).prefix(max(1, limit - tail.count)) + tail
  }
}

/// A short text that the player types into a dialog.
package struct TypedText: Hashable {
  package private(set) var text = ""

  /// Nothing typed yet.
  package init() {}

  /// More than any answer needs, and few enough to fit into every window.
  private static let limit = 15

  /// The text as bytes, as sessions take it.
  package var bytes: [UInt8] { Array(text.utf8) }

  /// Takes a key as part of the text.
  ///
  /// - Returns: whether it was one.
  package mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character) where character.isASCII:
      if text.count < Self.limit { text.append(character) }
      return true
    case .backspace, .delete:
      _ = text.popLast()
      return true
    default: return false
    }
  }

  /// The text with a cursor, underlined as wide as it may become.
  package var field: Span {
    Span(
      text + "_" + String(repeating: " ", count: max(0, Self.limit - text.count)),
      Style(isBold: true, isUnderlined: true))
  }
}
