import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A chart of the number of possible codes on a logarithmic scale, in a unit square with the origin at the top left.
  public struct CandidateChart: Hashable, Sendable {
    /// A point on the curve: the number of possible codes after some attempts.
    public struct Point: Hashable, Sendable {
      /// The number of attempts made.
      public let attemptCount: Int
      /// The number of possible codes, at least 1.
      public let candidateCount: Int
      /// The horizontal coordinate, 0 at the start of the game and at most 1.
      public let x: Double
      /// The vertical coordinate. At 1, one code is left.
      public let y: Double
      /// Whether the point has a label. If there are many points, only some have one.
      let hasLabel: Bool

      /// The label, such as "14.6k", or `nil`.
      public var label: String? { hasLabel ? CandidateChart.label(candidateCount) : nil }
    }

    /// A horizontal line at a power of ten.
    public struct Line: Hashable, Sendable {
      /// The number of codes.
      public let candidateCount: Int
      /// The distance from the top.
      public let y: Double
      /// The label, such as "10k".
      public var label: String { CandidateChart.label(candidateCount) }
    }

    /// The maximum number of labels side by side on a small phone.
    private static let maxLabelCount = 7

    /// The points at the start and after each attempt.
    public let points: [Point]

    /// The lines at 1, 10, 100, and so on, from the bottom up. The last one is at or above the highest point.
    public let lines: [Line]

    /// Creates the chart of `review`. Pass a second review as `other` to give both charts the same scale.
    public init(of review: Review, beside other: Review? = nil) {
      let counts = review.candidateCounts
      let most = max(counts.max() ?? 1, other?.candidateCounts.max() ?? 1)
      var powers = [1, 10]
      while powers[powers.count - 1] < most { powers.append(powers[powers.count - 1] * 10) }
      let height = Self.logarithm(of: powers[powers.count - 1])
      let y = { (count: Int) in 1 - Self.logarithm(of: count) / height }
      let last = counts.count - 1
      let width = max(last, other?.attempts.count ?? 0)
      let step = width / Self.maxLabelCount + 1
      points = counts.enumerated().map { index, count in
        // Count from the end, so that the last point, which is the most important one, has a label.
        let hasLabel = (last - index) % step == 0
        return Point(
          attemptCount: index, candidateCount: count, x: Double(index) / Double(width), y: y(count), hasLabel: hasLabel)
      }
      lines = powers.map { Line(candidateCount: $0, y: y($0)) }
    }

    /// The chart as a sentence for screen readers.
    public var spokenText: String {
      points.reduce("Codes left:") { text, point in
        let count = DecimalText.grouped(point.candidateCount)
        return text
          + (point.attemptCount == 0 ? " \(count) at the start" : ", \(count) after attempt \(point.attemptCount)")
      } + "."
    }

    /// Returns `count` rounded to at most five characters, such as "7,350", "88.6k", or "2.99M".
    private static func label(_ count: Int) -> String {
      switch count {
      case ..<10_000: return DecimalText.grouped(count)
      case ..<1_000_000:
        let tenths = (count + 50) / 100
        return tenths < 1000 && tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)k" : "\((count + 500) / 1000)k"
      default:
        let hundredths = DecimalText.hundredths(Int64((count + 5000) / 10_000))
        return count % 1_000_000 == 0 ? "\(count / 1_000_000)M" : "\(hundredths)M"
      }
    }

    /// Returns the base-2 logarithm of a positive number, bit by bit: squaring a number doubles its logarithm.
    private static func logarithm(of number: Int) -> Double {
      let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
      var result = Double(whole)
      var mantissa = Double(number) / Double(1 << whole)
      var bit = 1.0
      for _ in 0..<20 {
        bit /= 2
        mantissa *= mantissa
        guard mantissa >= 2 else { continue }
        mantissa /= 2
        result += bit
      }
      return result
    }
  }
}
