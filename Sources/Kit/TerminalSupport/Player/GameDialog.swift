import PlaySupport

/// What covers a game's screen.
package enum DialogSubject<PopUp> {
  case notice(Notice)
  case shared(SharedGame)
  case popUp(PopUp)

  /// Creates the subject to answer first, or returns `nil` if there is none. Passing notices appear elsewhere.
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

package protocol DialogButton: Hashable {
  static var dismissNotice: Self { get }
  static var closeShared: Self { get }

  var label: String { get }
}

/// The dialog over a game's screen. A game describes its own pop-ups. The extension handles notices and sharing.
package protocol GameDialog {
  associatedtype PopUp
  associatedtype Button: DialogButton

  var subject: DialogSubject<PopUp> { get }

  func buttons(of popUp: PopUp) -> [Button]

  /// The index of the button that has the focus at first.
  func firstFocus(of popUp: PopUp) -> Int

  func escape(of popUp: PopUp) -> Button

  /// A note that says what the Escape key does.
  func note(of popUp: PopUp) -> String

  func takesText(_ popUp: PopUp) -> Bool
}

/// The effect of a key in a dialog.
package enum DialogAnswer<Button: Hashable>: Hashable {
  case focus(Int)
  case press(Button)
  case quit

  /// Creates the effect of a key, or returns `nil` if the key has none. The Enter key presses the button at `focus`,
  /// and the Escape key presses `escape`.
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
  /// The game's pop-up, or `nil` if the dialog shows something else.
  package var popUp: PopUp? {
    if case .popUp(let popUp) = subject { popUp } else { nil }
  }

  package var buttons: [Button] {
    switch subject {
    case .notice: [.dismissNotice]
    case .shared: [.closeShared]
    case .popUp(let popUp): buttons(of: popUp)
    }
  }

  package var firstFocus: Int { popUp.map(firstFocus) ?? 0 }

  package var escape: Button { popUp.map(escape) ?? buttons[0] }

  package var takesText: Bool { popUp.map(takesText) ?? false }

  /// Returns the effect of a key, or `nil` if it has none. Enter presses the button at `focus`, or the initial one.
  package func answer(_ key: Key, focus: Int?) -> DialogAnswer<Button>? {
    DialogAnswer(key, buttons: buttons, focus: focus ?? firstFocus, escape: escape, takesText: takesText)
  }

  /// Returns the box to draw. The Enter key presses the button at `focus`, or the initial one if it is `nil`. `content`
  /// returns a pop-up's title and its lines of at most `width` columns.
  package func box(
    focus: Int?, screen: Rectangle, content: (PopUp, _ width: Int) -> (title: String, lines: [[Span]])
  ) -> Dialog {
    let width = Dialog.textWidth(on: screen.width)
    let (title, lines) =
      switch subject {
      case .notice(let notice): ("Please note", notice.text.plainLines(width))
      case .shared(let game): ("Share", game.lines(width, limit: Dialog.lineCount(on: screen.height)))
      case .popUp(let popUp): content(popUp, width)
      }
    return Dialog(
      title: title, lines: lines, buttons: buttons.map(\.label), focus: min(focus ?? firstFocus, buttons.count - 1),
      note: popUp.map(note) ?? "Esc closes")
  }
}

package struct SharedGame: Hashable {
  package let text: String

  /// The command or recorded line that replays it.
  package let line: String

  package init(text: String, line: String) {
    self.text = text
    self.line = line
  }

  /// Returns at most `limit` lines for a dialog. If they don't fit, drops the end of the text.
  func lines(_ width: Int, limit: Int) -> [[Span]] {
    let tail =
      [[]] + line.wrapped(width).map { [Span($0, .bold)] } + [[]]
      + "Copied to the clipboard, if your terminal allows it.".plainLines(width)
    return text.plainLines(width).prefix(max(1, limit - tail.count)) + tail
  }
}

package struct TypedText: Hashable {
  package private(set) var text = ""

  /// The maximum length: more than any input needs, and short enough for every window.
  private static let limit = 15

  package init() {}

  package var bytes: [UInt8] { Array(text.utf8) }

  /// Applies a key to the text, and returns whether the key edits it.
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

  /// The text with a cursor, underlined to its maximum width.
  package var field: Span {
    Span((text + "_").leftAligned(in: Self.limit + 1), Style(isBold: true, isUnderlined: true))
  }
}
