import Foundation

extension HeadlessApp {
  /// Lays out the window that keys are for, with its sheets and alerts, and evaluates the views again until the sizes that
  /// they read no longer change.
  ///
  /// A sheet covers the window but for its top, and an alert is in the middle. Where a device puts a sheet of a certain height
  /// isn't public, so all sheets are tall.
  public func layOut(on device: Device) {
    for round in 0..<Self.maxLayouts {
      keyWindow.layOut(on: device)
      let hasScrolled = ([keyWindow.content] + keyWindow.presented).map { $0.scrollToTargets() }.contains(true)
      guard dirty.isSet || hasScrolled else { return }
      update()
      if round == Self.maxLayouts - 1 { report("The layout doesn't come to rest.") }
    }
  }

  private static let maxLayouts = 12
}

extension HeadlessWindow {
  func layOut(on device: Device) {
    let screen = CGRect(origin: .zero, size: device.size)
    place(content, in: screen, top: device.top, bottom: device.bottom)
    for (index, node) in presented.enumerated() {
      if node.kind == .alert {
        place(node, in: screen, top: device.top, bottom: device.bottom)
      } else {
        let width = min(screen.width, device.isWide && device.isTall ? 704 : screen.width)
        let top = device.isTall ? device.top + 10 * CGFloat(index + 1) : 0
        let sheet = CGRect(x: (screen.width - width) / 2, y: top, width: width, height: screen.height - top)
        place(node, in: sheet, top: 0, bottom: device.bottom)
      }
    }
  }

  private func place(_ node: Node, in rect: CGRect, top: CGFloat, bottom: CGFloat) {
    let area = SafeArea()
    let content = BoxBuilder(area: area).box(node)
    Box(ScreenRule(area: area, top: top, bottom: bottom), [content]).place(in: rect)
    node.bounds = rect
    node.showFittingChildren()
  }
}

extension Node {
  /// Tells each `ViewThatFits` which of its views layout has chosen.
  fileprivate func showFittingChildren() {
    if kind == .viewThatFits { fittingChild = children.firstIndex { $0.frame != nil } ?? 0 }
    for child in children { child.showFittingChildren() }
  }

  /// The largest offset of a scroll view.
  public var maxScrollOffset: CGPoint? {
    guard let frame, let content = placement?.core.children.first?.frame else { return nil }
    return CGPoint(x: max(0, content.width - frame.width), y: max(0, content.height - frame.height))
  }

  /// Scrolls to what `ScrollViewProxy.scrollTo` asked for: with an anchor, to that place in the region, or else as little as needed
  /// (swiftui/scrollviewproxy/scrollto(_:anchor:)). Returns whether anything has moved.
  fileprivate func scrollToTargets() -> Bool {
    var hasMoved = false
    for region in all(withMenus: false, where: { $0.scrollPosition?.target != nil }) {
      guard let position = region.scrollPosition, let target = position.target, let frame = region.frame else {
        continue
      }
      position.target = nil
      guard let most = region.maxScrollOffset, let view = region.all(where: { $0.id == target.id }).first?.outerFrame
      else { continue }
      func offset(_ old: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?) -> CGFloat {
        if let anchor { return old + start - (room - length) * anchor }
        return start < 0 ? old + start : max(old, old + start + length - room)
      }
      let x = offset(position.offset.x, view.minX - frame.minX, view.width, frame.width, target.anchor?.x)
      let y = offset(position.offset.y, view.minY - frame.minY, view.height, frame.height, target.anchor?.y)
      let new = CGPoint(x: max(0, min(most.x, x)), y: max(0, min(most.y, y)))
      if new != position.offset {
        position.offset = new
        hasMoved = true
      }
    }
    return hasMoved
  }
}
