import DOM
import NumberedGame
import PlaySupport

/// Buttons and links side by side. An action that stays keeps its element, and so its focus. If the focused element is
/// replaced, the first new element gets the focus.
final class ActionList {
  private let place: Element
  private let actionHandler: ScreenActionHandler
  private var shown: [(action: Action, element: Element)] = []

  init(_ place: Element, _ actionHandler: ScreenActionHandler) {
    self.place = place
    self.actionHandler = actionHandler
  }

  /// The element of the main action or, if there is none, of the first action.
  var main: Element? { (shown.first { $0.action.role == .main } ?? shown.first)?.element }

  func show(_ actions: [Action]) {
    guard actions != shown.map({ $0.action }) else { return }
    let hadFocus = place.find(":focus") != nil
    let sameCount = zip(actions, shown).prefix { Self.isSame($0, $1.action) }.count
    while shown.count > sameCount { shown.removeLast().element.remove() }
    for (index, action) in actions.enumerated() {
      if index < sameCount {
        shown[index].action = action
        Self.update(shown[index].element, action, actionHandler)
      } else {
        let element = Self.element(action, actionHandler)
        place.append(element)
        shown.append((action, element))
      }
    }
    if hadFocus, place.find(":focus") == nil, sameCount < shown.count { shown[sameCount].element.call("focus") }
  }

  /// Returns whether an element that shows one action can show the other.
  private static func isSame(_ action: Action, _ other: Action) -> Bool {
    action.id == other.id && action.share == other.share && (action.destination == nil) == (other.destination == nil)
  }

  /// Creates an element for an action. If `isInText` is `true`, a link looks like part of a text, not like a button.
  static func element(_ action: Action, _ actionHandler: ScreenActionHandler, isInText: Bool = false) -> Element {
    let element = action.destination == nil ? Element.makeButton() : Element.make("a")
    if action.destination == nil {
      let (id, item) = (action.id, action.share)
      element.listen("click") { _ in
        guard let item else { return actionHandler.perform(id, []) }
        Sharing.share(item, title: "Parlor", copiesText: true) { actionHandler.shared($0) }
      }
    }
    update(element, action, actionHandler, isInText: isInText)
    return element
  }

  /// Shows an action in an element that was created for an action with the same ID.
  static func update(_ element: Element, _ action: Action, _ actionHandler: ScreenActionHandler, isInText: Bool = false)
  {
    element.setText(action.label)
    element.toggleClass("button", action.destination != nil && !isInText)
    element.toggleClass("primary", action.role == .main)
    element.toggleClass("quiet", action.role == .quiet)
    element.toggleClass("destructive", action.role == .destructive)
    if let destination = action.destination {
      element.setAttribute("href", "\(actionHandler.root)\(destination.address)")
    }
    if let spoken = action.spoken {
      element.setAttribute("aria-label", spoken)
    } else {
      element.removeAttribute("aria-label")
    }
    if let isExpanded = action.isExpanded { element.setAttribute("aria-expanded", isExpanded ? "true" : "false") }
    element.setProperty("disabled", !action.isEnabled)
  }
}
