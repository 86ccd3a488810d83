/// Where a review's chart lies in its space, in points from its upper left corner.
public struct ChartGeometry: Hashable {
  /// How far the chart stays away from the edges, so that its marks have room.
  public static let margin = 10.0

  private let left: Double
  private let width: Double
  private let height: Double

  /// Lays a chart out. Sizes that leave no room count as none: during layout such sizes come up.
  ///
  /// - Parameters:
  ///   - width: of the space, in points.
  ///   - height: of the space, in points.
  ///   - labelWidth: the room for labels at the left of the chart.
  public init(width: Double, height: Double, labelWidth: Double = 0) {
    left = Self.margin + labelWidth
    self.width = width.isFinite ? max(0, width - left - Self.margin) : 0
    self.height = height.isFinite ? max(0, height - 2 * Self.margin) : 0
  }

  /// The left end of a line across the chart, and its right end.
  public var ends: (left: Double, right: Double) { (left, left + width) }

  /// The upper end of a line down the chart, and its lower end.
  public var heights: (top: Double, bottom: Double) { (Self.margin, Self.margin + height) }

  /// How far down something lies that lies some share of the chart down.
  public func y(_ share: Double) -> Double { Self.margin + share * height }

  /// Where something lies.
  ///
  /// - Parameters:
  ///   - x: how much of the chart is to the left of it, 0 to 1.
  ///   - share: how much of it is above it, 0 to 1.
  public func point(x: Double, y share: Double) -> (x: Double, y: Double) { (left + x * width, y(share)) }

  /// How much of the chart is to the left of a place, 0 where the chart has no width.
  public func share(atX x: Double) -> Double { width > 0 ? (x - left) / width : 0 }
}

#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Makes a drawing a chart: what comes later is at its right, whichever way text runs, and its labels grow with the player's
  /// text only as far as there is room between its lines. What it says is to be read beside it.
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

  /// Draws a thin straight line.
  public func drawLine(from start: CGPoint, to end: CGPoint, _ color: SchemeColor) {
    var path = Path()
    path.move(to: start)
    path.addLine(to: end)
    stroke(path, with: .style(color), lineWidth: 1)
  }

  /// Draws a line across a chart.
  ///
  /// - Parameter share: how much of the chart is above the line, 0 to 1.
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
