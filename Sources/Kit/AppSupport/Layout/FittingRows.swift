#if canImport(SwiftUI)
import SwiftUI

/// Views side by side, or in as few rows as possible if they don't fit. Unlike `ViewThatFits`, this layout contains
/// each view only once, so views keep their state when the width changes. A view that can be wider than its ideal width
/// grows to fill its row. `LinePlan` computes the arrangement, and SwiftUI mirrors it in right-to-left languages.
public struct FittingRows: Layout {
  private let spacing: CGFloat
  private let lineSpacing: CGFloat
  private let breakMode: LinePlan.BreakMode
  private let alignment: LinePlan.Alignment

  /// Creates the layout. `spacing` is the gap between views in a row, and `lineSpacing` between rows, in points.
  /// `breakMode` applies to a group of views that doesn't fit into one row, and `alignment` to rows that aren't full.
  public init(
    spacing: CGFloat = 8, lineSpacing: CGFloat = 8, breakMode: LinePlan.BreakMode = .evenly,
    alignment: LinePlan.Alignment = .center
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.breakMode = breakMode
    self.alignment = alignment
  }

  /// Returns the size of the rows.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let plan = plan(subviews, width: proposal.width)
    let heights = heights(plan, subviews)
    let height = heights.reduce(0, +) + Double(lineSpacing) * Double(max(0, heights.count - 1))
    return CGSize(width: plan.width, height: height)
  }

  /// Places each view in its row.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let plan = plan(subviews, width: bounds.width)
    let heights = heights(plan, subviews)
    var top = Double(bounds.minY)
    for (line, height) in zip(plan.lines, heights) {
      for index in line {
        let frame = plan.frames[index]
        subviews[index].place(
          at: CGPoint(x: Double(bounds.minX) + frame.start, y: top + height / 2), anchor: .leading,
          proposal: ProposedViewSize(width: CGFloat(frame.width), height: nil))
      }
      top += height + Double(lineSpacing)
    }
  }

  private func plan(_ subviews: Subviews, width: CGFloat?) -> LinePlan {
    let items = subviews.map { view in
      let ideal = Double(view.sizeThatFits(.unspecified).width)
      let most = Double(view.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width)
      return LinePlan.Item(width: ideal, stretches: most > ideal + 0.5, group: view[RowGroupKey.self])
    }
    return LinePlan(
      items, spacing: Double(spacing), width: width.map { Double($0) }, breakMode: breakMode, alignment: alignment)
  }

  private func heights(_ plan: LinePlan, _ subviews: Subviews) -> [Double] {
    plan.lines.map { line in
      line.map { index in
        let width = CGFloat(plan.frames[index].width)
        return Double(subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
      }
      .max() ?? 0
    }
  }
}

private struct RowGroupKey: LayoutValueKey {
  static let defaultValue = 0
}

extension View {
  /// Assigns the view to a group in `FittingRows`. If the views don't all fit into one row, no row mixes groups.
  public func rowGroup(_ group: Int) -> some View {
    layoutValue(key: RowGroupKey.self, value: group)
  }
}

#Preview("Rows that fit") {
  VStack(alignment: .leading, spacing: 16) {
    ForEach([300, 200, 120, 60], id: \.self) { width in
      FittingRows {
        ForEach(["One", "Two", "Three", "Four", "Five"], id: \.self) { Button($0) {} }
      }
      .buttonStyle(.game)
      .frame(width: width)
    }
  }
  .inBothSchemes()
}
#endif
