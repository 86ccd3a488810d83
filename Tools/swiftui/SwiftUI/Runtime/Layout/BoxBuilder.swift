import Foundation

/// Creates the boxes of a tree of nodes.
@MainActor
struct BoxBuilder {
  /// The safe area around the nodes.
  var area: SafeArea
  /// The direction of the stack around the nodes, in which a spacer extends.
  var axis: Direction?
  /// The boxes of the named coordinate spaces around the nodes.
  var spaces: [AnyHashable: BoxHolder] = [:]
  /// Whether the nodes are in a row of a form or a list.
  var isRow = false

  /// A box that is known only after the boxes in it.
  final class BoxHolder {
    weak var box: Box?
  }

  /// Returns the box of a node, with the boxes inside it.
  func box(_ node: Node) -> Box {
    var inner = self
    var named: [(name: AnyHashable, holder: BoxHolder)] = []
    for case .coordinateSpace(let name) in node.modifiers {
      let holder = BoxHolder()
      named.append((name, holder))
      inner.spaces[name] = holder
    }
    var chrome: [Chrome] = []
    let core = inner.core(node, &chrome)
    var outer = core
    let steps = node.modifiers.map { modifier in
      if let rule = rule(modifier) {
        outer = Box(rule, [outer])
      } else if case .layoutPriority(let priority) = modifier {
        outer.priority = priority
      } else if case .coordinateSpace(let name) = modifier {
        named.first { $0.name == name }?.holder.box = outer
      }
      return (modifier, outer)
    }
    let placement = Placement(core: core, steps: steps)
    placement.chrome = chrome
    if node.kind == .text { placement.text = node.environment.textBlock(of: node.textRuns) }
    node.placement = placement
    return outer
  }

  func boxes(_ nodes: [Node]) -> [Box] { nodes.map(box) }

  /// Returns the box of nodes that share a place: of the only one, or of a stack.
  func group(_ nodes: [Node], _ rule: any LayoutRule = StackRule(axis: .vertical)) -> Box {
    var inner = self
    if let stack = rule as? StackRule { inner.axis = stack.axis }
    return nodes.count == 1 ? inner.box(nodes[0]) : Box(rule, inner.boxes(nodes))
  }

  /// Returns the rule of a modifier, or `nil` if it doesn't change the size or the place.
  private func rule(_ modifier: Modifier) -> (any LayoutRule)? {
    switch modifier {
    case .frame(let width, let height, let alignment):
      FixedFrameRule(width: width, height: height, alignment: alignment.anchor)
    case .flexibleFrame(
      let minWidth, let idealWidth, let maxWidth, let minHeight, let idealHeight, let maxHeight, let alignment):
      FlexibleFrameRule(
        width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment.anchor)
    case .padding(let edges, let length):
      PaddingRule(edges, length ?? PaddingRule.standardLength)
    case .insets(let insets):
      PaddingRule(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    case .offset(let offset): OffsetRule(x: offset.width, y: offset.height)
    case .position(let point): PositionRule(x: point.x, y: point.y)
    case .aspectRatio(let ratio, let mode): AspectRatioRule(ratio: ratio, fills: mode == .fill)
    case .fixedSize(let horizontal, let vertical): FixedSizeRule(horizontal: horizontal, vertical: vertical)
    case .ignoresSafeArea: IgnoringSafeAreaRule(area: area)
    // A style without a shape extends under the bars. The second box is the style's.
    case .backgroundStyle(_, shape: nil): BackgroundRule(area)
    default: nil
    }
  }

  private func core(_ node: Node, _ chrome: inout [Chrome]) -> Box {
    var inner = self
    switch (node.kind, node.parameters) {
    case (.text, _): return Box(LeafRule.text(node.environment.textBlock(of: node.textRuns)))
    case (.image, .image(_, let isSymbol)):
      // The sizes of symbols aren't public. Most are a little wider than the font size.
      let side = isSymbol ? CGFloat(node.environment.measuredFont(of: []).size) * 1.2 : 100
      return Box(LeafRule.fixed(CGSize(width: side, height: side)))
    case (.spacer, .spacer(let minLength)):
      let axis = axis, least = minLength ?? StackRule.standardSpacing
      let box = Box(
        LeafRule { proposal in
          CGSize(
            width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
            height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
        })
      box.isSpacer = true
      return box
    case (.divider, _):
      let isVertical = axis == .horizontal
      return Box(
        LeafRule { CGSize(width: isVertical ? 1 : $0.width ?? 10, height: isVertical ? $0.height ?? 10 : 1) })
    case (.vStack, .vStack(let alignment, let spacing)):
      inner.axis = .vertical
      return Box(
        StackRule(axis: .vertical, spacing: spacing, alignment: alignment.fraction), inner.boxes(node.children))
    case (.hStack, .hStack(let alignment, let spacing)):
      inner.axis = .horizontal
      return Box(
        StackRule(axis: .horizontal, spacing: spacing, alignment: alignment.fraction), inner.boxes(node.children))
    case (.zStack, .zStack(let alignment)):
      inner.axis = nil
      return Box(LayerRule(alignment: alignment.anchor), inner.boxes(node.children))
    case (.lazyVGrid, .lazyVGrid(let columns, let alignment, let spacing)):
      inner.axis = nil
      let rule = ColumnsRule(
        columns: columns.map(\.column), columnSpacing: columns.first?.spacing ?? StackRule.standardSpacing,
        rowSpacing: spacing ?? StackRule.standardSpacing, alignment: RelativePoint(alignment.fraction, 0.5))
      return Box(rule, inner.boxes(node.children))
    case (.grid, .grid(let alignment, let horizontal, let vertical)):
      let standard = StackRule.standardSpacing
      let rule = GridRule(
        columnSpacing: horizontal ?? standard, rowSpacing: vertical ?? standard, alignment: alignment.anchor)
      return Box(rule, inner.boxes(node.children))
    case (.gridRow, _):
      inner.axis = .horizontal
      return Box(GridRowRule(), inner.boxes(node.children))
    case (.customLayout, .layout(let layout)):
      inner.axis = nil
      return layout.box(node.children, inner.boxes(node.children))
    case (.viewThatFits, .viewThatFits(let axes)):
      return Box(
        FittingRule(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)), boxes(node.children))
    case (.geometryReader, .geometry(let geometry)):
      inner.axis = nil
      let spaces = spaces
      let rule = GeometryRule { rect in
        MainActor.assumeIsolated {
          let frames = spaces.compactMapValues { $0.box?.frame }
          geometry.update(
            frame: rect, namedFrames: frames.mapValues { rect.offsetBy(dx: -$0.minX, dy: -$0.minY) })
        }
      }
      return Box(rule, [inner.group(node.children, LayerRule(alignment: .topLeading))])
    case (.scrollView, .scrollView(let axes, let position)):
      let rule = ScrollRule(
        scrollsHorizontally: axes.contains(.horizontal), scrollsVertically: axes.contains(.vertical),
        offset: position.offset)
      return Box(rule, [group(node.children, StackRule(axis: axes.contains(.vertical) ? .vertical : .horizontal))])
    case (.background, .layer(let alignment)):
      inner.axis = nil
      let layer = inner.group(Array(node.children.dropFirst()), LayerRule(alignment: alignment.anchor))
      return Box(DecorationRule(main: 1, alignment: alignment.anchor), [layer, box(node.children[0])])
    case (.overlay, .layer(let alignment)), (.mask, .layer(let alignment)):
      inner.axis = nil
      let layer = inner.group(Array(node.children.dropFirst()), LayerRule(alignment: alignment.anchor))
      return Box(DecorationRule(main: 0, alignment: alignment.anchor), [box(node.children[0]), layer])
    case (.safeAreaInset, .safeAreaInset(let edge, _, let spacing)):
      inner.area = SafeArea()
      let bar = group(Array(node.children.dropFirst()))
      let rule = InsetRule(
        isAtTop: edge == .top, spacing: spacing ?? StackRule.standardSpacing, outer: area, inner: inner.area)
      return Box(rule, [inner.box(node.children[0]), bar])
    case (.shape, _), (.color, _), (.canvas, _): return Box(LeafRule.filling)
    case (.element, _), (.tab, _): return group(node.children)
    default: return systemBox(node, &chrome)
    }
  }
}

/// A style behind a view, which extends under the bars at the edges of the safe area. The first subview is the view.
struct BackgroundRule: LayoutRule {
  let style: Box

  init(_ area: SafeArea) { style = Box(IgnoringSafeAreaRule(area: area), [Box(LeafRule.filling)]) }

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { boxes[0].size(for: proposal) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(in: rect, proposal: proposal)
    style.place(in: rect)
  }
}

extension PaddingRule {
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }
}

extension GridItem {
  var column: ColumnsRule.Column {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let least, let most): .flexible(min: least, max: most)
    case .adaptive(let least, let most): .adaptive(min: least, max: most)
    }
  }
}
