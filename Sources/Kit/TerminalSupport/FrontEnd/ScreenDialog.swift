import SessionSupport

/// A dialog over a game's screen: a notice, a game to share, or a pop-up. One of its inputs or buttons has the focus.
package struct ScreenDialog<Picture: Equatable & Sendable> {
  /// The actions of the dialogs that only terminals have. The codes of the games' actions are smaller.
  enum ActionCode: UInt8 {
    case dismissNotice = 200
    case closeSharedGame
  }

  /// The effect of a key.
  enum Effect: Hashable {
    case focus(Int)
    case select(Action.ID)
    case type(Action.ID, [UInt8])
    case press(Action.ID)
    case share
    case quit
  }

  private enum Item {
    case choice(BlockID, Choice)
    case field(BlockID, Field)
    case button(Action)
  }

  private let screen: Screen<Picture>

  private let items: [Item]

  /// Creates the most urgent dialog: a notice, the game to share, or the pop-up. Returns `nil` if there is none. Front
  /// ends show a passing notice as the status instead.
  package init?(notices: [Notice], sharedGame: SharedGame?, popUp: Screen<Picture>?) {
    if let notice = notices.first, !notice.isTransient {
      screen = Self.messageScreen("Please note", [.text("notice", notice.text)], .init(ActionCode.dismissNotice), "OK")
    } else if let sharedGame {
      screen = Self.messageScreen("Share", sharedGame.blocks(), .init(ActionCode.closeSharedGame), "Close")
    } else if let popUp {
      screen = popUp
    } else {
      return nil
    }
    items = Self.items(of: screen)
  }

  private static func messageScreen(
    _ title: String, _ blocks: [Block<Picture>?], _ id: Action.ID, _ label: String
  ) -> Screen<Picture> {
    let close = Action(id, label, .main)
    return Screen(title, [.init("message", nil, blocks)], actions: [close], cancel: close)
  }

  private static func items(of screen: Screen<Picture>) -> [Item] {
    var inputs: [Item] = []
    var buttons: [Action] = []
    for block in screen.sections.flatMap(\.blocks) {
      switch block.content {
      case .choice(let choice, picture: _): inputs.append(.choice(block.id, choice))
      case .field(let field): inputs.append(.field(block.id, field))
      case .buttons(let actions, _): buttons += actions
      default: break
      }
    }
    buttons += screen.actions + screen.moreActions
    return inputs + buttons.filter { $0.destination == nil && $0.isEnabled }.map { .button($0) }
  }

  /// Identifies the dialog, even if its content changes.
  var id: String { screen.title + (screen.sections.first?.id.text ?? "") }

  package var buttonLabels: [String] {
    items.compactMap { item in
      if case .button(let action) = item { action.label } else { nil }
    }
  }

  private var field: (index: Int, field: Field)? {
    for (index, item) in items.enumerated() {
      if case .field(_, let field) = item { return (index, field) }
    }
    return nil
  }

  var fieldIndex: Int? { field?.index }

  private var mainButtonIndex: Int {
    let main = items.firstIndex { item in
      if case .button(let action) = item { action.role == .main } else { false }
    }
    // A terminal doesn't show links. If the main action is one, the first button takes its place.
    let isLink = screen.actions.contains { $0.role == .main && $0.destination != nil }
    return main ?? (isLink ? items.count - buttonLabels.count : items.count - 1)
  }

  /// The index of the item that has the focus at first: a field with a problem, the first input, or the main button.
  private var initialFocus: Int {
    if let field, field.field.problem != nil { return field.index }
    return screen.hasInput ? 0 : mainButtonIndex
  }

  // MARK: Keys

  /// Returns the effect of a key, or `nil`. Enter presses the button at `focus`, or for an input the main button.
  func effect(of key: Key, focus: Int?) -> Effect? {
    let focus = min(focus ?? initialFocus, items.count - 1)
    if let effect = inputEffect(of: key, focus) { return effect }
    switch key {
    case .left, .up, .backTab: return .focus(max(0, focus - 1))
    case .right, .down: return .focus(min(items.count - 1, focus + 1))
    case .tab: return .focus((focus + 1) % items.count)
    case .enter: return pressEffect(at: focus)
    case " " where field == nil: return pressEffect(at: focus)
    case .escape: return screen.cancel.map { .press($0.id) }
    case "q" where field == nil, "Q" where field == nil: return .quit
    case .character where field == nil: return screen.keyedAction(key.lowercased).map { .press($0.action) }
    default: return nil
    }
  }

  private func pressEffect(at focus: Int) -> Effect? {
    for index in [focus, mainButtonIndex] {
      if case .button(let action) = items[index] { return action.shareItem == nil ? .press(action.id) : .share }
    }
    return nil
  }

  /// Returns the effect of a key on the choice at `focus` or, wherever the focus is, on the text field, or `nil`.
  private func inputEffect(of key: Key, _ focus: Int) -> Effect? {
    if case .choice(_, let choice) = items[focus] {
      let count = choice.options.count
      switch key {
      case .left: return .select(choice.action.withIndex((choice.selectedIndex + count - 1) % count))
      case .right, " ": return .select(choice.action.withIndex((choice.selectedIndex + 1) % count))
      case .character(let character):
        if let index = choice.options.firstIndex(of: "\(character)") { return .select(choice.action.withIndex(index)) }
      default: break
      }
    }
    guard let (index, field) = field, let edit = field.edit else { return nil }
    switch key {
    case .character(let character)
    where character.isASCII && (field.kind != .number || character.isNumber || index == focus):
      return .type(edit, Array((field.text + "\(character)").utf8.prefix(InputState.maxTextLength)))
    case .backspace, .delete: return index == focus ? .type(edit, Array(field.text.dropLast().utf8)) : nil
    default: return nil
    }
  }

  // MARK: Drawing

  /// Draws the dialog in the middle of a dimmed canvas. `draw` returns the lines of a picture of the game.
  package func draw(
    on canvas: inout Canvas, focus: Int?, capabilities: TerminalCapabilities,
    draw: @escaping (Picture) -> [[Span]] = { _ in [] }
  ) {
    canvas.dim()
    let focus = min(focus ?? initialFocus, items.count - 1)
    let inputCount = items.count - buttonLabels.count
    var dialog = Dialog(
      title: screen.title, buttons: buttonLabels, focus: (focus < inputCount ? mainButtonIndex : focus) - inputCount,
      footer: screen.cancel.map { "Esc: \($0.label)" } ?? "")
    dialog.lines = lines(
      width: Dialog.maxTextWidth(on: canvas.width), maxCount: dialog.maxLineCount(on: canvas.bounds),
      focusedID: id(of: focus), capabilities: capabilities, draw: draw)
    dialog.draw(on: &canvas, capabilities: capabilities)
  }

  private func id(of index: Int) -> BlockID? {
    switch items[index] {
    case .choice(let id, _), .field(let id, _): id
    case .button: nil
    }
  }

  /// Returns the screen's lines, at most one more than `maxCount`. If there isn't room for all, leaves out notes first,
  /// then drawings, pictures, headings, and empty lines.
  private func lines(
    width: Int, maxCount: Int, focusedID: BlockID?, capabilities: TerminalCapabilities,
    draw: @escaping (Picture) -> [[Span]]
  ) -> [[Span]] {
    var screen = screen
    var lines: [[Span]] = []
    repeat {
      lines = screen.lines(
        width: width, capabilities: capabilities, inputs: InputState(focusedID: focusedID), draw: draw)
    } while lines.count > maxCount && screen.dropDetail()
    if lines.count > maxCount { lines.removeAll { $0.isEmpty } }
    // Keep the input that has the focus in view.
    let focusLine = lines.firstIndex { $0.contains { $0.style.isReversed } } ?? 0
    let start = max(0, min(focusLine, lines.count - maxCount))
    // Allow up to `maxCount + 1` lines. The dialog makes room by dropping the empty line below its title.
    return Array(lines[start...].prefix(maxCount + 1))
  }
}

extension Screen {
  /// Removes what the player misses least: the last note, the last drawing, the last small picture, or all headings.
  /// Returns `false` if none of these is left.
  fileprivate mutating func dropDetail() -> Bool {
    for kind in [\Block<Picture>.isNote, \Block<Picture>.isDrawing, \Block<Picture>.isPicture] {
      for section in sections.indices.reversed() {
        guard let index = sections[section].blocks.lastIndex(where: { $0[keyPath: kind] }) else { continue }
        sections[section].blocks.remove(at: index)
        return true
      }
    }
    guard sections.contains(where: { $0.title != nil }) else { return false }
    for index in sections.indices { sections[index].title = nil }
    return true
  }
}

extension Block {
  fileprivate var isNote: Bool { if case .text(_, .note, isAnnounced: _) = content { true } else { false } }

  fileprivate var isDrawing: Bool { if case .drawing = content { true } else { false } }

  fileprivate var isPicture: Bool { if case .picture = content { true } else { false } }
}

/// A game to share: text, and a command that replays the game.
package struct SharedGame: Hashable {
  package let text: String

  /// The command or recorded line that replays the game.
  package let line: String

  package init(text: String, line: String) {
    self.text = text
    self.line = line
  }

  /// Returns the game as blocks of a dialog. The text comes last, because it may be too long for the dialog.
  fileprivate func blocks<Picture>() -> [Block<Picture>?] {
    [
      .text("command", line, .lead), .text("copied", "Copied to the clipboard, if your terminal allows it.", .note),
    ]
      + text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        .text(BlockID("line", $0), String($1))
      }
  }
}
