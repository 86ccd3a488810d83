import Foundation

extension Layout {
  /// Returns the box of a layout of an app, with the boxes of its views.
  @MainActor
  func box(_ nodes: [Node], _ boxes: [Box]) -> Box {
    let subviews = zip(nodes, boxes).map { node, box in
      LayoutSubview(
        LayoutSubview.Proxy(
          node: node, size: { box.size(for: $0.proposal) },
          place: { box.place(at: $0, anchor: RelativePoint($1.x, $1.y), proposal: $2.proposal) }))
    }
    let direction = nodes.first?.environment.layoutDirection ?? .leftToRight
    return Box(CustomLayoutRule(self, LayoutSubviews(subviews, direction)), boxes)
  }
}

/// A layout of an app as a rule.
private final class CustomLayoutRule<Custom: Layout>: LayoutRule {
  private let layout: Custom
  private let subviews: LayoutSubviews
  private var cache: Custom.Cache

  init(_ layout: Custom, _ subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    layout.placeSubviews(in: rect, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) { self.init(width: proposal.width, height: proposal.height) }

  var proposal: Proposal { Proposal(width: width, height: height) }
}
