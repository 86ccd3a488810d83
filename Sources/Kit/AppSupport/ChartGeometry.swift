/// The geometry of a chart, in points from the upper left corner of its space.
public struct ChartGeometry: Hashable {
  /// The distance between the chart and the edges, which leaves room for its marks.
  public static let margin = 10.0

  private let left: Double
  private let width: Double
  private let height: Double

  /// Creates the geometry of a chart in a space of the given size, with `labelWidth` reserved for labels on the left,
  /// all in points. If the size leaves no room, as can happen during layout, the chart's width or height is 0.
  public init(width: Double, height: Double, labelWidth: Double = 0) {
    left = Self.margin + labelWidth
    self.width = width.isFinite ? max(0, width - left - Self.margin) : 0
    self.height = height.isFinite ? max(0, height - 2 * Self.margin) : 0
  }

  /// The x coordinates of the ends of a horizontal line across the chart.
  public var horizontalEnds: (left: Double, right: Double) { (left, left + width) }

  /// The y coordinates of the ends of a vertical line across the chart.
  public var verticalEnds: (top: Double, bottom: Double) { (Self.margin, Self.margin + height) }

  /// Returns the y coordinate at a fraction of the chart's height, from 0 at the top to 1 at the bottom.
  public func y(_ fraction: Double) -> Double { Self.margin + fraction * height }

  /// Returns the point at fractions of the chart's width, from the left, and of its height, from the top.
  public func point(x: Double, y fraction: Double) -> (x: Double, y: Double) { (left + x * width, y(fraction)) }

  /// Returns the fraction of the chart's width to the left of `x`, not clamped to 0…1, or 0 if the chart has no width.
  public func fraction(atX x: Double) -> Double { width > 0 ? (x - left) / width : 0 }
}

#if canImport(SwiftUI)
import SwiftUI

extension ChartGeometry {
  /// Creates the geometry of a chart in a space.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }

  /// Returns the point at fractions of the chart's width, from the left, and of its height, from the top.
  public func cgPoint(x: Double, y: Double) -> CGPoint {
    let point = point(x: x, y: y)
    return CGPoint(x: point.x, y: point.y)
  }
}

extension View {
  /// Adapts a drawing that is a chart: time runs from left to right in every language, and the size of labels is
  /// limited, so that they fit between the lines. Show the same information as text beside the chart.
  public func chartStyle() -> some View {
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

  /// Draws a horizontal line across a chart at a fraction of its height, from 0 at the top to 1 at the bottom.
  public func drawHorizontalLine(at fraction: Double, in geometry: ChartGeometry) {
    let (ends, y) = (geometry.horizontalEnds, geometry.y(fraction))
    drawLine(from: CGPoint(x: ends.left, y: y), to: CGPoint(x: ends.right, y: y), .line)
  }

  /// Draws a label at the left end of a chart, at a fraction of its height, from 0 at the top to 1 at the bottom.
  public func drawLabel(_ text: String, at fraction: Double, in geometry: ChartGeometry, anchor: UnitPoint) {
    let text = Text(verbatim: text)
      .font(.caption2)
      .foregroundStyle(.muted)
    draw(text, at: CGPoint(x: geometry.horizontalEnds.left, y: geometry.y(fraction)), anchor: anchor)
  }

  /// Draws a dot, 8 points wide, centered on `point`.
  public func drawDot(_ point: CGPoint, _ color: SchemeColor) {
    let dot = CGRect(x: Double(point.x) - 4, y: Double(point.y) - 4, width: 8, height: 8)
    fill(Path(ellipseIn: dot), with: .style(color))
  }
}
#endif
