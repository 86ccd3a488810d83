import Foundation

@testable import SwiftUI

extension Node {
  /// The element as the page shows it, or `nil` if it isn't on the screen.
  @MainActor
  var shownElement: Element? {
    if kind == .tab { return tabElement }
    guard let frame = outerFrame ?? frame, frame.width > 0, frame.height > 0, isOnScreen else { return nil }
    let traits = accessibility.traits
    let isHeader = traits.contains(.isHeader)
    let role =
      switch kind {
      case .toggle: "switch"
      case .picker: "picker"
      case .menu: "menu"
      case .slider: "slider"
      case .textField: "textField"
      case .link: "link"
      case .button, .shareLink: "button"
      case _ where accessibility.adjust != nil: "adjustable"
      case _ where traits.contains(.isButton) || behavior.action != nil || !behavior.taps.isEmpty: "button"
      case _ where isHeader: "heading"
      case .text: "text"
      default: "image"
      }
    let value = accessibility.value ?? ""
    // Only controls have a value of their own in a browser.
    let name =
      role == "image" || role == "text"
      ? [spokenName, value].filter { !$0.isEmpty }.joined(separator: ", ") : spokenName
    guard role != "image" && role != "text" || !name.isEmpty else { return nil }
    let options = kind == .picker || kind == .menu ? menu : []
    return Element(
      role: role, name: name, value: value, hint: accessibility.hint ?? "",
      isEnabled: behavior.isEnabled, isSelected: traits.contains(.isSelected), x: frame.minX, y: frame.minY,
      width: frame.width, height: frame.height, options: options.map(\.spokenName),
      chosen: options.firstIndex { $0.tag == behavior.selection }, share: share)
  }

  /// The element of an item in a tab view's bar.
  @MainActor
  private var tabElement: Element? {
    guard let frame else { return nil }
    return Element(
      role: "tab", name: spokenName, value: "", hint: "", isEnabled: true,
      isSelected: tag == parent?.behavior.selection, x: frame.minX, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  /// Whether layout placed the node, and no region that scrolls hides it.
  @MainActor
  private var isOnScreen: Bool {
    guard let frame else { return false }
    return ancestors.allSatisfy { ancestor in
      guard [.scrollView, .list, .form].contains(ancestor.kind), let region = ancestor.frame else { return true }
      return region.intersects(frame)
    }
  }
}
