import Foundation

/// A view without subviews, or one of which only the size matters.
struct LeafRule: LayoutRule {
  private let choose: (Proposal) -> CGSize
  private let baseline: CGFloat?

  /// Creates a rule from a closure that returns the size for a proposal.
  init(baseline: CGFloat? = nil, _ choose: @escaping (Proposal) -> CGSize) {
    self.choose = choose
    self.baseline = baseline
  }

  /// A view that takes what is proposed, such as a shape or a color, and is 10 points wide and high without a proposal
  /// (swiftui/proposedviewsize/replacingunspecifieddimensions(by:)).
  static var filling: LeafRule { LeafRule { CGSize(width: $0.width ?? 10, height: $0.height ?? 10) } }

  /// A view of a constant size.
  static func fixed(_ size: CGSize) -> LeafRule { LeafRule { _ in size } }

  /// Text, which is as wide as its longest line.
  static func text(_ block: TextBlock) -> LeafRule {
    LeafRule(baseline: block.font.baseline) { block.setting(in: $0).size }
  }

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { choose(proposal) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    for box in boxes { box.place(in: rect) }
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? { baseline }
}

/// `frame(width:height:alignment:)`. In a direction without a size, the view's own is used
/// (swiftui/view/frame(width:height:alignment:)).
struct FixedFrameRule: LayoutRule {
  var width: CGFloat?, height: CGFloat?
  var alignment: RelativePoint = .center

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let inner = boxes[0].size(for: inner(proposal))
    return CGSize(width: width ?? inner.width, height: height ?? inner.height)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(in: rect, alignment: alignment, proposal: inner(proposal))
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? {
    let inner = inner(proposal)
    let slack = size(for: proposal, of: boxes).height - boxes[0].size(for: inner).height
    return slack * alignment.y + boxes[0].baseline(for: inner)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// `frame(minWidth:…)`. With both limits, the frame takes the proposal, clamped to them. With one limit, it takes the
/// proposal only beyond the view's own size, clamped to that limit. An ideal size replaces a missing proposal
/// (swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)).
struct FlexibleFrameRule: LayoutRule {
  /// The limits in one direction.
  struct Limits: Sendable {
    var min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil

    func clamp(_ value: CGFloat) -> CGFloat { Swift.max(min ?? 0, Swift.min(max ?? .infinity, value)) }

    func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

    func length(_ proposal: CGFloat?, own: CGFloat) -> CGFloat {
      guard let proposal = proposal ?? ideal else { return clamp(own) }
      if min != nil, max != nil { return clamp(proposal) }
      if min != nil, proposal < own { return clamp(proposal) }
      if max != nil, proposal > own { return clamp(proposal) }
      return clamp(own)
    }
  }

  var width: Limits = Limits(), height: Limits = Limits()
  var alignment: RelativePoint = .center

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let own = boxes[0].size(for: inner(proposal))
    return CGSize(
      width: width.length(proposal.width, own: own.width), height: height.length(proposal.height, own: own.height))
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    var inner = inner(proposal)
    // A frame that its minimum makes larger than the view offers the view its size, so that a spacer in a scroll view fills it.
    let own = boxes[0].size(for: inner)
    if inner.width == nil, own.width < rect.width { inner.width = rect.width }
    if inner.height == nil, own.height < rect.height { inner.height = rect.height }
    boxes[0].place(in: rect, alignment: alignment, proposal: inner)
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? {
    let inner = inner(proposal)
    let slack = size(for: proposal, of: boxes).height - boxes[0].size(for: inner).height
    return slack * alignment.y + boxes[0].baseline(for: inner)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}

/// `padding`. The view gets what is left of the proposal (swiftui/view/padding(_:_:)).
struct PaddingRule: LayoutRule {
  /// The standard padding on iOS. Apple's pages say only that it depends on the platform, so this is an assumption.
  static let standardLength: CGFloat = 16

  var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let inner = boxes[0].size(for: inner(proposal))
    return CGSize(
      width: max(0, inner.width + leading + trailing), height: max(0, inner.height + top + bottom))
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(at: CGPoint(x: rect.minX + leading, y: rect.minY + top), proposal: inner(proposal))
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? {
    top + boxes[0].baseline(for: inner(proposal))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) })
  }
}

/// `aspectRatio`. The view gets the largest size of the ratio in the proposal, or the smallest that covers it
/// (swiftui/view/aspectratio(_:contentmode:)).
struct AspectRatioRule: LayoutRule {
  /// The width divided by the height, or `nil` for the ratio of the view's ideal size.
  var ratio: CGFloat?
  var fills: Bool = false

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { boxes[0].size(for: inner(proposal, boxes)) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(in: rect, proposal: inner(proposal, boxes))
  }

  private func inner(_ proposal: Proposal, _ boxes: [Box]) -> Proposal {
    let ideal = boxes[0].size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    switch (proposal.width, proposal.height) {
    case (nil, nil): return Proposal(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWider = width / ratio > height
      return isWider == fills
        ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
    }
  }
}

/// `fixedSize`. The view gets no proposal in these directions (swiftui/view/fixedsize(horizontal:vertical:)).
struct FixedSizeRule: LayoutRule {
  var horizontal: Bool = true, vertical: Bool = true

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { boxes[0].size(for: inner(proposal)) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(in: rect, proposal: inner(proposal))
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? { boxes[0].baseline(for: inner(proposal)) }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// `offset`. The view is drawn elsewhere, but its parent sees it in its place (swiftui/view/offset(x:y:)).
struct OffsetRule: LayoutRule {
  var x: CGFloat, y: CGFloat

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { boxes[0].size(for: proposal) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(in: rect.offsetBy(dx: x, dy: y), proposal: proposal)
  }
}

/// `position`. The view's center is at a point of the space, which is filled (swiftui/view/position(x:y:)).
struct PositionRule: LayoutRule {
  var x: CGFloat, y: CGFloat

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let own = boxes[0].size(for: proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    boxes[0].place(at: CGPoint(x: rect.minX + x, y: rect.minY + y), anchor: .center, proposal: Proposal(rect.size))
  }
}
