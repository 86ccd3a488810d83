import Foundation
import GameCore
import SwiftUI

/// A player who does anything that can be done, at random. The same seed does the same.
@MainActor
struct Monkey {
  private let app: HeadlessApp
  private let link: String
  private var random: SplitMix64
  /// The latest actions, for reports.
  private(set) var latest: [String] = []

  init(_ app: HeadlessApp, link: String, seed: UInt64) {
    self.app = app
    self.link = link
    random = SplitMix64(seed: seed)
  }

  private typealias Action = (name: String, perform: @MainActor () -> Void)

  private static let keys: [KeyEquivalent] = [
    .leftArrow, .upArrow, .rightArrow, .downArrow, .escape, .return, .space, .delete, "1", "h", "u",
  ]
  private static let commandKeys: [KeyEquivalent] = ["n", "r", "o", "l", "0", "1", "2", "3", "z"]
  private static let texts = ["", "12", "nonsense", "999999999999999", "triples/1/14/uldr", "ACDEFGHJ"]

  /// Does one thing, and returns the problems that it caused.
  mutating func step() async -> [String] {
    let (app, link) = (app, link)
    var actions = app.reachableNodes.flatMap { self.actions(with: $0) }
    for key in Self.keys { actions.append(("press \(key.character.debugDescription)", { app.press(key) })) }
    for key in Self.commandKeys {
      actions.append(("press command \(key.character)", { app.press(key, .command) }))
    }
    if let url = URL(string: link) { actions.append(("open a link", { app.open(url) })) }
    if app.front.kind == .sheet { actions.append(("swipe away", { try? app.swipeAway() })) }
    let action = actions[Int(random.next() % UInt64(actions.count))]
    latest = latest.suffix(5) + [action.name]
    action.perform()
    if random.next() % 8 == 0 { await app.settle() }
    return app.takeProblems()
  }

  private mutating func actions(with node: Node) -> [Action] {
    guard node.behavior.isEnabled else { return [] }
    let app = app
    var actions: [Action] = []
    if let action = node.behavior.action { actions.append(("tap \(node.summary)", { app.perform(action) })) }
    for tap in node.behavior.taps {
      actions.append(("tap \(node.summary)", { app.perform { tap(CGPoint(x: 100, y: 50)) } }))
    }
    if let press = node.behavior.longPress {
      actions.append(("press \(node.summary) for long", { app.perform(press) }))
    }
    let options = node.kind == .picker || node.kind == .tabView ? node.menu.compactMap(\.tag) : []
    if let choose = node.behavior.choose, !options.isEmpty {
      let tag = options[Int(random.next() % UInt64(options.count))]
      actions.append(("choose \(tag.base) in \(node.kind)", { app.perform { choose(tag) } }))
    }
    if node.kind != .picker, node.kind != .tabView {
      for item in node.menu.flatMap({ $0.all { $0.behavior.action != nil && $0.behavior.isEnabled } }) {
        if let action = item.behavior.action {
          actions.append(("choose \(item.summary) in a menu", { app.perform(action) }))
        }
      }
    }
    if let type = node.behavior.type {
      let text = Self.texts[Int(random.next() % UInt64(Self.texts.count))]
      let submit = node.behavior.submit
      actions.append(("type \(text)", { app.perform { type(text) } }))
      actions.append(("submit", { app.perform { submit?() } }))
    }
    if let slide = node.behavior.slide, let range = node.behavior.range {
      let value = Double(random.next() % 1_000) / 999 * (range.bounds.upperBound - range.bounds.lowerBound)
      actions.append(("slide to \(value)", { app.perform { slide(range.bounds.lowerBound + value) } }))
    }
    for action in node.accessibility.actions {
      actions.append(("\(action.name) of \(node.summary)", { app.perform(action.perform) }))
    }
    if let adjust = node.accessibility.adjust {
      actions.append(("adjust \(node.summary)", { app.perform { adjust(.increment) } }))
    }
    if !node.behavior.gestures.isEmpty {
      let angle = Double(random.next() % 628) / 100
      let distance = CGSize(width: 120 * cos(angle), height: 120 * sin(angle))
      let target = app.view("\(node.kind)") { $0 === node }
      actions.append(("drag \(node.summary)", { try? target.drag(by: distance) }))
    }
    return actions
  }
}
