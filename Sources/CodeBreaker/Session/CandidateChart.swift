import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// How the codes became fewer, as a drawing on a logarithmic scale: where its points and lines lie in a unit square whose
  /// origin is at the top left.
  public struct CandidateChart: Hashable, Sendable {
    /// How many codes there were at some point of the game.
    public struct Place: Hashable, Sendable {
      /// How many attempts had been made.
      public let attempt: Int
      /// How many codes were possible, 1 or more.
      public let candidates: Int
      /// From the left, which is the start of the game, to the right.
      public let x: Double
      /// From the top to the bottom, where one code is left.
      public let y: Double
      /// Whether it has a label. Where places are close together, some have none.
      let isLabelled: Bool

      /// What stands at the place, if anything does: "14.6k".
      public var label: String? { isLabelled ? CandidateChart.label(candidates) : nil }
    }

    /// A line across the drawing at a power of ten.
    public struct Line: Hashable, Sendable {
      /// How many codes.
      public let candidates: Int
      /// How far from the top it lies.
      public let y: Double
      /// What stands at the line: "10k".
      public var label: String { CandidateChart.label(candidates) }
    }

    /// How many places have labels at most. More would not stand side by side on a small phone.
    private static let mostLabels = 7

    /// The codes possible at the start and after each attempt.
    public let places: [Place]

    /// The lines at 1, 10, 100 and so on, from the lowest up, as far as needed to lie above every place.
    public let lines: [Line]

    /// Draws a review.
    ///
    /// - Parameters:
    ///   - review: the one to be drawn.
    ///   - other: another one that is drawn on the same scale, so that both can be laid upon each other.
    public init(of review: Review, beside other: Review? = nil) {
      let counts = review.candidates
      let most = max(counts.max() ?? 1, other?.candidates.max() ?? 1)
      var powers = [1, 10]
      while powers[powers.count - 1] < most { powers.append(powers[powers.count - 1] * 10) }
      let height = Self.logarithm(of: powers[powers.count - 1])
      let y = { (count: Int) in 1 - Self.logarithm(of: count) / height }
      let last = counts.count - 1
      let width = max(last, other?.attempts.count ?? 0)
      let step = width / Self.mostLabels + 1
      places = counts.enumerated().map { index, count in
        // Counted from the end: how it came out is worth most.
        let isLabelled = (last - index) % step == 0
        return Place(
          attempt: index, candidates: count, x: Double(index) / Double(width), y: y(count), isLabelled: isLabelled)
      }
      lines = powers.map { Line(candidates: $0, y: y($0)) }
    }

    /// The chart in words.
    public var spoken: String {
      places.reduce("Codes still possible:") { text, place in
        let count = DecimalText.grouped(place.candidates)
        return text + (place.attempt == 0 ? " \(count) at the start" : ", \(count) after attempt \(place.attempt)")
      } + "."
    }

    /// A number of codes in at most five characters: "7,350", "88.6k", "2.99M", rounded.
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

    /// The logarithm to base 2 of a number above 0, bit by bit: the square of a number has twice its logarithm.
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
