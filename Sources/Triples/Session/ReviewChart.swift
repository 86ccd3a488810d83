import TriplesModel

extension TriplesSession {
  /// A chart of the expected final score during a game, in a unit square with its origin at the top left.
  public struct ReviewChart: Hashable, Sendable {
    /// A point in the chart. Both coordinates range from 0 to 1.
    public struct Point: Hashable, Sendable {
      /// The distance from the left side, which is the start of the game.
      public let x: Double
      /// The distance from the top, which is the highest score on the scale.
      public let y: Double
    }

    /// A horizontal line at a round number of points.
    public struct Line: Hashable, Sendable {
      /// The number of points.
      public let points: Int
      /// The distance from the top of the chart.
      public let y: Double
    }

    /// A mark at a turning point.
    public struct Mark: Hashable, Sendable {
      /// The move that changed the expected score.
      public let move: ReviewedMove
      /// The position of the mark.
      public let point: Point
    }

    /// The expected final score before the first move and after each move, from left to right.
    public let points: [Point]

    /// Two to seven horizontal lines at round numbers, from the lowest up.
    public let lines: [Line]

    /// The turning points, from left to right.
    public let marks: [Mark]

    /// Creates the chart of a review.
    public init(of review: Review) {
      let heights = review.advices.map { Double($0.expectation.hundredths) / 100 }
      let scale = Scale(from: heights.min() ?? 0, to: heights.max() ?? 0)
      let points = scale.points(of: heights, last: heights.count - 1)
      self.points = points
      lines = scale.lines
      marks = review.turningPoints().map { Mark(move: $0, point: points[$0.number]) }
    }

    /// Returns the step of the game that is closest to `x`, the distance from the left side, from 0 to 1.
    public func step(atX x: Double) -> Int {
      guard x.isFinite else { return 0 }
      let last = points.count - 1
      return Int((min(max(x, 0), 1) * Double(last)).rounded())
    }
  }
}

extension TriplesSession.ReviewChart {
  /// The vertical scale of a chart, from one round number of points to another.
  struct Scale {
    private let low: Int
    private let high: Int
    private let step: Int

    init(from lowest: Double, to highest: Double) {
      step = Self.roundStep(for: highest - lowest)
      low = Int(lowest / Double(step)) * step
      high = (Int(highest / Double(step)) + 1) * step
    }

    var lines: [Line] { stride(from: low, through: high, by: step).map { Line(points: $0, y: y(Double($0))) } }

    /// Returns the positions of consecutive scores. `last` is the number of the move at the right side.
    func points(of points: [Double], last: Int) -> [Point] {
      points.enumerated().map { Point(x: Double($0) / Double(max(1, last)), y: y($1)) }
    }

    private func y(_ points: Double) -> Double { (Double(high) - points) / Double(high - low) }

    /// Returns the distance between lines, in points: the smallest 1, 2, or 5 · 10ⁿ of which four span `range`.
    private static func roundStep(for range: Double) -> Int {
      var decade = 1
      while decade < 10_000_000 {
        for factor in [1, 2, 5] where Double(4 * factor * decade) >= range { return factor * decade }
        decade *= 10
      }
      return decade
    }
  }
}
