import Foundation

/// `LazyVGrid`: columns of the proposed width, filled row by row (swiftui/lazyvgrid, swiftui/griditem).
struct ColumnsRule: LayoutRule {
  /// The width of a column, or of as many as fit.
  enum Column: Sendable {
    case fixed(CGFloat)
    case flexible(min: CGFloat, max: CGFloat)
    case adaptive(min: CGFloat, max: CGFloat)
  }

  var columns: [Column]
  /// The spacing between columns, and between rows.
  var columnSpacing: CGFloat = 8, rowSpacing: CGFloat = 8
  var alignment: RelativePoint = .center

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let widths = widths(in: proposal.width)
    let heights = heights(widths, boxes)
    return CGSize(
      width: proposal.width ?? widths.reduce(-columnSpacing) { $0 + $1 + columnSpacing },
      height: max(0, heights.reduce(-rowSpacing) { $0 + $1 + rowSpacing }))
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    let widths = widths(in: proposal.width)
    let heights = heights(widths, boxes)
    let taken = widths.reduce(-columnSpacing) { $0 + $1 + columnSpacing }
    var y = rect.minY
    for (row, height) in heights.enumerated() {
      var x = rect.minX + (rect.width - taken) * alignment.x
      for (column, width) in widths.enumerated() where row * widths.count + column < boxes.count {
        boxes[row * widths.count + column].place(
          in: CGRect(x: x, y: y, width: width, height: height), proposal: Proposal(width: width, height: nil))
        x += width + columnSpacing
      }
      y += height + rowSpacing
    }
  }

  private func widths(in width: CGFloat?) -> [CGFloat] {
    var left = (width ?? 10) - columnSpacing * CGFloat(columns.count - 1), widths: [CGFloat] = []
    for case .fixed(let width) in columns { left -= width }
    var shares = columns.count { if case .fixed = $0 { false } else { true } }
    for column in columns {
      let share = shares > 0 ? max(0, left / CGFloat(shares)) : 0
      switch column {
      case .fixed(let width):
        widths.append(width)
        continue
      case .flexible(let least, let most): widths.append(min(most, max(least, share)))
      case .adaptive(let least, let most):
        let count = max(1, ((share + columnSpacing) / (least + columnSpacing)).rounded(.down))
        let width = max(least, min(most, (share - columnSpacing * (count - 1)) / count))
        widths += Array(repeating: width, count: Int(count))
      }
      left -= share
      shares -= 1
    }
    return widths
  }

  private func heights(_ widths: [CGFloat], _ boxes: [Box]) -> [CGFloat] {
    stride(from: 0, to: boxes.count, by: widths.count).map { first in
      zip(boxes[first...], widths).map { $0.size(for: Proposal(width: $1, height: nil)).height }.max() ?? 0
    }
  }
}

/// `Grid`: rows whose cells share the widths of their columns (swiftui/grid). A subview with the rule `GridRowRule` is a
/// row, and any other is a row of one cell that spans all columns.
struct GridRule: LayoutRule {
  var columnSpacing: CGFloat = 8, rowSpacing: CGFloat = 8
  var alignment: RelativePoint = .center

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    let plan = plan(boxes, proposal)
    return CGSize(width: plan.width, height: plan.heights.reduce(-rowSpacing) { $0 + $1 + rowSpacing })
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    let plan = plan(boxes, proposal)
    var y = rect.minY
    for (box, height) in zip(boxes, plan.heights) {
      let row = CGRect(x: rect.minX, y: y, width: plan.width, height: height)
      y += height + rowSpacing
      guard box.rule is GridRowRule else {
        box.place(in: row, alignment: alignment)
        continue
      }
      box.place(at: row.origin, proposal: Proposal(row.size))
      var x = rect.minX
      for (cell, width) in zip(box.children, plan.columns) {
        cell.place(in: CGRect(x: x, y: row.minY, width: width, height: height), alignment: alignment)
        x += width + columnSpacing
      }
    }
  }

  private struct Plan {
    var columns: [CGFloat], heights: [CGFloat], width: CGFloat
  }

  private func plan(_ boxes: [Box], _ proposal: Proposal) -> Plan {
    let rows = boxes.map { $0.rule is GridRowRule ? $0.children : [] }
    let count = rows.map(\.count).max() ?? 0
    let cells = (0..<count).map { column in rows.compactMap { column < $0.count ? $0[column] : nil } }
    func width(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      cells[column].map { $0.size(for: Proposal(width: offer, height: nil)).width }.max() ?? 0
    }
    var columns = cells.indices.map { width($0, nil) }
    if let total = proposal.width {
      var left = total - columnSpacing * CGFloat(max(0, count - 1))
      let flexibilities = cells.indices.map { width($0, .infinity) - width($0, 0) }
      let order = cells.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
      for (place, column) in order.enumerated() {
        columns[column] = width(column, max(0, left / CGFloat(count - place)))
        left -= columns[column]
      }
    }
    var total = columns.reduce(-columnSpacing) { $0 + $1 + columnSpacing }
    for box in boxes where !(box.rule is GridRowRule) {
      total = max(total, box.size(for: Proposal(width: proposal.width, height: nil)).width)
    }
    let heights = boxes.map { box in
      box.rule is GridRowRule
        ? zip(box.children, columns).map { $0.size(for: Proposal(width: $1, height: nil)).height }.max() ?? 0
        : box.size(for: Proposal(width: total, height: nil)).height
    }
    return Plan(columns: columns, heights: heights, width: max(0, total))
  }
}

/// `GridRow`. Its grid places the cells. Outside a grid, it is a row of views.
struct GridRowRule: LayoutRule {

  func size(for proposal: Proposal, of boxes: [Box]) -> CGSize {
    StackRule(axis: .horizontal).size(for: proposal, of: boxes)
  }

  func place(_ boxes: [Box], in rect: CGRect, proposal: Proposal) {
    StackRule(axis: .horizontal).place(boxes, in: rect, proposal: proposal)
  }
}
