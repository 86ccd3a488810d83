import NumberedGame
import PlaySupport

extension TriplesSession {
  /// What is counted of games.
  public struct GameCounts: Hashable, Sendable {
    /// How many games the mean is of, at most.
    public static let recentCount = 50

    /// The highest tile of which a text may speak. No board can hold it.
    static let largestTile = 3 << 19

    /// How many games had which best tile: 3 or less, 6, 12, and so on.
    public private(set) var tiles = Histogram()

    /// The most points, or `nil` without games.
    public private(set) var best: Int?

    /// The points of the last games, the latest last.
    private var recent: [Int] = []

    /// The last day on which a game ended, and how many days in a row that was, up to it and at most.
    private var lastDay: Int64 = 0
    private var streak = 0

    /// On how many days in a row a game ended, at most.
    public private(set) var longestStreak = 0

    init() {}

    /// How many games there are.
    public var played: Int { tiles.total }

    /// The mean of the last fifty games in whole points, rounded, or `nil` without games.
    public var mean: Int? {
      let sum = recent.reduce(0) { $0 + Int64($1) }
      let count = Int64(recent.count)
      return count == 0 ? nil : Int((2 * sum + count) / (2 * count))
    }

    /// On how many days in a row a game ended, up to this day or the one before.
    public func streak(on day: Int64) -> Int { (lastDay - 1...lastDay + 1).contains(day) ? streak : 0 }

    mutating func count(_ game: CountedGame) {
      let isFirst = played == 0
      tiles.add(Self.bar(of: game.tile))
      best = max(best ?? 0, game.row.score)
      recent.append(game.row.score)
      if recent.count > Self.recentCount { recent.removeFirst() }
      // A day that lies before the last one is that of a clock that was set, or of a journey: it changes nothing.
      guard isFirst || game.day > lastDay else { return }
      streak = !isFirst && game.day == lastDay + 1 ? streak + 1 : 1
      lastDay = game.day
      longestStreak = max(longestStreak, streak)
    }

    /// The bar of a best tile, from 0.
    static func bar(of tile: Int) -> Int {
      var (bar, value) = (0, 3)
      while value < tile {
        value *= 2
        bar += 1
      }
      return bar
    }

    // MARK: Of two devices

    /// Takes up the games that another device has counted and this one has not.
    ///
    /// - Parameter tiles: how many games have which best tile then. The games that are new are the last ones of the other's.
    mutating func merge(_ other: GameCounts, tiles: Histogram) {
      let new = tiles.total - played
      guard new > 0, let otherBest = other.best else { return }
      let points = Array(other.recent.suffix(new))
      let isOtherLater = lastDay < other.lastDay
      recent = Array((isOtherLater ? recent + points : points + recent).suffix(Self.recentCount))
      best = max(best ?? 0, otherBest)
      if played == 0 {
        (lastDay, streak) = (other.lastDay, other.streak)
      } else {
        let (earlier, later) = isOtherLater ? (self, other) : (other, self)
        // Two rows of days that touch are one.
        var first = later.lastDay - Int64(later.streak) + 1
        if earlier.lastDay >= first - 1 { first = min(first, earlier.lastDay - Int64(earlier.streak) + 1) }
        (lastDay, streak) = (later.lastDay, Int(later.lastDay - first) + 1)
      }
      longestStreak = max(longestStreak, other.longestStreak, streak)
      self.tiles = tiles
    }

    // MARK: As text

    func add(to lines: inout SavedLines) {
      guard let best else { return }
      lines.add("tiles", tiles.text)
      lines.add("best", best.description.utf8Bytes)
      lines.add("recent", recent.map { $0.description.utf8Bytes }.joined(by: UInt8(ascii: ",")))
      let days = [lastDay.description, streak.description, longestStreak.description]
      lines.add("days", days.map { $0.utf8Bytes }.joined(by: UInt8(ascii: " ")))
    }

    /// Reads the lines that `add` writes, or nothing where they have another form or contradict each other.
    init?(_ lines: inout SavedLines) {
      guard let text = lines.take("tiles") else { return }
      guard let tiles = Histogram(text: text, longest: 20), tiles.total > 0, let best = lines.take("best"),
        let best = DecimalText.read(best), let recent = lines.take("recent"), let days = lines.take("days")
      else { return nil }
      self.tiles = tiles
      self.best = Int(clamping: best)
      for word in recent.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let points = DecimalText.read(word), points <= best else { return nil }
        self.recent.append(Int(clamping: points))
      }
      let words = days.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
        DecimalText.read($0)
      }
      guard words.count == 3, let day = words[0], let streak = words[1], let longest = words[2], best <= Int32.max,
        self.recent.count == min(played, Self.recentCount),
        played > Self.recentCount || self.recent.max() == self.best,
        streak > 0, streak <= longest, longest <= Int64(played)
      else { return nil }
      lastDay = day
      self.streak = Int(streak)
      longestStreak = Int(longest)
    }
  }
}

extension TriplesSession {
  /// What the statistics show.
  public var figures: [Figure] {
    let counts = statistics.counts
    let points = { (points: Int?) in points.map { DecimalText.grouped($0) } ?? "–" }
    return [
      Figure(name: "Games", value: DecimalText.grouped(counts.played)),
      Figure(name: "Best", value: points(counts.best)),
      Figure(
        name: counts.played > GameCounts.recentCount ? "Mean of the last \(GameCounts.recentCount)" : "Mean",
        value: points(counts.mean)),
      Figure(name: "Days in a row", value: counts.streak(on: environment.day(environment.now())).description),
      Figure(name: "Most days in a row", value: counts.longestStreak.description),
    ]
  }

  /// The bars of the best tiles, from 3 up to the highest, and at least to 192, so that the chart does not jump with the
  /// first few games.
  public var tileBars: [HistogramBar] {
    var value = 3
    return statistics.counts.tiles.bars(atLeast: 7).map { bar in
      defer { value *= 2 }
      return HistogramBar(label: value == 3 ? "≤ 3" : value.description, count: bar.count, share: bar.share)
    }
  }

  /// What stands below the statistics.
  public static let statisticsNote =
    "Games in which the coach has played do not count, nor do those played on from a replay."
}
