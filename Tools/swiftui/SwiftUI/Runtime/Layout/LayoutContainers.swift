import Foundation

/// `ScrollView`. The content gets no proposal in the directions in which it scrolls, and the view takes its proposal there
/// (swiftui/scrollview). In the other direction, it is as large as its content.
struct ScrollRule: LayoutRule {
  var scrollsHorizontally = false, scrollsVertically = true
  /// The distance by which the content was scrolled.
  var offset: CGPoint = .zero

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let content = boxes[0].size(for: inner(proposal))
    return CGSize(
      width: scrollsHorizontally ? proposal.width ?? content.width : content.width,
      height: scrollsVertically ? proposal.height ?? content.height : content.height)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    let inner = inner(proposal)
    let content = boxes[0].size(for: inner)
    let x = scrollsHorizontally ? max(0, min(offset.x, content.width - rect.width)) : 0
    let y = scrollsVertically ? max(0, min(offset.y, content.height - rect.height)) : 0
    boxes[0].place(at: CGPoint(x: rect.minX - x, y: rect.minY - y), proposal: inner)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: scrollsHorizontally ? nil : proposal.width, height: scrollsVertically ? nil : proposal.height)
  }
}

/// `GeometryReader`. It takes its proposal, reports its rectangle, and puts its content at the top
/// (swiftui/geometryreader).
struct GeometryRule: LayoutRule {
  /// Is called with the rectangle whenever the reader is placed.
  let report: (CGRect) -> Void

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    report(rect)
    for box in boxes { box.place(in: rect, alignment: .topLeading) }
  }
}

/// `ViewThatFits`. It shows the first subview whose ideal size fits into the proposal, or else the last
/// (swiftui/viewthatfits). The others aren't placed.
struct FittingRule: LayoutRule {
  var horizontal: Bool = true, vertical: Bool = true

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    chosen(boxes, proposal)?.size(for: proposal) ?? .zero
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    chosen(boxes, proposal)?.place(in: rect, proposal: proposal)
  }

  func baseline(for proposal: Proposal, of boxes: [Box]) -> CGFloat? {
    chosen(boxes, proposal)?.baseline(for: proposal)
  }

  private func chosen(_ boxes: [Box], _ proposal: Proposal) -> Box? {
    let first = boxes.first { box in
      let ideal = box.size(for: .unspecified)
      return (!horizontal || ideal.width <= (proposal.width ?? .infinity) + 0.01)
        && (!vertical || ideal.height <= (proposal.height ?? .infinity) + 0.01)
    }
    return first ?? boxes.last
  }
}

/// The screen or sheet that contains a view, and the part of it that no bar covers. The rules that arrange bars set it when
/// they place what is between the bars.
final class SafeArea {
  /// The rectangle of the screen or sheet.
  var bounds: CGRect = .zero
  /// The rectangle of the part that no bar covers.
  var safe: CGRect = .zero
}

/// `ignoresSafeArea`, and a background with a style: at the edges of the safe area, the view extends to those of the screen
/// (swiftui/view/ignoressafearea(_:edges:), swiftui/view/background(_:ignoressafeareaedges:)).
struct IgnoringSafeAreaRule: LayoutRule {
  var area: SafeArea

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize { boxes[0].size(for: proposal) }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    let (bounds, safe) = (area.bounds, area.safe)
    let left = abs(rect.minX - safe.minX) < 0.5 ? bounds.minX : rect.minX
    let top = abs(rect.minY - safe.minY) < 0.5 ? bounds.minY : rect.minY
    let right = abs(rect.maxX - safe.maxX) < 0.5 ? bounds.maxX : rect.maxX
    let bottom = abs(rect.maxY - safe.maxY) < 0.5 ? bounds.maxY : rect.maxY
    boxes[0].place(in: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

/// `safeAreaInset` at the top or bottom, and the bars of a navigation stack or a tab view. The first subview gets what the
/// second, the inset, leaves (swiftui/view/safeareainset(edge:alignment:spacing:content:)).
struct InsetRule: LayoutRule {
  var isAtTop: Bool = false
  var spacing: CGFloat = 8
  /// The safe area around the view, and that of its content, which this rule sets.
  var outer: SafeArea, inner: SafeArea

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let content = boxes[0].size(for: reduced(proposal, boxes))
    return CGSize(width: content.width, height: content.height + inset(proposal, boxes))
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    let inset = inset(proposal, boxes)
    inner.bounds = outer.bounds
    inner.safe = CGRect(
      x: rect.minX, y: rect.minY + (isAtTop ? inset : 0), width: rect.width, height: rect.height - inset)
    boxes[0].place(at: inner.safe.origin, proposal: reduced(proposal, boxes))
    boxes[1].place(
      at: CGPoint(x: rect.midX, y: isAtTop ? rect.minY : rect.maxY), anchor: RelativePoint(0.5, isAtTop ? 0 : 1),
      proposal: Proposal(width: rect.width, height: nil))
  }

  private func inset(_ proposal: Proposal, _ boxes: [Box]) -> CGFloat {
    let height = boxes[1].size(for: Proposal(width: proposal.width, height: nil)).height
    return height > 0 ? height + spacing : 0
  }

  private func reduced(_ proposal: Proposal, _ boxes: [Box]) -> Proposal {
    Proposal(width: proposal.width, height: proposal.height.map { max(0, $0 - inset(proposal, boxes)) })
  }
}

/// A screen or a sheet: its content lies in the safe area, centered if it is smaller.
struct ScreenRule: LayoutRule {
  var area: SafeArea
  /// The distances of the safe area from the top and the bottom.
  var top: CGFloat, bottom: CGFloat

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    area.bounds = rect
    area.safe = CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom)
    for box in boxes { box.place(in: area.safe) }
  }
}
