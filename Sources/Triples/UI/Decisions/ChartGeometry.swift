import TriplesSession

/// Where a review's chart lies in its space, in points from its upper left corner.
struct ChartGeometry: Hashable {
  /// How far the chart stays away from the edges, so that its marks have room.
  static let margin = 10.0

  private let width: Double
  private let height: Double

  /// Lays a chart out. Sizes that leave no room count as none: during layout such sizes come up.
  init(width: Double, height: Double) {
    self.width = width.isFinite ? max(0, width - 2 * Self.margin) : 0
    self.height = height.isFinite ? max(0, height - 2 * Self.margin) : 0
  }

  /// The left end of a line across the chart, and its right end.
  var ends: (left: Double, right: Double) { (Self.margin, Self.margin + width) }

  /// The upper end of a line down the chart, and its lower end.
  var heights: (top: Double, bottom: Double) { (Self.margin, Self.margin + height) }

  /// How far down something lies that lies some share of the chart down.
  func y(_ share: Double) -> Double { Self.margin + share * height }

  /// Where a place of the chart lies.
  func point(_ place: TriplesSession.ReviewChart.Place) -> (x: Double, y: Double) {
    (Self.margin + place.x * width, y(place.y))
  }

  /// The step of the game that was tapped.
  func step(atX x: Double, in chart: TriplesSession.ReviewChart) -> Int {
    chart.step(atX: width > 0 ? (x - Self.margin) / width : 0)
  }
}
