import Foundation

/// Why a test couldn't do something in an app, with what is there instead.
public struct ActingError: Error, CustomStringConvertible {
  /// The reason.
  public let description: String
}

/// A view that a test wants to operate, found again for each action.
@MainActor
public struct Target {
  let app: HeadlessApp
  let description: String
  let matches: (Node) -> Bool

  /// The views that match and that the player can reach.
  public var reachable: [Node] { app.reachableNodes.filter(matches) }

  /// Whether the player can reach such a view, even if it is disabled.
  public var exists: Bool { !reachable.isEmpty }

  /// The first view that matches and that the player can reach.
  public var node: Node {
    get throws {
      if let node = reachable.first { return node }
      let here = app.reachableNodes.filter { $0.isControl }.map(\.summary)
      let isCovered = app.allNodes.contains(where: matches)
      throw ActingError(
        description: "\(isCovered ? "Covered or hidden" : "There is no") \(description). In \(app.front.summary): "
          + here.joined(separator: ", "))
    }
  }

  /// The first view that matches, can be reached, and is enabled.
  private var enabled: Node {
    get throws {
      let nodes = reachable
      if let node = nodes.first(where: { $0.behavior.isEnabled }) { return node }
      guard nodes.isEmpty else { throw ActingError(description: "Disabled: \(description).") }
      return try node
    }
  }

  /// Performs an action with the enabled view, and updates the app.
  private func act(_ name: String, _ action: (Node) -> (@MainActor () -> Void)?) throws {
    guard let perform = action(try enabled) else {
      throw ActingError(description: "\(description) can't be \(name).")
    }
    app.perform(perform)
  }

  /// Taps or clicks the view: performs a control's action, calls `onTapGesture`, or else touches a view with another gesture.
  /// The touch reaches the views inside first, and then those around.
  public func tap(at place: CGPoint = .zero) throws {
    let node = try enabled
    let touched = node.all(withMenus: false) { $0.isShown && $0.isTouchable && $0.behavior.isEnabled } + node.ancestors
    if let action = touched.lazy.compactMap(\.behavior.action).first { return app.perform(action) }
    if let taps = touched.lazy.map(\.behavior.taps).first(where: { !$0.isEmpty }) {
      return app.perform { for tap in taps { tap(place) } }
    }
    guard let view = touched.first(where: { !$0.behavior.gestures.isEmpty }) else {
      throw ActingError(description: "\(description) can't be tapped.")
    }
    try drag([place], over: view, seconds: 0.1)
  }

  /// Touches the view for long.
  public func longPress() throws { try act("pressed for long") { $0.behavior.longPress } }

  /// Replaces the text of a field. `submit` presses the return key afterward.
  public func type(_ text: String, submit: Bool = false) throws {
    try act("typed into") { node in node.behavior.type.map { type in { type(text) } } }
    if submit { try act("submitted") { $0.behavior.submit } }
  }

  /// Chooses an option by its label.
  public func choose(_ label: String) throws {
    let node = try enabled
    guard let option = node.menu.first(where: { $0.spokenName == label }), let tag = option.tag else {
      throw ActingError(description: "\(description) has only \(node.menu.map(\.spokenName)), not \(label).")
    }
    try act("chosen from") { node in node.behavior.choose.map { choose in { choose(tag) } } }
  }

  /// Chooses an item of a menu or a context menu by its label.
  public func chooseItem(_ label: String) throws {
    let items = try enabled.menu.flatMap { $0.all { $0.behavior.action != nil } }
    guard let item = items.first(where: { $0.spokenName == label && $0.behavior.isEnabled }) else {
      throw ActingError(description: "\(description) has only \(items.map(\.spokenName)), not \(label).")
    }
    if let action = item.behavior.action { app.perform(action) }
  }

  /// Moves a slider to a value.
  public func slide(to value: Double) throws {
    try act("moved") { node in node.behavior.slide.map { slide in { slide(value) } } }
  }

  /// Increments or decrements the value, as a screen reader does.
  public func adjust(_ direction: AccessibilityAdjustmentDirection) throws {
    try act("adjusted") { node in node.accessibility.adjust.map { adjust in { adjust(direction) } } }
  }

  /// Performs a named action of screen readers.
  public func performAction(_ name: String) throws {
    try act("asked for \(name)") { node in node.accessibility.actions.first { $0.name == name }?.perform }
  }

  /// Drags a finger over the view, from place to place, in the view's coordinates.
  public func drag(_ places: [CGPoint], seconds: TimeInterval = 0.2) throws {
    let node = try enabled
    guard let view = (node.all(withMenus: false) + node.ancestors).first(where: { !$0.behavior.gestures.isEmpty })
    else {
      throw ActingError(description: "\(description) has no gesture.")
    }
    try drag(places, over: view, seconds: seconds)
  }

  private func drag(_ places: [CGPoint], over view: Node, seconds: TimeInterval) throws {
    var touches: [Touch] = []
    let origins = view.origins
    for (index, place) in (places + places.suffix(1)).enumerated() {
      let time = app.now.addingTimeInterval(seconds * Double(index) / Double(max(1, places.count - 1)))
      touches.append(Touch(location: place, time: time, isEnd: index == places.count, origins: origins))
      // After an update, the gestures have the latest closures of the same view.
      guard let node = app.allNodes.first(where: { $0.scope === view.scope && $0.kind == view.kind }) else { return }
      app.perform { for gesture in node.behavior.gestures { gesture.handle(touches) } }
    }
  }

  /// Drags a finger by a distance, in some steps.
  public func drag(by distance: CGSize, from start: CGPoint = CGPoint(x: 150, y: 150)) throws {
    try drag(
      (0...4).map { step in
        CGPoint(x: start.x + distance.width * CGFloat(step) / 4, y: start.y + distance.height * CGFloat(step) / 4)
      })
  }
}

extension HeadlessApp {
  /// What the player can reach in the key window: the topmost sheet or alert, or else the window's content.
  public var front: Node { keyWindow.front }

  /// The nodes of all windows and of what covers them.
  var allNodes: [Node] { windows.flatMap { [$0.content] + $0.presented }.flatMap { $0.all(withMenus: false) } }

  /// The topmost part of the front that covers its siblings, following the trait `isModal`, or else the whole front.
  /// https://developer.apple.com/documentation/swiftui/accessibilitytraits/ismodal
  public var modalPart: Node {
    front.all(withMenus: false) { $0.accessibility.traits.contains(.isModal) && $0.isShown }.last ?? front
  }

  /// The nodes that the player can see and touch.
  public var reachableNodes: [Node] {
    modalPart.all(withMenus: false).filter { $0.isShown && $0.isTouchable }
  }

  /// What screen readers find in the topmost part, in order.
  public var elements: [Node] { modalPart.elements }

  /// The enabled items of the menus.
  public var enabledCommands: [Node] {
    menus.flatMap { $0.all { $0.behavior.action != nil && $0.behavior.isEnabled } }
  }

  private func target(_ kind: String, _ name: String, _ matches: @escaping (Node) -> Bool) -> Target {
    Target(app: self, description: "\(kind) “\(name)”") { matches($0) && $0.spokenName == name }
  }

  /// A button, link, share link, or disclosure with a name.
  public func button(_ name: String) -> Target {
    target("button", name) { [.button, .link, .shareLink].contains($0.kind) }
  }
  /// A menu with a name.
  public func menu(_ name: String) -> Target { target("menu", name) { $0.kind == .menu } }
  /// A picker with a name.
  public func picker(_ name: String) -> Target { target("picker", name) { $0.kind == .picker } }
  /// A toggle with a name.
  public func toggle(_ name: String) -> Target { target("toggle", name) { $0.kind == .toggle } }
  /// A slider with a name.
  public func slider(_ name: String) -> Target { target("slider", name) { $0.kind == .slider } }
  /// A text field with a name.
  public func field(_ name: String) -> Target { target("text field", name) { $0.kind == .textField } }
  /// A view of which screen readers say a name.
  public func element(_ name: String) -> Target { target("element", name) { $0.isElement } }
  /// A view that matches. `description` names it in errors.
  public func view(_ description: String, where matches: @escaping (Node) -> Bool) -> Target {
    Target(app: self, description: description, matches: matches)
  }

  /// Chooses an item of the menu bar by its label.
  public func command(_ label: String) throws {
    guard let item = enabledCommands.first(where: { $0.spokenName == label }), let action = item.behavior.action else {
      throw ActingError(description: "No enabled command \(label) among \(enabledCommands.map(\.spokenName)).")
    }
    perform(action)
  }

  /// Selects a tab by its label.
  public func selectTab(_ label: String) throws {
    let view = reachableNodes.first { $0.kind == .tabView }
    let tabs = view?.menu ?? []
    guard let tab = tabs.first(where: { $0.spokenName == label }), let tag = tab.tag else {
      throw ActingError(description: "No tab \(label) among \(tabs.map(\.spokenName)).")
    }
    perform { view?.behavior.choose?(tag) }
  }

  /// Swipes the topmost sheet down.
  public func swipeAway() throws {
    guard front.kind == .sheet, front.behavior.canSwipeAway, let dismiss = front.behavior.dismiss else {
      throw ActingError(description: "\(front.summary) can't be swiped away.")
    }
    perform(dismiss)
  }

  /// Names a file in the system's dialog for files, or cancels the dialog.
  public func chooseFile(_ path: String?) throws {
    guard front.kind == .fileDialog, let choose = front.behavior.type, let cancel = front.behavior.dismiss else {
      throw ActingError(description: "\(front.summary) is no dialog for files.")
    }
    perform { if let path { choose(path) } else { cancel() } }
  }

  /// Performs the escape gesture of screen readers in the topmost part.
  public func escape() throws {
    let nodes = modalPart.all(withMenus: false)
    guard let action = nodes.lazy.flatMap({ $0.accessibility.actions }).first(where: { $0.name == "escape" }) else {
      if front.kind == .sheet { return try swipeAway() }
      throw ActingError(description: "\(modalPart.summary) has no action for the escape gesture.")
    }
    perform(action.perform)
  }

  /// Opens an address in the key window, as the system does for a link.
  public func open(_ url: URL) {
    perform { for handler in keyWindow.urlHandlers { handler(url) } }
  }
}

extension Node {
  /// Whether neither the view nor one around it is hidden.
  var isShown: Bool { behavior.isVisible && ancestors.allSatisfy { $0.behavior.isVisible } }

  /// Whether neither the view nor one around it ignores touches.
  var isTouchable: Bool { behavior.acceptsTouches && ancestors.allSatisfy { $0.behavior.acceptsTouches } }
}

extension Behavior {
  fileprivate var acceptsTouches: Bool { isHittable && !isTransparent }
}
