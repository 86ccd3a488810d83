import Foundation

/// The controls and containers that the system draws. Their sizes on a device aren't public and change with its versions, so
/// these are approximations by the sizes that UIKit documents or that are common in designs: a row or a bar of 44 points, a tab
/// bar of 49, a switch of 51 × 31. The checks don't look at what only the system determines.
extension BoxBuilder {
  static let rowHeight: CGFloat = 44
  static let margin: CGFloat = 16

  func systemBox(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    switch node.kind {
    case .button, .link, .shareLink, .menu: return group(node.children, StackRule(axis: .horizontal))
    case .label:
      // The icons are hidden from screen readers, because the title names them.
      let icons = node.children.filter(\.accessibility.isHidden)
      let titles = node.children.filter { !$0.accessibility.isHidden }
      let isInBar = node.ancestors.contains { $0.kind == .toolbarItem }
      switch node.environment.controlStyles["label"] ?? (isInBar ? "IconOnlyLabelStyle" : "") {
      case "IconOnlyLabelStyle": return group(icons, StackRule(axis: .horizontal))
      case "TitleOnlyLabelStyle": return group(titles, StackRule(axis: .horizontal))
      default: return Box(StackRule(axis: .horizontal, alignment: nil), boxes(icons) + [group(titles)])
      }
    case .toggle:
      let control = part(
        .toggle(isOn: node.accessibility.value == "on"), LeafRule.fixed(CGSize(width: 51, height: 31)), &chrome)
      return Box(StackRule(axis: .horizontal), [labelBox(node), spacer(), control])
    case .picker: return picker(node, &chrome)
    case .slider:
      return part(
        .track(share: node.share ?? 0, hasKnob: true),
        LeafRule { CGSize(width: $0.width ?? 100, height: 31) }, &chrome)
    case .progressView:
      guard let share = node.share else {
        return part(.spinner, LeafRule.fixed(CGSize(width: 20, height: 20)), &chrome)
      }
      let track = part(
        .track(share: share, hasKnob: false), LeafRule { CGSize(width: $0.width ?? 100, height: 4) }, &chrome)
      return node.children.isEmpty
        ? track : Box(StackRule(axis: .vertical, alignment: 0), [group(node.children), track])
    case .textField: return textField(node, &chrome)
    case .list, .form: return rows(of: node, &chrome)
    case .section: return section(node, &chrome)
    case .navigationStack, .page: return navigationStack(node, &chrome)
    case .tabView: return tabView(node, &chrome)
    case .alert: return alert(node, &chrome)
    default: return group(node.children)
    }
  }

  private func part(_ look: Chrome.Look, _ rule: any LayoutRule, _ boxes: [Box] = [], _ chrome: inout [Chrome]) -> Box {
    let box = Box(rule, boxes)
    chrome.append(Chrome(look: look, box: box))
    return box
  }

  private func part(_ look: Chrome.Look, _ rule: any LayoutRule, _ chrome: inout [Chrome]) -> Box {
    part(look, rule, [], &chrome)
  }

  private func text(_ block: TextBlock, isDimmed: Bool = false, _ chrome: inout [Chrome]) -> Box {
    part(.text(block, isDimmed: isDimmed), LeafRule.text(block), &chrome)
  }

  private func spacer() -> Box {
    let box = Box(LeafRule { CGSize(width: max(8, $0.width ?? 8), height: 0) })
    box.isSpacer = true
    return box
  }

  private func labelBox(_ node: Node) -> Box {
    node.environment.hidesLabels ? Box(LeafRule.fixed(.zero)) : group(node.children, StackRule(axis: .horizontal))
  }

  // MARK: Controls

  private func picker(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    let chosen = node.menu.first { $0.tag == node.behavior.selection }
    if node.environment.controlStyles["picker"] == "SegmentedPickerStyle" {
      let segments = node.menu.map { option in
        let block = TextBlock(
          content: option.visibleText, font: TextFont(size: 13, weight: .medium), lineLimit: 1, minScale: 0.5)
        let label = Box(LeafRule.text(block))
        let frame = FlexibleFrameRule(width: .init(min: 20, max: .infinity), height: .init(min: 32))
        let segment = part(.segment(isChosen: option === chosen), frame, [label], &chrome)
        chrome.append(Chrome(look: .text(block, isDimmed: false), box: label))
        option.placement = Placement(core: segment, steps: [])
        return segment
      }
      let control = Box(StackRule(axis: .horizontal, spacing: 0), segments)
      chrome.insert(Chrome(look: .surface(radius: 8), box: control), at: 0)
      return control
    }
    let value = text(
      node.systemText((chosen?.visibleText ?? "") + " ⌄", lineLimit: isRow ? nil : 1), isDimmed: true, &chrome)
    return isRow && !node.environment.hidesLabels
      ? Box(StackRule(axis: .horizontal), [labelBox(node), spacer(), value])
      : Box(FlexibleFrameRule(height: .init(min: 34)), [value])
  }

  private func textField(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    let typed = node.accessibility.value ?? ""
    let shown = typed.isEmpty ? node.visibleText : typed
    let content = text(node.systemText(shown, lineLimit: 1), isDimmed: typed.isEmpty, &chrome)
    let frame = Box(
      FlexibleFrameRule(width: .init(min: 20, max: .infinity), alignment: RelativePoint(0, 0.5)), [content])
    guard node.environment.controlStyles["textField"] == "RoundedBorderTextFieldStyle" else { return frame }
    return part(.field, PaddingRule(top: 6, leading: 7, bottom: 6, trailing: 7), [frame], &chrome)
  }

  // MARK: Rows

  private func rows(of node: Node, _ chrome: inout [Chrome]) -> Box {
    let groups =
      node.children.contains { $0.kind == .section }
      ? boxes(node.children) : [card(node.children, &chrome)]
    let stack = Box(StackRule(axis: .vertical, spacing: 24), groups)
    let padded = Box(
      PaddingRule(top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin), [stack])
    let content = Box(FlexibleFrameRule(width: .init(max: .infinity)), [padded])
    return Box(ScrollRule(offset: node.scrollPosition?.offset ?? .zero), [content])
  }

  private func section(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    guard case .section(let headers, let footers) = node.parameters else { return group(node.children) }
    let rows = Array(node.children.dropFirst(headers).dropLast(footers))
    let boxes =
      boxes(Array(node.children.prefix(headers))) + [card(rows, &chrome)] + boxes(node.children.suffix(footers))
    return Box(StackRule(axis: .vertical, spacing: 6, alignment: 0), boxes)
  }

  private func card(_ nodes: [Node], _ chrome: inout [Chrome]) -> Box {
    var inner = self
    inner.isRow = true
    inner.axis = nil
    let start = chrome.count
    var rows: [Box] = []
    for node in nodes {
      if !rows.isEmpty {
        rows.append(part(.separator, LeafRule { CGSize(width: $0.width ?? 10, height: 1) }, &chrome))
      }
      let padded = Box(PaddingRule(top: 6, leading: Self.margin, bottom: 6, trailing: Self.margin), [inner.box(node)])
      let frame = FlexibleFrameRule(
        width: .init(max: .infinity), height: .init(min: Self.rowHeight), alignment: RelativePoint(0, 0.5))
      rows.append(Box(frame, [padded]))
    }
    let card = Box(StackRule(axis: .vertical, spacing: 0), rows)
    chrome.insert(Chrome(look: .surface(radius: 10), box: card), at: start)
    return card
  }

  // MARK: Bars and dialogs

  private func navigationStack(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    guard !node.text.isEmpty || !node.toolbar.isEmpty else { return group(node.children) }
    var inner = self
    inner.area = SafeArea()
    let leading = node.toolbar.filter(\.isLeadingItem)
    let trailing = node.toolbar.filter { !$0.isLeadingItem }
    let items = Box(StackRule(axis: .horizontal), boxes(leading) + [spacer()] + boxes(trailing))
    let padding = PaddingRule(leading: Self.margin, trailing: Self.margin)
    var lines = [Box(FixedFrameRule(width: nil, height: Self.rowHeight), [Box(padding, [items])])]
    if !node.text.isEmpty {
      var title = node.systemText(node.text, .largeTitle, lineLimit: 1)
      title.font.weight = .bold
      let line = Box(
        FlexibleFrameRule(width: .init(max: .infinity), alignment: RelativePoint(0, 0.5)), [text(title, &chrome)])
      lines.append(Box(FixedFrameRule(width: nil, height: title.font.lineHeight + 11), [Box(padding, [line])]))
    }
    let bar = Box(StackRule(axis: .vertical, spacing: 0), lines)
    chrome.insert(Chrome(look: .bar, box: bar), at: 0)
    let content = Box(
      FlexibleFrameRule(width: .init(min: 0, max: .infinity), height: .init(min: 0, max: .infinity)),
      [inner.group(node.children)])
    return Box(InsetRule(isAtTop: true, spacing: 0, outer: area, inner: inner.area), [content, bar])
  }

  private func tabView(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    var inner = self
    inner.area = SafeArea()
    let items = node.menu.map { item in
      let isChosen = item.tag == node.behavior.selection
      let block = TextBlock(
        content: item.visibleText, font: TextFont(size: 10, weight: .medium), lineLimit: 1)
      let label = text(block, isDimmed: !isChosen, &chrome)
      let frame = FlexibleFrameRule(
        width: .init(min: 0, max: .infinity), height: .init(min: 49, max: 49), alignment: RelativePoint(0.5, 0.9))
      let slot = Box(frame, [label])
      item.placement = Placement(core: slot, steps: [])
      return slot
    }
    let bar = Box(StackRule(axis: .horizontal, spacing: 0), items)
    chrome.insert(Chrome(look: .bar, box: bar), at: 0)
    let content = Box(
      FlexibleFrameRule(width: .init(min: 0, max: .infinity), height: .init(min: 0, max: .infinity)),
      [inner.group(node.children)])
    return Box(InsetRule(spacing: 0, outer: area, inner: inner.area), [content, bar])
  }

  private func alert(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    var inner = self
    inner.axis = .vertical
    var lines = node.text.isEmpty ? [] : [text(node.systemText(node.text, .headline), &chrome)]
    lines += node.children.map { child in
      guard child.isControl else { return inner.box(child) }
      return Box(
        FlexibleFrameRule(width: .init(max: .infinity), height: .init(min: Self.rowHeight)), [inner.box(child)])
    }
    let stack = Box(StackRule(axis: .vertical, spacing: 8), lines)
    let padded = Box(PaddingRule(top: 16, leading: 16, bottom: 16, trailing: 16), [stack])
    let card = Box(FixedFrameRule(width: 270, height: nil), [Box(ScrollRule(), [padded])])
    chrome.insert(Chrome(look: .surface(radius: 14), box: card), at: 0)
    return card
  }
}

extension Node {
  /// The text of the view and of all views inside it.
  var visibleText: String {
    text.isEmpty ? all(withMenus: false) { $0.kind == .text }.map(\.text).joined(separator: " ") : text
  }

  /// The value of a slider or a progress view, from 0 to 1.
  var share: Double? {
    guard let range = behavior.range, range.bounds.upperBound > range.bounds.lowerBound else { return nil }
    return (range.value - range.bounds.lowerBound) / (range.bounds.upperBound - range.bounds.lowerBound)
  }

  var scrollPosition: ScrollOffset? {
    if case .scrollView(_, let position) = parameters { position } else { nil }
  }

  /// Whether an item of a toolbar is at the leading edge.
  var isLeadingItem: Bool {
    guard case .toolbarItem(let placement) = parameters else { return false }
    return ["cancellationAction", "navigation", "topBarLeading"].contains(placement.name)
  }
}
