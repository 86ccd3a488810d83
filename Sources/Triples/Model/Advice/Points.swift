import GameCore

/// A number of points, in integer hundredths, so that sums of expected scores are exact on every platform.
public struct Points: Hashable, Comparable, Sendable {
  /// The number of points times 100.
  public let hundredths: Int64

  /// Creates points from a number of hundredths.
  public init(hundredths: Int64) {
    self.hundredths = hundredths
  }

  /// Creates points from a whole number of points, such as a score.
  public init(whole points: Int) {
    hundredths = Int64(points) * 100
  }

  /// Zero points.
  public static let zero = Points(hundredths: 0)

  /// The absolute value of the points.
  public var magnitude: Points { hundredths < 0 ? -self : self }

  /// Orders points numerically.
  public static func < (left: Points, right: Points) -> Bool {
    left.hundredths < right.hundredths
  }

  /// Returns the sum. Wraps around beyond 64 bits, which no game reaches.
  public static func + (left: Points, right: Points) -> Points {
    Points(hundredths: left.hundredths &+ right.hundredths)
  }

  /// Returns the difference. Wraps around beyond 64 bits.
  public static func - (left: Points, right: Points) -> Points {
    Points(hundredths: left.hundredths &- right.hundredths)
  }

  /// Returns the points with the opposite sign.
  public static prefix func - (points: Points) -> Points {
    .zero - points
  }

  /// The points for display, such as `1,204.50` or `−3.07`. Always has two decimals, so that visible sums add up.
  public var text: String { DecimalText.hundredths(hundredths) }

  /// The same text as `text`, with a plus sign if the points are positive.
  public var signedText: String { DecimalText.signedHundredths(hundredths) }

  /// The points for display in a small space, rounded to whole points with halves away from zero, such as `1,205`.
  public var roundedText: String {
    let rounded = DecimalText.grouped(Int(clamping: (hundredths.magnitude + 50) / 100))
    return hundredths <= -50 ? "−" + rounded : rounded
  }

  /// The same text as `roundedText`, with a plus sign if the rounded points are positive.
  public var signedRoundedText: String { (hundredths >= 50 ? "+" : "") + roundedText }

  /// The points for a button, with decimals only below 10: at most five characters up to 9,999.
  public var shortText: String { hundredths.magnitude < 1000 ? text : roundedText }
}
