import Foundation

/// `HStack` and `VStack`. A stack subtracts the spacing and gives every subview, the least flexible first, an equal share of
/// what is left (WWDC19 237). A higher priority comes first and leaves the others only their smallest sizes
/// (swiftui/view/layoutpriority(_:)). Of two subviews without a maximum, the one with the larger minimum comes first.
struct StackRule: LayoutRule {
  /// The spacing that a stack without a spacing has. SwiftUI's depends on the subviews and isn't documented, so this is
  /// an assumption.
  static let standardSpacing: CGFloat = 8

  var axis: Direction
  var spacing: CGFloat? = nil
  /// The position of the subviews across the axis, or `nil` to align first baselines.
  var alignment: CGFloat? = 0.5

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let plan = plan(boxes, proposal)
    return size(along: plan.length, across: plan.breadth)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    let plan = plan(boxes, proposal)
    for (index, box) in boxes.enumerated() {
      let slack = plan.breadth - across(plan.sizes[index])
      let shift = alignment.map { slack * $0 } ?? plan.ascent - box.baseline(for: plan.proposals[index])
      let offset = size(along: plan.starts[index], across: shift)
      box.place(at: CGPoint(x: rect.minX + offset.width, y: rect.minY + offset.height), proposal: plan.proposals[index])
    }
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? {
    guard !boxes.isEmpty else { return nil }
    let plan = plan(boxes, proposal)
    if axis == .vertical { return boxes[0].baseline(for: plan.proposals[0]) }
    return zip(boxes, plan.proposals).map { $0.baseline(for: $1) }.max()
  }

  private struct Plan {
    var proposals: [Proposal] = [], sizes: [CGSize] = [], starts: [CGFloat] = []
    var length: CGFloat = 0, breadth: CGFloat = 0, ascent: CGFloat = 0
  }

  private func plan(_ boxes: [Box], _ proposal: Proposal) -> Plan {
    guard !boxes.isEmpty else { return Plan() }
    let gaps = zip(boxes, boxes.dropFirst()).map { one, next in
      spacing ?? (one.isSpacer || next.isSpacer ? 0 : Self.standardSpacing)
    }
    var plan = Plan()
    plan.proposals = Array(repeating: proposal, count: boxes.count)
    if let total = proposal[axis] {
      share(total - gaps.reduce(0, +), among: boxes, &plan.proposals)
    }
    plan.sizes = zip(boxes, plan.proposals).map { $0.size(for: $1) }
    for (index, size) in plan.sizes.enumerated() {
      plan.starts.append(plan.length)
      plan.length += along(size) + (index < gaps.count ? gaps[index] : 0)
    }
    if alignment == nil {
      let ascents = zip(boxes, plan.proposals).map { $0.baseline(for: $1) }
      plan.ascent = ascents.max() ?? 0
      plan.breadth = plan.ascent + (zip(plan.sizes, ascents).map { $0.height - $1 }.max() ?? 0)
    } else {
      plan.breadth = plan.sizes.map(across).max() ?? 0
    }
    return plan
  }

  /// Gives each subview its share of the space.
  private func share(_ space: CGFloat, among boxes: [Box], _ proposals: inout [Proposal]) {
    func length(_ index: Int, _ space: CGFloat) -> CGFloat {
      var proposal = proposals[index]
      proposal[axis] = space
      return along(boxes[index].size(for: proposal))
    }
    let least = boxes.indices.map { length($0, 0) }
    let most = boxes.indices.map { length($0, .infinity) }
    func comesFirst(_ one: Int, _ other: Int) -> Bool {
      if most[one] == .infinity, most[other] == .infinity, least[one] != least[other] {
        return least[one] > least[other]
      }
      let flexibilities = (most[one] - least[one], most[other] - least[other])
      return flexibilities.0 == flexibilities.1 ? one < other : flexibilities.0 < flexibilities.1
    }
    var left = space
    for priority in Set(boxes.map(\.priority)).sorted(by: >) {
      let group = boxes.indices.filter { boxes[$0].priority == priority }.sorted(by: comesFirst)
      let reserved = boxes.indices.filter { boxes[$0].priority < priority }.reduce(0) { $0 + least[$1] }
      var room = left - reserved
      for (place, index) in group.enumerated() {
        let offer = max(0, room / CGFloat(group.count - place))
        proposals[index][axis] = offer
        let taken = length(index, offer)
        room -= taken
        left -= taken
      }
    }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func size(along length: CGFloat, across breadth: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }
}

/// `ZStack`. Every subview gets the stack's proposal, and the stack is as large as the union of them (swiftui/zstack).
struct LayerRule: LayoutRule {
  var alignment: RelativePoint = .center

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let sizes = boxes.map { $0.size(for: proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    for box in boxes { box.place(in: rect, alignment: alignment, proposal: proposal) }
  }
}

/// `overlay` and `background`. The subview with the index `main` determines the size, and the others get it as their
/// proposal (swiftui/view/overlay(alignment:content:)).
struct DecorationRule: LayoutRule {
  var main: Int
  var alignment: RelativePoint = .center

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { boxes[main].size(for: proposal) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    for (index, box) in boxes.enumerated() {
      box.place(in: rect, alignment: alignment, proposal: index == main ? proposal : Proposal(rect.size))
    }
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? { boxes[main].baseline(for: proposal) }
}
