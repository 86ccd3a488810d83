import PlaySupport

/// What stands over a game's screen.
package enum DialogSubject<PopUp> {
  case notice(Notice)
  case shared(SharedGame)
  /// Something of the game's own.
  case popUp(PopUp)

  /// What has to be answered first, if anything has. A notice that goes away by itself stands elsewhere.
  package init?(notices: [Notice], shared: SharedGame?, popUp: PopUp?) {
    if let notice = notices.first, !notice.isPassing {
      self = .notice(notice)
    } else if let shared {
      self = .shared(shared)
    } else if let popUp {
      self = .popUp(popUp)
    } else {
      return nil
    }
  }
}

/// What a button of a dialog does.
package protocol DialogButton: Hashable {
  static var dismissNotice: Self { get }
  static var closeShared: Self { get }

  /// What stands on the button.
  var label: String { get }
}

/// What a game asks or tells in a box over the screen: its buttons, and how keys answer it. A game says so of its own
/// pop-ups; what any game has is here.
package protocol GameDialog {
  associatedtype PopUp
  associatedtype Button: DialogButton

  var subject: DialogSubject<PopUp> { get }

  /// The buttons from left to right.
  func buttons(of popUp: PopUp) -> [Button]

  /// The button that the Enter key presses at first.
  func firstFocus(of popUp: PopUp) -> Int

  /// What the Escape key does.
  func escape(of popUp: PopUp) -> Button

  /// The same for people.
  func note(of popUp: PopUp) -> String

  /// Whether letters and digits are typed into it.
  func takesText(_ popUp: PopUp) -> Bool
}

/// What a key does in a dialog.
package enum DialogAnswer<Button: Hashable>: Hashable {
  /// Another button has the focus.
  case focus(Int)
  case press(Button)
  /// The player leaves the game altogether.
  case quit

  /// Reads a key in a dialog.
  ///
  /// - Parameters:
  ///   - buttons: the buttons from left to right.
  ///   - focus: the button that the Enter key presses.
  ///   - escape: what the Escape key does.
  ///   - takesText: whether letters are typed into the dialog.
  /// - Returns: `nil` if the key means nothing there.
  init?(_ key: Key, buttons: [Button], focus: Int, escape: Button, takesText: Bool) {
    let last = buttons.count - 1
    let focus = min(focus, last)
    switch key {
    case .left, .up, .backTab: self = .focus(max(0, focus - 1))
    case .right, .down: self = .focus(min(last, focus + 1))
    case .tab: self = .focus((focus + 1) % (last + 1))
    case .enter: self = .press(buttons[focus])
    case " " where !takesText: self = .press(buttons[focus])
    case .escape: self = .press(escape)
    case "q" where !takesText, "Q" where !takesText: self = .quit
    default: return nil
    }
  }
}

extension GameDialog {
  /// The game's own pop-up, if it is that.
  package var popUp: PopUp? {
    if case .popUp(let popUp) = subject { popUp } else { nil }
  }

  /// The buttons from left to right.
  package var buttons: [Button] {
    switch subject {
    case .notice: [.dismissNotice]
    case .shared: [.closeShared]
    case .popUp(let popUp): buttons(of: popUp)
    }
  }

  /// The button that the Enter key presses at first.
  package var firstFocus: Int { popUp.map(firstFocus) ?? 0 }

  /// What the Escape key does.
  package var escape: Button { popUp.map(escape) ?? buttons[0] }

  /// Whether letters and digits are typed into it.
  package var takesText: Bool { popUp.map(takesText) ?? false }

  /// What a key does.
  ///
  /// - Parameter focus: the button that the Enter key presses; `nil` for the one that is first offered.
  package func answer(_ key: Key, focus: Int?) -> DialogAnswer<Button>? {
    DialogAnswer(key, buttons: buttons, focus: focus ?? firstFocus, escape: escape, takesText: takesText)
  }

  /// The box on a screen of that size.
  ///
  /// - Parameters:
  ///   - focus: the button that the Enter key presses; `nil` for the one that is first offered.
  ///   - content: the title of a pop-up, and what it says in lines of at most so many columns.
  package func box(
    focus: Int?, screen: Rectangle, content: (PopUp, _ width: Int) -> (title: String, lines: [[Span]])
  ) -> Dialog {
    let width = Dialog.textWidth(on: screen.width)
    let (title, lines) =
      switch subject {
      case .notice(let notice): ("Please note", notice.text.plainLines(width))
      case .shared(let game): ("Pass it on", game.lines(width, limit: Dialog.lineCount(on: screen.height)))
      case .popUp(let popUp): content(popUp, width)
      }
    return Dialog(
      title: title, lines: lines, buttons: buttons.map(\.label), focus: min(focus ?? firstFocus, buttons.count - 1),
      note: popUp.map(note) ?? "Esc closes")
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
  func lines(_ width: Int, limit: Int) -> [[Span]] {
    let tail =
      [[]] + line.wrapped(width).map { [Span($0, .bold)] } + [[]]
      + "This is on the clipboard, if this terminal lets programs put it there.".plainLines(width)
    return text.plainLines(width).prefix(max(1, limit - tail.count)) + tail
  }
}

/// A short text that the player types into a dialog.
package struct TypedText: Hashable {
  package private(set) var text = ""

  /// More than any answer needs, and few enough to fit into every window.
  private static let limit = 15

  /// Nothing typed yet.
  package init() {}

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
    Span((text + "_").leftAligned(in: Self.limit + 1), Style(isBold: true, isUnderlined: true))
  }
}
