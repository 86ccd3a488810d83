import NumberedGame

/// Whether play gets better: what a move loses on average, day by day over the last thirty.
public struct PlayTrend: Hashable, Sendable {
  /// How many days are looked at.
  public static let length = 30

  /// How many games there have to be before anything is said.
  public static let leastGames = 5

  /// How many days before a day belong to its point of the line, the day itself among them, so that one bad game is no bad day.
  static let window = 7

  /// A point of the line.
  public struct Point: Hashable, Sendable {
    /// How many days ago, 0 for today.
    public let daysAgo: Int
    /// What a move lost on average in the games of the last days, in hundredths.
    public let average: Int64
    /// What it lost in the better quarter of these games at most, in hundredths, and in the worse quarter at least: half of the
    /// games lie between.
    public let spread: ClosedRange<Int64>
  }

  /// The points, the earliest first: one for each day on which a game was reviewed. None where there is too little to say.
  public let points: [Point]

  /// All moves of the thirty days.
  public let whole: PlayedLoss

  /// How many games these are.
  public let gameCount: Int

  /// All moves of the thirty days before.
  public let earlier: PlayedLoss

  /// How many games those are.
  public let earlierCount: Int

  /// Works it out.
  public init(_ progress: PlayProgress, today: CalendarDay) {
    let day = { (ago: Int) in today.adding(days: -ago) ?? CalendarDay.range.lowerBound }
    let games = progress.games(from: day(Self.length - 1), to: today)
    let before = progress.games(from: day(2 * Self.length - 1), to: day(Self.length))
    whole = games.reduce(PlayedLoss()) { $0 + $1.whole }
    gameCount = games.count
    earlier = before.reduce(PlayedLoss()) { $0 + $1.whole }
    earlierCount = before.count
    var points: [Point] = []
    if games.count >= Self.leastGames {
      for ago in (0..<Self.length).reversed() where games.contains(where: { $0.day == day(ago) }) {
        let near = progress.games(from: day(ago + Self.window - 1), to: day(ago))
        let averages = Self.sorted(near.map { $0.whole.average })
        let quarter = (averages.count - 1) / 4
        points.append(
          Point(
            daysAgo: ago, average: near.reduce(PlayedLoss()) { $0 + $1.whole }.average,
            spread: averages[quarter]...averages[averages.count - 1 - quarter]))
      }
    }
    self.points = points
  }

  /// By insertion: the standard library's sort would be compiled into the browser's download.
  private static func sorted(_ numbers: [Int64]) -> [Int64] {
    numbers.reduce(into: []) { sorted, number in
      sorted.insert(number, at: sorted.firstIndex { $0 > number } ?? sorted.count)
    }
  }

  /// The largest number of the picture, above 0.
  public var top: Int64 { max(1, points.reduce(0) { max($0, $1.average, $1.spread.upperBound) }) }

  /// What the picture says, in a sentence or two: "You lost 2.31 points a move in the 14 games of the last 30 days. In the 30
  /// days before it was 3.02, in 11 games."
  public func text(_ words: PracticeWords) -> String {
    guard gameCount >= Self.leastGames else {
      return "Whether you get better is shown after \(Self.leastGames) reviewed games. "
        + (gameCount == 0
          ? "There is none yet." : gameCount == 1 ? "There is one so far." : "There are \(gameCount) so far.")
    }
    var text =
      "You lost \(DecimalText.hundredths(whole.average)) \(words.unit) a \(words.move) in the "
      + "\(gameCount) games reviewed in the last \(Self.length) days."
    if earlierCount >= Self.leastGames {
      let change = whole.average - earlier.average
      text +=
        " In the \(Self.length) days before it was \(DecimalText.hundredths(earlier.average)), in \(earlierCount) games: "
        + (change < 0 ? "you play better now." : change > 0 ? "you lose more now." : "the same.")
    }
    return text
  }
}
