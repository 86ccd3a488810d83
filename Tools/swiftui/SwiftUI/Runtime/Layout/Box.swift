import Foundation

/// The size that a parent offers to a view. In each direction: `nil` for the view's ideal size, zero for the smallest,
/// infinity for the largest, or a size in points (swiftui/proposedviewsize).
struct Proposal: Hashable, Sendable {
  var width: CGFloat?, height: CGFloat?

  static let unspecified = Proposal(width: nil, height: nil)

  subscript(axis: Direction) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Proposal {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// A direction on the screen.
enum Direction: Sendable {
  case horizontal, vertical

  var other: Direction { self == .horizontal ? .vertical : .horizontal }
}

/// A position in a rectangle, from 0 for leading or top to 1 for trailing or bottom.
struct RelativePoint: Hashable, Sendable {
  var x: CGFloat, y: CGFloat

  init(_ x: CGFloat, _ y: CGFloat) {
    self.x = x
    self.y = y
  }

  static let center = RelativePoint(0.5, 0.5), topLeading = RelativePoint(0, 0)

  /// Returns the origin of a rectangle of a size that has the same position in `rect`.
  func origin(of size: CGSize, in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y)
  }
}

/// How a view arranges its subviews. A parent proposes a size, the view chooses its own, and the parent places it
/// (WWDC19 237, "Building Custom Views with SwiftUI").
protocol LayoutRule {
  /// Returns the size that the view chooses for a proposal.
  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize

  /// Places the subviews.
  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal)

  /// Returns the distance of the baseline of the first text from the top, or `nil` if there is none.
  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat?
}

extension LayoutRule {
  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? {
    boxes.first?.baseline(for: proposal)
  }
}

/// The layout of a view: a rule and the subviews to which it applies.
final class Box {
  let rule: any LayoutRule
  let children: [Box]
  /// The priority by which a stack shares its space out (swiftui/view/layoutpriority(_:)).
  var priority = 0.0
  /// Whether the view is a spacer. A stack adds no standard spacing next to it, and gives it only what other views leave. No page of
  /// Apple's says so, but otherwise text beside a spacer would be cut while there is room for it.
  var isSpacer = false { didSet { if isSpacer { priority = -.infinity } } }
  /// The rectangle on the screen, or `nil` if the view wasn't placed.
  private(set) var frame: CGRect?
  /// The proposal with which the view was placed.
  private(set) var proposal = Proposal.unspecified

  private var sizes: [Proposal: CGSize] = [:]

  init(_ rule: any LayoutRule, _ children: [Box] = []) {
    self.rule = rule
    self.children = children
    // A wrapper, such as padding, passes its subview's priority on.
    if children.count == 1 { priority = children[0].priority }
  }

  /// Returns the size that the view chooses for a proposal.
  func size(for proposal: Proposal) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = rule.size(for: proposal, of: children)
    sizes[proposal] = size
    return size
  }

  /// Returns the distance of the first baseline from the top, or the height if there is no text.
  func baseline(for proposal: Proposal) -> CGFloat {
    rule.baseline(for: proposal, of: children) ?? size(for: proposal).height
  }

  /// Places the view with its `anchor` at a point (swiftui/layoutsubview/place(at:anchor:proposal:)).
  func place(at point: CGPoint, anchor: RelativePoint = .topLeading, proposal: Proposal) {
    let size = size(for: proposal)
    let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
    let rect = CGRect(origin: origin, size: size)
    frame = rect
    self.proposal = proposal
    rule.place(children, in: rect, proposal: proposal)
  }

  /// Places the view in a rectangle, at the same position in both if the view is smaller or larger.
  func place(in rect: CGRect, alignment: RelativePoint = .center, proposal: Proposal? = nil) {
    let proposal = proposal ?? Proposal(rect.size)
    place(at: alignment.origin(of: size(for: proposal), in: rect), proposal: proposal)
  }
}
