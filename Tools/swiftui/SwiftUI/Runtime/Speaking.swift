/// The modifiers for screen readers.
extension View {
  /// Changes what screen readers say about each of the view's nodes. A layer around a view passes the change on to the view, if
  /// the layer itself says nothing.
  nonisolated func _accessibility(_ change: @escaping @MainActor (inout Accessibility) -> Void)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    modifier(AccessibilityAttachmentModifier { change(&$0.spokenPart.accessibility) })
  }

  /// `accessibilityElement`: a new element that contains, combines, or replaces the views inside.
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  nonisolated func _accessibilityElement(_ children: AccessibilityChildBehavior) -> _Modified<Self> {
    _evaluated { context, content in
      content._nodes(context).map { node in
        let element = context.node(.element, .none, [node])
        element.id = node.id
        element.tag = node.tag
        element.accessibility.children = children
        return element
      }
    }
  }

  /// `accessibilityActions`: the buttons inside are named actions of the view.
  /// https://developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)
  nonisolated func _accessibilityActions(_ actions: some View) -> _Modified<Self> {
    _remembering("accessibilityActions") { context, content in
      let nodes = content._nodes(context.child("content"))
      let buttons = actions._nodes(context.child("actions")).flatMap { $0.all { $0.kind == .button } }
      for node in nodes {
        for button in buttons where button.behavior.isEnabled {
          if let action = button.behavior.action {
            node.spokenPart.accessibility.actions.append((button.spokenName, action))
          }
        }
      }
      return nodes
    }
  }
}

extension Node {
  /// The node that screen readers know as this view: for a layer that says nothing itself, the view that has the layer.
  var spokenPart: Node {
    switch kind {
    case .background, .overlay, .mask, .safeAreaInset:
      guard let content = children.first, children.dropFirst().allSatisfy({ $0.isSilent }) else { return self }
      return content.spokenPart
    default: return self
    }
  }

  /// Whether screen readers find nothing in the view.
  private var isSilent: Bool {
    if accessibility.isHidden || !behavior.isVisible || behavior.isTransparent { return true }
    if isControl || accessibility.label != nil || kind == .text || kind == .image { return false }
    return children.allSatisfy { $0.isSilent }
  }

  /// Whether screen readers treat the view as one element, without those inside.
  var isElement: Bool {
    if isControl || kind == .text || kind == .image || kind == .progressView { return true }
    switch accessibility.children {
    case .some(.contain): return false
    case .some: return true
    case nil: return accessibility.label != nil || accessibility.value != nil || accessibility.adjust != nil
    }
  }

  /// What a screen reader says first about the view: its label, or the text inside.
  public var spokenName: String {
    if let label = accessibility.label { return label }
    switch kind {
    case .text: return text
    case .image:
      if case .image(let name, _) = parameters { return name }
      return ""
    default: break
    }
    if accessibility.children == .ignore { return "" }
    let parts = shownChildren.filter { !$0.accessibility.isHidden && $0.behavior.isVisible }
    return parts.map(\.spokenName).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The elements of screen readers, in order. Elements with a higher priority come first among their siblings.
  public var elements: [Node] {
    if accessibility.isHidden || !behavior.isVisible || behavior.isTransparent { return [] }
    if isElement { return [self] }
    let parts = parts(withMenus: false).enumerated().sorted {
      ($0.element.accessibility.sortPriority, -$0.offset) > ($1.element.accessibility.sortPriority, -$1.offset)
    }
    return parts.flatMap { $0.element.elements }
  }

  /// A short description, for reports.
  public var summary: String {
    let name = spokenName
    return name.isEmpty ? "\(kind)" : "\(kind) “\(name.count > 60 ? name.prefix(60) + "…" : name)”"
  }
}

extension HeadlessApp {
  /// Records an announcement for screen readers.
  nonisolated static func announce(_ text: String) {
    MainActor.assumeIsolated { current?.announcements.append(text) }
  }

  /// Scrolls the scroll views in some nodes to the first of their views with an ID.
  func scroll(_ nodes: [Node], to id: AnyHashable, anchor: UnitPoint?) {
    let scrollViews = nodes.flatMap { $0.all { $0.kind == .scrollView || $0.kind == .list || $0.kind == .form } }
    guard let scrollView = scrollViews.first(where: { !$0.all { $0.id == id }.isEmpty }) else {
      return report("scrollTo(\(id.base)) finds no view with this ID.")
    }
    if case .scrollView(_, let position) = scrollView.parameters { position.target = (id, anchor) }
  }
}
