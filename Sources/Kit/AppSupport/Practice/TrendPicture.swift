import NumberedGame
import PlaySupport

/// The trend of the player's skill as a chart of the last thirty days, and in words.
public struct TrendPicture: Hashable, Sendable {
  /// A point in the chart. Each coordinate is a share of the chart, 0 to 1.
  public struct Place: Hashable, Sendable {
    /// The share to the left.
    public let x: Double
    /// The share above.
    public let y: Double
  }

  /// A day on which the player reviewed a game.
  public struct Day: Hashable, Sendable {
    /// The average loss per move in the last days.
    public let average: Place
    /// The upper end of the loss per move in the middle half of the games.
    public let upper: Place
    /// The lower end.
    public let lower: Place
  }

  /// The days, the earliest first. Empty if there are too few games.
  public let days: [Day]

  /// The label at the top of the scale: "3.02". The bottom is 0.
  public let top: String

  /// The trend in a sentence or two.
  public let text: String

  /// A description of the chart for screen readers, or `nil` if there is no chart.
  public let spoken: String?

  /// Creates the chart of a trend.
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
    let name = "Average loss per \(words.move), in \(words.unit): "
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
