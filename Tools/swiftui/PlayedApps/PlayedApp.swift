import Foundation

@testable import SwiftUI

/// An app that is played on the page.
@MainActor
final class PlayedApp {
  private let app: HeadlessApp
  private var device = Device.all[1]
  /// The nodes of the elements in the last answer, by the elements' IDs.
  private var nodes: [String: Node] = [:]
  private var lastAnswer: Answer?
  private var announcementCount = 0
  private var lastTick = Date()

  init(_ scene: some Scene) {
    app = HeadlessApp(scene: scene, size: device.size, now: Date())
  }

  static var settings: Settings {
    Settings(
      devices: Device.all.map(\.name), device: Device.all[1].name,
      textSizes: DynamicTypeSize.allCases.map { "\($0)" }, textSize: "\(DynamicTypeSize.large)")
  }

  /// Performs an action. Returns `nil` if the page needn't change.
  func answer(_ action: Action) async -> Answer? {
    // The elements belong to the views of the last answer, so nothing may change before the action.
    perform(action)
    let now = Date()
    app.advance(by: now.timeIntervalSince(lastTick))
    lastTick = now
    await app.settle()
    app.layOut(on: device)
    let answer = currentAnswer()
    if action.kind == "tick", answer == lastAnswer, answer.announcements.isEmpty { return nil }
    lastAnswer = answer
    lastAnswer?.announcements = []
    return answer
  }

  private func perform(_ action: Action) {
    switch action.kind {
    case "set": set(action)
    case "tapAt": tap(at: action.place)
    case "drag": drag(from: action.place, to: action.end)
    case "scroll": scroll(at: action.place, by: action.end)
    case "key": press(action)
    case "tick": break
    default:
      if let node = nodes[action.element ?? ""] { operate(node, action) }
    }
  }

  private func set(_ action: Action) {
    device = Device.all.first { $0.name == action.device } ?? device
    var environment = device.environment
    environment.colorScheme = action.scheme == "dark" ? .dark : .light
    environment.dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == action.textSize } ?? .large
    app.environment = environment
    app.size = device.size
  }

  private func operate(_ node: Node, _ action: Action) {
    let behavior = node.behavior
    switch action.kind {
    case "tap": tap(node)
    case "choose":
      guard let index = action.option, node.menu.indices.contains(index) else { return }
      let item = node.menu[index]
      if let choose = behavior.choose, let tag = item.tag { app.perform { choose(tag) } } else { tap(item) }
    case "type": app.perform { behavior.type?(action.text ?? "") }
    case "submit": app.perform { behavior.submit?() }
    case "slide":
      guard let bounds = behavior.range?.bounds else { return }
      app.perform { behavior.slide?(bounds.lowerBound + (action.value ?? 0) * (bounds.upperBound - bounds.lowerBound)) }
    case "adjust": app.perform { node.accessibility.adjust?((action.value ?? 0) > 0 ? .increment : .decrement) }
    default: break
    }
  }

  // MARK: Places

  /// Returns the nodes in front at a place, the topmost first.
  private func nodes(at place: CGPoint) -> [Node] {
    app.keyWindow.front.all { node in
      node.outerFrame?.contains(place) == true && node.behavior.isHittable
    }
    .reversed()
  }

  private func tap(at place: CGPoint) {
    for node in nodes(at: place) {
      guard let frame = node.outerFrame else { continue }
      let location = CGPoint(x: place.x - frame.minX, y: place.y - frame.minY)
      if let tap = node.behavior.taps.first { return app.perform { tap(location) } }
      if node.isControl { return tap(node) }
      if !node.behavior.gestures.isEmpty { return move(node, [location]) }
    }
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    for node in nodes(at: start) {
      guard let frame = node.outerFrame, !node.behavior.gestures.isEmpty else { continue }
      let steps = (0...5).map { step in
        let share = CGFloat(step) / 5
        return CGPoint(
          x: start.x + (end.x - start.x) * share - frame.minX, y: start.y + (end.y - start.y) * share - frame.minY)
      }
      return move(node, steps)
    }
    scroll(at: start, by: CGPoint(x: start.x - end.x, y: start.y - end.y))
  }

  private func tap(_ node: Node) {
    if node.kind == .tab, let choose = node.parent?.behavior.choose, let tag = node.tag {
      app.perform { choose(tag) }
    } else if node.behavior.isEnabled {
      let action = node.behavior.action ?? node.accessibility.actions.first { $0.name == "default" }?.perform
      let taps = node.behavior.taps
      app.perform {
        if let action { action() } else { for tap in taps { tap(.zero) } }
      }
    }
  }

  private func move(_ node: Node, _ places: [CGPoint]) {
    let scope = node.scope, kind = node.kind
    try? Target(app: app, description: node.summary) { $0.scope === scope && $0.kind == kind }.drag(places)
  }

  private func scroll(at place: CGPoint, by distance: CGPoint) {
    for node in nodes(at: place) {
      guard let position = node.scrollPosition, let most = node.maxScrollOffset else { continue }
      let x = max(0, min(most.x, position.offset.x + distance.x))
      let y = max(0, min(most.y, position.offset.y + distance.y))
      guard CGPoint(x: x, y: y) != position.offset else { continue }
      position.offset = CGPoint(x: x, y: y)
      return
    }
  }

  // MARK: Keys

  private static let keys: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow, "Enter": .return,
    "Escape": .escape, "Backspace": .delete, " ": .space, "Home": .home, "End": .end,
  ]

  private func press(_ action: Action) {
    guard let name = action.key else { return }
    let key = Self.keys[name] ?? (name.count == 1 ? name.lowercased().first.map { KeyEquivalent($0) } : nil)
    guard let key else { return }
    var modifiers: EventModifiers = []
    for name in action.modifiers ?? [] {
      switch name {
      case "shift": modifiers.insert(.shift)
      case "control", "command": modifiers.insert(.command)
      case "option": modifiers.insert(.option)
      default: break
      }
    }
    app.press(key, modifiers)
  }

  // MARK: Answers

  private func currentAnswer() -> Answer {
    let front = app.keyWindow.front
    var shown = app.modalPart.elements
    // The items of a tab view's bar aren't among the elements of its content.
    if app.modalPart === front { shown += front.all(withMenus: false) { $0.kind == .tabView }.flatMap(\.menu) }
    nodes = [:]
    var counts: [String: Int] = [:]
    let elements = shown.compactMap { node -> Element? in
      guard var element = node.shownElement else { return nil }
      let name = "\(element.role) \(element.name)"
      counts[name, default: 0] += 1
      element.id = "\(name) \(counts[name] ?? 1)"
      nodes[element.id] = node
      return element
    }
    let announcements = Array(app.announcements.dropFirst(announcementCount))
    announcementCount = app.announcements.count
    return Answer(
      picture: app.picture(on: device), width: device.size.width, height: device.size.height, elements: elements,
      announcements: announcements, problems: app.problems)
  }
}
