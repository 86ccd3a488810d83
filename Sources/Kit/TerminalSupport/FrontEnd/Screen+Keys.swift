import SessionSupport

/// An action of a screen that a key performs, and what the key's hint says.
package struct KeyedAction {
  let key: ActionKey
  let label: String
  package let action: Action.ID
  var isEnabled = true
  /// Whether the hint is shown even if there isn't room for all.
  var isEssential = false
  /// The item that the action shares, or `nil`.
  package fileprivate(set) var shareItem: ShareItem?
  /// The reason why the player can't perform the action, or an empty string.
  var hint = ""
}

extension Screen {
  /// The question as a dialog, or `nil`. Its main button cancels, so that pressing Enter by mistake loses nothing.
  package var questionPopUp: Screen? {
    question.map { question in
      var (confirm, cancel) = (question.confirm, question.cancel)
      confirm.role = .plain
      cancel.role = .main
      return Screen(
        question.title, [.init("question", nil, [.text("question-text", question.text)])],
        actions: [confirm, cancel], cancel: cancel)
    }
  }

  /// Returns the actions that keys perform, in the order of the screen.
  func keyedActions() -> [KeyedAction] {
    let ofBlocks = sections.flatMap(\.blocks).flatMap { block -> [KeyedAction] in
      switch block.content {
      case .choice(let choice, picture: _): choice.keyed.map { [$0] } ?? []
      case .list(let items): items.compactMap(\.keyed)
      case .buttons(let actions, name: _): actions.compactMap(\.keyed)
      case .disclosure(let action), .problem(_, let action?): action.keyed.map { [$0] } ?? []
      case .parts(let block):
        block.parts.indices.compactMap { index in
          guard let key = block.parts[index].key, let action = block.action(at: index) else { return nil }
          return KeyedAction(key: key, label: "", action: action)
        }
      default: []
      }
    }
    return ofBlocks + (actions + keyActions).compactMap(\.keyed)
  }

  /// Returns the enabled action of a pressed key, or `nil` if there is none. Space acts as Enter if `spaceIsEnter`.
  package func keyedAction(_ key: Key, spaceIsEnter: Bool = false) -> KeyedAction? {
    guard let key = ActionKey(spaceIsEnter && key == " " ? .enter : key) else { return nil }
    return keyedActions().first { $0.key == key && $0.isEnabled }
  }

  /// Returns the reason why a pressed key does nothing, or `nil` if the screen has none.
  func refusal(of key: Key) -> String? {
    let action = keyedActions().first { $0.key == ActionKey(key) && !$0.isEnabled }
    return action.flatMap { $0.hint.isEmpty ? nil : $0.hint }
  }

  /// Whether the player fills a row with pieces from a grid.
  var hasRow: Bool { sections.contains { $0.blocks.contains { $0.hasKeyedParts } } }

  /// Returns the hints for all keys. `editHints` are those for the keys that the session knows.
  package func keyHints(editHints: [KeyHint]) -> [KeyHint] {
    let keyed = keyedActions().filter { !$0.label.isEmpty }.map {
      KeyHint($0.key.name, $0.label, isEnabled: $0.isEnabled, isEssential: $0.isEssential)
    }
    return editHints.filter(\.isEssential) + chosenPartHints + keyed + markingHints
      + editHints.filter { !$0.isEssential }
  }

  /// Returns the actions of the parts that a key marks one after the other.
  func partActions(key: ActionKey) -> [Action.ID] {
    sections.flatMap(\.blocks).flatMap { block -> [Action.ID] in
      guard case .parts(let block) = block.content, block.key == key else { return [] }
      return block.parts.indices.compactMap { block.action(at: $0) }
    }
  }

  /// The hints for the keys that choose a part or an item of a list, such as "1-6 choose".
  private var chosenPartHints: [KeyHint] {
    sections.flatMap(\.blocks).compactMap { block in
      let names: [String]
      switch block.content {
      case .parts(let block): names = block.parts.compactMap { $0.key?.name }
      case .list(let items): names = items.compactMap(\.key).filter(\.isDigit).map(\.name)
      default: return nil
      }
      guard let first = names.first else { return nil }
      // The first ten keys are consecutive, so show them as a range.
      let keys = ["\(first)-\(names.prefix(10).last ?? first)"] + names.dropFirst(10)
      return KeyHint(keys.joined(separator: " "), "choose", isEssential: true)
    }
  }

  /// The hints for the keys that mark parts, one for each key.
  private var markingHints: [KeyHint] {
    var hints: [KeyHint] = []
    for case .parts(let block) in sections.flatMap(\.blocks).map(\.content) {
      guard let key = block.key, !hints.contains(where: { $0.key == key.name }) else { continue }
      hints.append(KeyHint(key.name, block.hint.asKeyMeaning, isEssential: true))
    }
    return hints
  }
}

extension Block {
  /// Whether the block has parts that keys put into a row.
  fileprivate var hasKeyedParts: Bool {
    if case .parts(let block) = content {
      block.arrangement == .grid && block.parts.contains { $0.key != nil }
    } else {
      false
    }
  }
}

extension ActionKey {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= character }
}

extension Action {
  /// The action with its key, or `nil` if no key performs it.
  fileprivate var keyed: KeyedAction? {
    guard let key = key ?? (role == .main ? .enter : nil), destination == nil else { return nil }
    return KeyedAction(
      key: key, label: (spokenText ?? label).asKeyMeaning, action: id, isEnabled: isEnabled,
      isEssential: role == .main, shareItem: shareItem, hint: hint)
  }
}

extension ListItem {
  fileprivate var keyed: KeyedAction? {
    key.map {
      KeyedAction(
        key: $0, label: $0.isDigit ? "" : title.asKeyMeaning, action: action, isEnabled: isEnabled,
        isEssential: true, hint: hint)
    }
  }
}

extension Choice {
  /// The action that selects the next option, with its key.
  fileprivate var keyed: KeyedAction? {
    guard let key, !options.isEmpty else { return nil }
    let next = (selectedIndex + 1) % options.count
    return KeyedAction(
      key: key, label: label.asKeyMeaning, action: action.withIndex(next), isEssential: isSegmented)
  }
}

extension String {
  /// A label as the meaning of a key: in lowercase, except "I", and without a period.
  fileprivate var asKeyMeaning: String {
    guard let first, dropFirst().first?.isLetter == true || dropFirst().first == " " else { return self }
    return first.lowercased() + dropFirst().filter { $0 != "." }
  }
}
