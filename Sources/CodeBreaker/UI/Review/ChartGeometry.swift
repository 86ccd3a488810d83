import CodeBreakerSession
import NumberedGame
import PlaySupport

/// Where a review's chart lies in its space, in points from its upper left corner. At its left are the labels of its
/// lines.
struct ChartGeometry: Hashable {
  /// How far the chart stays away from the edges, so that its points have room.
  static let margin = 10.0

  /// The size of the labels, which does not follow the player's: all numbers stand below the chart, too.
  static let labelSize = 11.0

  /// How wide a digit of a label is at most. A comma is narrower.
  private static let digitWidth = 7.0

  /// The right end of the labels.
  let labelEnd: Double

  private let left: Double
  private let width: Double
  private let height: Double

  /// Lays a chart out. Sizes that leave no room count as none: during layout such sizes come up.
  init(_ chart: CodeBreakerSession.CandidateChart, width: Double, height: Double) {
    let longest = chart.lines.map { Self.label($0).utf8.count }.max() ?? 0
    labelEnd = Self.margin + Double(longest) * Self.digitWidth
    left = labelEnd + 8
    self.width = width.isFinite ? max(0, width - left - Self.margin) : 0
    self.height = height.isFinite ? max(0, height - 2 * Self.margin) : 0
  }

  /// What stands at a line: "1,000".
  static func label(_ line: CodeBreakerSession.CandidateChart.Line) -> String { DecimalText.grouped(line.candidates) }

  /// The left end of a line across the chart, and its right end.
  var ends: (left: Double, right: Double) { (left, left + width) }

  /// How far down something lies that lies some share of the chart down.
  func y(_ share: Double) -> Double { Self.margin + share * height }

  /// Where a place of the chart lies.
  func point(_ place: CodeBreakerSession.CandidateChart.Place) -> (x: Double, y: Double) {
    (left + place.x * width, y(place.y))
  }
}
