import DOM
import GameCore
import SessionSupport

/// Parts of the game as buttons, or as items of a list. A part keeps its element, and so its focus. If the focus is on a
/// part, it follows the selection.
final class PartsView<Picture: Equatable & Sendable> {
  private struct Shown {
    var part: PartsBlock<Picture>.Part
    /// The button or the list item that shows the part.
    let element: Element
    /// The child of the block: the element itself, or the list item around the button.
    let item: Element
  }

  private let element: Element
  private let actionHandler: ScreenActionHandler
  private let draw: (Picture, Element) -> Void
  private var block: PartsBlock<Picture>
  private var shown: [Shown] = []

  /// The number of parts that fit side by side on the narrowest screen.
  private static var maxLineLength: Int { 6 }

  init(
    _ element: Element, _ block: PartsBlock<Picture>, _ actionHandler: ScreenActionHandler,
    draw: @escaping (Picture, Element) -> Void
  ) {
    self.element = element
    self.block = block
    self.actionHandler = actionHandler
    self.draw = draw
    let kind: String =
      switch block.arrangement {
      case .row: "parts row"
      case .grid: "parts grid"
      case .flow: "parts flow"
      case .list: "parts list"
      case .buttons: "parts buttons"
      case .palette: "parts palette"
      case .board: "parts cells"
      }
    element.setAttribute("class", kind)
    if !Self.isList(block) { element.setAttribute("role", "group") }
    // A long flow scrolls, also with keys.
    if block.press == nil, block.arrangement == .flow { element.setAttribute("tabindex", "0") }
  }

  /// Whether the parts are in a list, of which screen readers say the length.
  static func isList(_ block: PartsBlock<Picture>) -> Bool { block.press == nil || block.arrangement == .list }

  func show(_ new: PartsBlock<Picture>) {
    let selection = block.parts.firstIndex { $0.isSelected }
    let hadFocus = element.find(":focus") != nil
    block = new
    element.setAttribute("aria-label", new.label)
    element.setStyle("--count", new.parts.count.description)
    if new.arrangement == .board { element.setStyle("--size", new.boardSize.description) }
    element.setStyle("--per-row", new.lineLength(atMost: Self.maxLineLength).description)
    while shown.count > new.parts.count { shown.removeLast().item.remove() }
    for (index, part) in new.parts.enumerated() {
      if index == shown.count {
        append(part, index)
      } else if shown[index].part != part {
        update(shown[index].element, from: shown[index].part, to: part)
        shown[index].part = part
      }
    }
    // Each drawing would otherwise take the focus back from a player who moves it with the Tab key.
    guard hadFocus, let selected = new.parts.firstIndex(where: { $0.isSelected }), selected != selection else { return }
    shown[selected].element.call("focus")
  }

  private func append(_ part: PartsBlock<Picture>.Part, _ index: Int) {
    let isButton = block.press != nil
    let new = isButton ? Element.makeButton() : Element.make("li")
    if isButton {
      new.listen("click") { [self] _ in
        if let action = block.action(at: index) { actionHandler.perform(action, []) }
      }
      // A board's cells have no hint, because it would cover other cells.
      if !block.hint.isEmpty, block.arrangement != .board { new.setAttribute("title", block.hint) }
    }
    let item = isButton && Self.isList(block) ? Element.make("li", containing: [new]) : new
    update(new, from: nil, to: part)
    element.append(item)
    shown.append(Shown(part: part, element: new, item: item))
  }

  private func update(
    _ element: Element, from old: PartsBlock<Picture>.Part?, to part: PartsBlock<Picture>.Part
  ) {
    if part.picture != old?.picture || block.press == nil {
      element.removeChildren()
      draw(part.picture, element)
      if let key = part.key { element.append(Element.make("span", "key", text: Window.keyLabel(key)).silenced()) }
    }
    if block.press == nil {
      element.insert(Element.make("span", "unseen", text: part.spokenText), before: element.find(":first-child"))
      return
    }
    element.setAttribute("aria-label", part.spokenText)
    element.setAttribute("aria-pressed", part.key != nil ? nil : part.isSelected ? "true" : "false")
    // The Tab key reaches one cell of a board. The arrow keys reach the others.
    if block.arrangement == .board { element.setAttribute("tabindex", part.isSelected ? "0" : "-1") }
    if let key = part.key { element.setAttribute("aria-keyshortcuts", Window.keyLabel(key)) }
  }
}

extension Window {
  /// Returns the label of a key. The two keys after the digits have other labels in some layouts, which the page has in
  /// these attributes if the browser tells them.
  static func keyLabel(_ key: ActionKey) -> String {
    let page = Element.find("html")
    let label: [UInt8]? =
      switch key {
      case "-": page?.attribute("data-minus")
      case "=": page?.attribute("data-equal")
      default: nil
      }
    return String(decoding: label ?? [key.character], as: UTF8.self)
  }
}
