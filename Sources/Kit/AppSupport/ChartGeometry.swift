/// The geometry of a chart, in points from the upper left corner of its space.
public struct ChartGeometry: Hashable {
  /// The distance between the chart and the edges, which leaves room for its marks.
  public static let margin = 10.0

  private let left: Double
  private let width: Double
  private let height: Double

  /// Lays out a chart in a space of the given size, with room for labels on the left, in points. Sizes that leave no
  /// room, which occur during layout, count as zero.
  public init(width: Double, height: Double, labelWidth: Double = 0) {
    left = Self.margin + labelWidth
    self.width = width.isFinite ? max(0, width - left - Self.margin) : 0
    self.height = height.isFinite ? max(0, height - 2 * Self.margin) : 0
  }

  /// The x coordinates of the ends of a horizontal line across the chart.
  public var ends: (left: Double, right: Double) { (left, left + width) }

  /// The y coordinates of the ends of a vertical line across the chart.
  public var heights: (top: Double, bottom: Double) { (Self.margin, Self.margin + height) }

  /// Returns the y coordinate of a point with the given share of the chart above it.
  public func y(_ share: Double) -> Double { Self.margin + share * height }

  /// Returns the coordinates of a point, given the shares of the chart to the left of it and above it, each 0 to 1.
  public func point(x: Double, y share: Double) -> (x: Double, y: Double) { (left + x * width, y(share)) }

  /// Returns the share of the chart to the left of a coordinate, or 0 if the chart has no width.
  public func share(atX x: Double) -> Double { width > 0 ? (x - left) / width : 0 }
}

#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Lays a drawing out as a chart: time runs from left to right in every language, and labels grow only as long as
  /// they fit between the lines. The same information must be available as text beside it.
  public func isChart() -> some View {
    environment(\.layoutDirection, .leftToRight)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
  }
}

extension GraphicsContext {
  /// Draws a curve through points.
  public func drawCurve(_ points: [CGPoint]) {
    var curve = Path()
    curve.addLines(points)
    stroke(
      curve, with: .style(SchemeColor.accent), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }

  /// Draws a straight line, 1 point wide.
  public func drawLine(from start: CGPoint, to end: CGPoint, _ color: SchemeColor) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    stroke(path, with: .style(color), lineWidth: 1)
  }

  /// Draws a horizontal line across a chart, with the given share of the chart (0 to 1) above it.
  public func drawLevel(_ share: Double, in geometry: ChartGeometry) {
    let (ends, height) = (geometry.ends, geometry.y(share))
    drawLine(from: CGPoint(x: ends.left, y: height), to: CGPoint(x: ends.right, y: height), .line)
  }

  /// Draws a dot on a point.
  public func drawDot(_ point: CGPoint, _ color: SchemeColor) {
    let dot = CGRect(x: Double(point.x) - 4, y: Double(point.y) - 4, width: 8, height: 8)
    fill(Path(ellipseIn: dot), with: .style(color))
  }
}
#endif
