import GameCore

/// The trend of the player's skill: the average loss per move, day by day over the last thirty days.
public struct PlayTrend: Hashable, Sendable {
  /// The number of days in the trend.
  public static let dayCount = 30

  /// The number of reviewed games from which the average says something about the player. With fewer, the text says how
  /// few they are, and they aren't compared with earlier ones.
  public static let minGameCount = 5

  /// The number of days that each point averages, up to its own, so that one bad game changes the curve less.
  static let averagedDayCount = 7

  /// A point of the curve.
  public struct Point: Hashable, Sendable {
    /// The number of days ago, 0 for today.
    public let daysAgo: Int
    /// The average loss per move in the games of the seven days up to this one, in hundredths.
    public let average: Int64
    /// The interquartile range of these games' average losses, in hundredths: half of the games are within it.
    public let spread: ClosedRange<Int64>
  }

  /// The points, the earliest first, one for each day with a reviewed game.
  public let points: [Point]

  /// The losses in the last thirty days.
  public let recentLoss: TotalLoss

  /// The number of games in the last thirty days.
  public let gameCount: Int

  /// The losses in the thirty days before those.
  public let earlierLoss: TotalLoss

  /// The number of games in the thirty days before those.
  public let earlierGameCount: Int

  /// Computes the trend up to `today`.
  public init(_ progress: PlayProgress, today: CalendarDay) {
    let day = { (ago: Int) in today.adding(days: -ago) ?? CalendarDay.range.lowerBound }
    let games = progress.games(from: day(Self.dayCount - 1), to: today)
    let before = progress.games(from: day(2 * Self.dayCount - 1), to: day(Self.dayCount))
    recentLoss = games.reduce(TotalLoss()) { $0 + $1.total }
    gameCount = games.count
    earlierLoss = before.reduce(TotalLoss()) { $0 + $1.total }
    earlierGameCount = before.count
    var points: [Point] = []
    for ago in (0..<Self.dayCount).reversed() where games.contains(where: { $0.day == day(ago) }) {
      let near = progress.games(from: day(ago + Self.averagedDayCount - 1), to: day(ago))
      let averages = Self.sorted(near.map { $0.total.average })
      let quarter = (averages.count - 1) / 4
      points.append(
        Point(
          daysAgo: ago, average: near.reduce(TotalLoss()) { $0 + $1.total }.average,
          spread: averages[quarter]...averages[averages.count - 1 - quarter]))
    }
    self.points = points
  }

  /// Sorts by insertion, because the standard library's sort would add to the size of the browser's download.
  private static func sorted(_ numbers: [Int64]) -> [Int64] {
    numbers.reduce(into: []) { sorted, number in
      sorted.insert(number, at: sorted.firstIndex { $0 > number } ?? sorted.count)
    }
  }

  /// The value at the top of the chart, in hundredths: the largest one in the points, at least 1.
  public var maxValue: Int64 { max(1, points.reduce(0) { max($0, $1.average, $1.spread.upperBound) }) }

  /// Returns the trend in a sentence or two: "You lost 2.31 points per move in the 14 games reviewed in the last 30
  /// days. In the 30 days before, it was 3.02, in 11 games: you’ve improved."
  public func text(_ words: PracticeText) -> String {
    guard gameCount > 0 else { return "Review a game to see what your mistakes cost." }
    let average = DecimalText.hundredths(recentLoss.average)
    var text = "Your mistakes cost \(average) \(words.unit) per \(words.move) in the "
    text +=
      gameCount == 1
      ? "only game reviewed in the last \(Self.dayCount) days."
      : "\(gameCount) games reviewed in the last \(Self.dayCount) days."
    guard gameCount >= Self.minGameCount else {
      let missing = Self.minGameCount - gameCount
      return text + " \(missing) more \(missing == 1 ? "game makes" : "games make") a trend."
    }
    if earlierGameCount >= Self.minGameCount {
      let change = recentLoss.average - earlierLoss.average
      text +=
        " In the \(Self.dayCount) days before, it was \(DecimalText.hundredths(earlierLoss.average)), in \(earlierGameCount) games: "
        + (change < 0 ? "you’ve improved." : change > 0 ? "you lose more now." : "no change.")
    }
    return text
  }
}

extension PlayTrend {
  /// Returns the point in the chart for `loss`, in hundredths, on the day `daysAgo` days ago. `x` and `y` are fractions
  /// of the chart's width and height, 0 to 1, from the upper left corner.
  public func point(of loss: Int64, daysAgo: Int) -> (x: Double, y: Double) {
    let last = Double(Self.dayCount - 1)
    return ((last - Double(daysAgo)) / last, 1 - Double(loss) / Double(maxValue))
  }

  /// Returns a description of the chart for screen readers, or `nil` without games.
  func spokenText(_ words: PracticeText) -> String? {
    guard let first = points.first, let last = points.last else { return nil }
    let name = "Average loss per \(words.move), in \(words.unit): \(first.spokenText)"
    guard points.count > 1 else { return name + "." }
    let (least, most) = points.reduce((first.average, first.average)) { (min($0.0, $1.average), max($0.1, $1.average)) }
    let range = [least, most].map { DecimalText.hundredths($0) }
    return "\(name), \(last.spokenText). At best \(range[0]), at worst \(range[1])."
  }
}

extension PlayTrend.Point {
  /// The average and its day, such as "3.02 yesterday".
  fileprivate var spokenText: String {
    let ago: String =
      switch daysAgo {
      case 0: "today"
      case 1: "yesterday"
      default: "\(daysAgo) days ago"
      }
    return "\(DecimalText.hundredths(average)) \(ago)"
  }
}
