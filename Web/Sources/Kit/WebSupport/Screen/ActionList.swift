import DOM
import GameCore
import SessionSupport

/// Buttons and links side by side. An action that stays keeps its element, and so its focus. If the focused element is
/// replaced, the first new element gets the focus, and if it is disabled, the first enabled one.
public final class ActionList {
  private let container: Element
  private let actionHandler: ScreenActionHandler
  private var items: [(action: Action, element: Element)] = []

  init(_ container: Element, _ actionHandler: ScreenActionHandler) {
    self.container = container
    self.actionHandler = actionHandler
  }

  /// Creates the list in an element of a game's page. `perform` performs the action of a button.
  public convenience init(_ container: Element, perform: @escaping (Action.ID) -> Void) {
    self.init(container, ScreenActionHandler(rootPath: "../", perform: { id, _ in perform(id) }, onShare: { _ in }))
  }

  /// The element of the main action or, if there is none, of the first action.
  public var main: Element? { (items.first { $0.action.role == .main } ?? items.first)?.element }

  /// Returns the element of the action at an index, or `nil` if there are fewer actions.
  public func element(at index: Int) -> Element? { items.indices.contains(index) ? items[index].element : nil }

  /// Shows these actions.
  public func show(_ actions: [Action]) {
    guard actions != items.map({ $0.action }) else { return }
    let hadFocus = container.find(":focus") != nil
    let sameCount = zip(actions, items).prefix { Self.isSame($0, $1.action) }.count
    while items.count > sameCount { items.removeLast().element.remove() }
    for (index, action) in actions.enumerated() {
      if index < sameCount {
        items[index].action = action
        Self.update(items[index].element, action, actionHandler)
      } else {
        let element = Self.element(action, actionHandler)
        container.append(element)
        items.append((action, element))
      }
    }
    guard hadFocus, container.find(":focus:not(:disabled)") == nil else { return }
    // A disabled element still has the focus, until the next frame.
    let isReplaced = container.find(":focus") == nil && sameCount < items.count
    let next = isReplaced ? items[sameCount].element : container.find("button:not(:disabled), a")
    next?.call("focus")
  }

  /// Returns whether an element that shows one action can show the other.
  private static func isSame(_ action: Action, _ other: Action) -> Bool {
    action.id == other.id && action.shareItem == other.shareItem
      && (action.destination == nil) == (other.destination == nil)
  }

  /// Creates an element for an action. If `isInText` is `true`, a link looks like part of the text, not like a button.
  static func element(_ action: Action, _ actionHandler: ScreenActionHandler, isInText: Bool = false) -> Element {
    let element = action.destination == nil ? Element.makeButton() : Element.make("a")
    if action.destination == nil {
      let (id, item) = (action.id, action.shareItem)
      element.listen("click") { _ in
        guard let item else { return actionHandler.perform(id, []) }
        actionHandler.share(item)
      }
    }
    update(element, action, actionHandler, isInText: isInText)
    return element
  }

  /// Shows an action in an element that was created for an action with the same ID.
  static func update(_ element: Element, _ action: Action, _ actionHandler: ScreenActionHandler, isInText: Bool = false)
  {
    if let symbol = action.symbol { element.fill([Element.makeIcon(symbol)]) } else { element.setText(action.label) }
    element.toggleClass("tool", action.symbol != nil)
    element.toggleClass("button", action.destination != nil && !isInText)
    element.toggleClass("primary", action.role == .main)
    element.toggleClass("destructive", action.role == .destructive)
    if let destination = action.destination {
      element.setAttribute("href", "\(actionHandler.rootPath)\(destination.address)")
    }
    element.setAttribute("aria-label", action.spokenText ?? (action.symbol == nil ? nil : action.label))
    element.setAttribute("title", action.symbol != nil ? action.label : action.hint.isEmpty ? nil : action.hint)
    if let isExpanded = action.isExpanded { element.setAttribute("aria-expanded", isExpanded) }
    element.setProperty("disabled", !action.isEnabled)
  }
}

extension Element {
  /// Creates a detached picture of a symbol, which the page must contain (`{{symbol NAME}}`).
  fileprivate static func makeIcon(_ symbol: Action.Symbol) -> Element {
    let use = Element.makeSVG("use")
    let name: String =
      switch symbol {
      case .undo: "undo"
      case .share: "share"
      case .remove: "trash"
      case .backspace: "backspace"
      case .up: "arrow-up"
      case .down: "arrow-down"
      case .coach: "bulb"
      }
    use.setAttribute("href", "#icon-\(name)")
    let icon = Element.makeSVG("svg")
    icon.setAttribute("viewBox", "0 0 24 24")
    icon.append(use)
    return icon.silenced()
  }
}
