import Foundation

extension HeadlessApp {
  /// Returns what is wrong with the places of the views in front, after `layOut(on:)`: text that is cut, views outside the
  /// screen, controls that are too small, and regions that scroll but have no room.
  ///
  /// What only the system arranges, such as bars, rows, and alerts, isn't checked, because it is drawn approximately here.
  public func layoutProblems(on device: Device) -> [String] {
    var check = LayoutCheck(screen: keyWindow.front.bounds ?? CGRect(origin: .zero, size: device.size))
    check.visit(keyWindow.front, LayoutCheck.Place(visible: check.screen, reachable: check.screen))
    return check.problems
  }
}

/// A look at all views that were placed.
@MainActor
private struct LayoutCheck {
  /// The smallest side of a target, from /design/human-interface-guidelines/buttons.
  static let minTarget: CGFloat = 44
  /// The smallest height of a region that scrolls, if its content is taller: one target and a half.
  static let minRegion: CGFloat = 66
  private static let tolerance: CGFloat = 1

  /// Where a view is.
  struct Place {
    /// The part of the screen in which it is seen.
    var visible: CGRect
    /// The part to which the player can scroll it.
    var reachable: CGRect
    /// Whether the system arranges it, in a bar, a row, or an alert.
    var isSystem = false
    /// Whether the view is inside a control or an element that is read as one.
    var isInControl = false
  }

  let screen: CGRect
  var problems: [String] = []

  init(screen: CGRect) { self.screen = screen }

  mutating func visit(_ node: Node, _ place: Place) {
    guard let placement = node.placement, let frame = placement.core.frame, node.behavior.isVisible else { return }
    if node.modifiers.contains(where: { if case .opacity(0) = $0 { true } else { false } }) { return }
    var inner = place
    switch node.kind {
    case .text: checkText(node, placement, frame, place)
    case .scrollView:
      checkRegion(node, placement, frame)
      inner = scrolled(node, placement, frame, place)
    case .list, .form:
      inner.isSystem = true
      inner.reachable = CGRect(x: frame.minX, y: -1e6, width: frame.width, height: 2e6)
    case .alert: inner.isSystem = true
    case .navigationStack, .page: checkTitle(node, placement)
    default: break
    }
    if node.isControl {
      checkTarget(node, placement, place)
      inner.isInControl = true
    }
    for item in node.toolbar { visit(item, Place(visible: place.visible, reachable: place.reachable, isSystem: true)) }
    for child in node.children { visit(child, inner) }
  }

  private mutating func report(_ problem: String, _ node: Node) {
    let name = node.accessibility.label ?? node.visibleText
    problems.append("\(node.kind.rawValue) “\(name.prefix(40))”: \(problem)")
  }

  private mutating func checkText(_ node: Node, _ placement: Placement, _ frame: CGRect, _ place: Place) {
    guard !place.isSystem, let setting = placement.text?.setting(in: placement.core.proposal) else { return }
    let isSpoken = node.ancestors.contains { $0.accessibility.isHidden }
    if setting.isCut { report("is cut: \(setting.lines.last ?? "")", node) }
    if setting.breaksWord, !isSpoken { report("breaks a word: \(setting.lines.joined(separator: "|"))", node) }
    checkReach(node, frame, place)
  }

  /// A navigation bar has one line for its title.
  private mutating func checkTitle(_ node: Node, _ placement: Placement) {
    for case .text(let title, _) in placement.chrome.map(\.look) where title.content == node.text {
      let width = node.frame?.width ?? screen.width
      if title.setting(in: Proposal(width: width - 2 * BoxBuilder.margin, height: nil)).isCut {
        report("is cut: \(title.content)", node)
      }
    }
  }

  private mutating func checkTarget(_ node: Node, _ placement: Placement, _ place: Place) {
    // The system gives its own controls, and what is in its rows and bars, a target of their own.
    let isOwn = [.button, .menu, .link, .shareLink].contains(node.kind)
    guard let frame = placement.core.frame, !place.isSystem, isOwn else { return }
    if frame.width < Self.minTarget - Self.tolerance || frame.height < Self.minTarget - Self.tolerance {
      report("is \(number(frame.width)) × \(number(frame.height)) points, less than 44", node)
    }
    checkReach(node, frame, place)
  }

  private mutating func checkReach(_ node: Node, _ frame: CGRect, _ place: Place) {
    let allowed = place.reachable
    let isInside =
      frame.minX >= allowed.minX - Self.tolerance && frame.maxX <= allowed.maxX + Self.tolerance
      && frame.minY >= allowed.minY - Self.tolerance && frame.maxY <= allowed.maxY + Self.tolerance
    guard frame.width > 0, frame.height > 0, !isInside else { return }
    report(
      "is outside: \(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))", node
    )
  }

  private mutating func checkRegion(_ node: Node, _ placement: Placement, _ frame: CGRect) {
    guard case .scrollView(let axes, _) = node.parameters, axes.contains(.vertical),
      let content = placement.core.children.first?.frame
    else { return }
    if content.height > frame.height + Self.tolerance, frame.height < Self.minRegion {
      report("scrolls in \(number(frame.height)) points, less than \(number(Self.minRegion))", node)
    }
  }

  /// Returns the place of what is in a scroll view: its content, as far as it can be scrolled.
  private func scrolled(_ node: Node, _ placement: Placement, _ frame: CGRect, _ place: Place) -> Place {
    guard case .scrollView(let axes, _) = node.parameters, let content = placement.core.children.first?.frame else {
      return place
    }
    let visible = place.visible.intersection(frame)
    var reachable = place.reachable.intersection(frame)
    if axes.contains(.vertical) {
      reachable = CGRect(x: reachable.minX, y: content.minY, width: reachable.width, height: content.height)
    }
    if axes.contains(.horizontal) {
      reachable = CGRect(x: content.minX, y: reachable.minY, width: content.width, height: reachable.height)
    }
    return Place(visible: visible, reachable: reachable, isSystem: place.isSystem, isInControl: place.isInControl)
  }
}
