import NumberedGame
import PlaySupport

/// Whether play gets better, as a line over the last thirty days with its spread, and in words.
public struct TrendPicture: Hashable, Sendable {
  /// Where something lies in the chart: how much of it is to the left and above, each 0 to 1.
  public struct Place: Hashable, Sendable {
    /// To the left.
    public let x: Double
    /// Above.
    public let y: Double
  }

  /// A day on which a game was reviewed.
  public struct Day: Hashable, Sendable {
    /// What a move lost on average in the last days.
    public let average: Place
    /// The upper end of what it lost in the middle half of the games.
    public let upper: Place
    /// The lower end of that.
    public let lower: Place
  }

  /// The days, the earliest first; none where there is too little to say.
  public let days: [Day]

  /// What stands at the top of the scale: "3.02". At its foot is 0.
  public let top: String

  /// What the picture says, in a sentence or two.
  public let text: String

  /// The same of the line, for screen readers; nothing where there is none.
  public let spoken: String?

  /// Draws a trend.
  public init(_ trend: PlayTrend, _ words: PracticeWords) {
    let last = Double(PlayTrend.length - 1)
    days = trend.points.map { point in
      func place(_ loss: Int64) -> Place {
        Place(x: (last - Double(point.daysAgo)) / last, y: 1 - Double(loss) / Double(trend.top))
      }
      return Day(
        average: place(point.average), upper: place(point.spread.upperBound), lower: place(point.spread.lowerBound))
    }
    top = DecimalText.hundredths(trend.top)
    text = trend.text(words)
    spoken = Self.spoken(trend.points, words)
  }

  private static func spoken(_ points: [PlayTrend.Point], _ words: PracticeWords) -> String? {
    guard let first = points.first, let last = points.last else { return nil }
    func told(_ point: PlayTrend.Point) -> String {
      "\(DecimalText.hundredths(point.average)) \(ago(point.daysAgo))"
    }
    let name = "Average loss a \(words.move), in \(words.unit): "
    guard points.count > 1 else { return name + told(first) + "." }
    let all = points.map { $0.average }
    let range = [all.min() ?? 0, all.max() ?? 0].map { DecimalText.hundredths($0) }
    return name + "\(told(first)), \(told(last)). At best \(range[0]), at worst \(range[1])."
  }

  private static func ago(_ days: Int) -> String {
    switch days {
    case 0: "today"
    case 1: "yesterday"
    default: "\(days) days ago"
    }
  }
}
