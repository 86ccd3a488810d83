import NumberedGame

/// Points, expected or lost, in whole hundredths: what is added up from these is exact, on every platform.
public struct Points: Hashable, Comparable, Sendable {
  /// The points times a hundred.
  public let hundredths: Int64

  /// Makes points from hundredths.
  public init(hundredths: Int64) {
    self.hundredths = hundredths
  }

  /// Makes points from whole ones, such as a score.
  public init(whole points: Int) {
    hundredths = Int64(points) * 100
  }

  /// No points.
  public static let zero = Points(hundredths: 0)

  /// How many, whichever the sign.
  public var magnitude: Points { hundredths < 0 ? -self : self }

  /// The fewer first.
  public static func < (left: Points, right: Points) -> Bool {
    left.hundredths < right.hundredths
  }

  /// The sum. (Beyond 64 bits, which no game reaches, it wraps around.)
  public static func + (left: Points, right: Points) -> Points {
    Points(hundredths: left.hundredths &+ right.hundredths)
  }

  /// The difference.
  public static func - (left: Points, right: Points) -> Points {
    Points(hundredths: left.hundredths &- right.hundredths)
  }

  /// As many with the other sign.
  public static prefix func - (points: Points) -> Points {
    .zero - points
  }

  /// The points as people read them, always with two decimals, so that a sum on the screen adds up: `1,204.50`, `−3.07`.
  public var text: String { DecimalText.hundredths(hundredths) }

  /// Like `text`, with a plus sign before what is more than nothing.
  public var signedText: String { DecimalText.signedHundredths(hundredths) }

  /// The points rounded to whole ones, halves away from zero, for where there is no room for more: `1,205`.
  public var roundedText: String {
    let rounded = DecimalText.grouped(Int(clamping: (hundredths.magnitude + 50) / 100))
    return hundredths <= -50 ? "−" + rounded : rounded
  }

  /// Like `roundedText`, with a plus sign before what is more than nothing.
  public var signedRoundedText: String { (hundredths >= 50 ? "+" : "") + roundedText }

  /// The points in at most five characters up to 9,999, for a button: two decimals below ten, whole ones from there on.
  public var shortText: String { hundredths.magnitude < 1000 ? text : roundedText }
}
