import TriplesModel

extension TriplesSession {
  /// The expected final score through a game as a drawing: where its points, lines and marks lie in a unit square whose
  /// origin is at the top left.
  public struct ReviewChart: Hashable, Sendable {
    /// A place in the drawing, each coordinate from 0 to 1.
    public struct Place: Hashable, Sendable {
      /// From the left, which is the start of the game, to the right.
      public let x: Double
      /// From the top, which is the highest score that is shown, to the bottom.
      public let y: Double
    }

    /// A line across the drawing at a round number of points.
    public struct Line: Hashable, Sendable {
      /// The points.
      public let points: Int
      /// How far from the top it lies.
      public let y: Double
    }

    /// A turning point.
    public struct Mark: Hashable, Sendable {
      /// The move after which the expected score had changed so much.
      public let move: ReviewedMove
      /// Where it lies.
      public let place: Place
    }

    /// The expected final score before the first move and after each one, from the left.
    public let places: [Place]

    /// The lines at round numbers, from the lowest up: two to seven.
    public let lines: [Line]

    /// The turning points, from the left.
    public let marks: [Mark]

    /// Draws a review.
    public init(of review: Review) {
      let heights = review.advices.map { Double($0.expectation.hundredths) / 100 }
      let scale = Scale(from: heights.min() ?? 0, to: heights.max() ?? 0)
      let places = scale.places(of: heights, last: heights.count - 1)
      self.places = places
      lines = scale.lines
      marks = review.turningPoints().map { Mark(move: $0, place: places[$0.number]) }
    }

    /// The step of the game that lies nearest to a place from the left.
    public func step(atX x: Double) -> Int {
      guard x.isFinite else { return 0 }
      let last = places.count - 1
      return Int((min(max(x, 0), 1) * Double(last)).rounded())
    }
  }
}

extension TriplesSession.ReviewChart {
  /// The heights of a chart: from one round number of points to another.
  struct Scale {
    private let low: Int
    private let high: Int
    private let step: Int

    /// Makes a scale with room for all points from the lowest to the highest.
    init(from lowest: Double, to highest: Double) {
      step = Self.roundStep(for: highest - lowest)
      low = Int(lowest / Double(step)) * step
      high = (Int(highest / Double(step)) + 1) * step
    }

    /// The lines at round numbers, from the lowest up.
    var lines: [Line] { stride(from: low, through: high, by: step).map { Line(points: $0, y: y(Double($0))) } }

    /// Where so many points lie one after the other.
    ///
    /// - Parameter last: the number of the move that lies at the right.
    func places(of points: [Double], last: Int) -> [Place] {
      points.enumerated().map { Place(x: Double($0) / Double(max(1, last)), y: y($1)) }
    }

    private func y(_ points: Double) -> Double { (Double(high) - points) / Double(high - low) }

    /// The distance of the lines: 1, 2 or 5 times a power of ten, the smallest with which four reach across the range.
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
