import GameCore
import SessionSupport

extension TriplesSession {
  /// The counts that the statistics show.
  public struct GameCounts: Hashable, Sendable {
    /// The maximum number of games that the mean includes.
    public static let maxRecentCount = 50

    /// The highest tile accepted in saved text. It is too large to occur on a board.
    static let maxTile = 3 << 19

    /// The number of games per best tile: 3 or less, 6, 12, and so on.
    public private(set) var bestTiles = Histogram()

    /// The highest score in points, or `nil` if there are no games.
    public private(set) var bestScore: Int?

    /// The scores of the latest games in points, oldest first.
    private var recent: [Int] = []

    /// The latest day on which a game ended, in days since 1970, and the length of the streak that ends there.
    private var lastDay: Int64 = 0
    private var streak = 0

    /// The length of the longest streak of days on each of which a game ended.
    public private(set) var longestStreak = 0

    init() {}

    /// The number of games.
    public var gameCount: Int { bestTiles.total }

    /// The mean of the last fifty scores, rounded to whole points, or `nil` if there are no games.
    public var meanScore: Int? {
      let sum = recent.reduce(0) { $0 + Int64($1) }
      let count = Int64(recent.count)
      return count == 0 ? nil : Int((2 * sum + count) / (2 * count))
    }

    /// Returns the length of the streak up to `day`, in days since 1970, or the day before. It is 0 if there is none.
    public func streak(on day: Int64) -> Int { (lastDay - 1...lastDay + 1).contains(day) ? streak : 0 }

    mutating func count(_ game: CountedGame) {
      let isFirst = gameCount == 0
      bestTiles.add(Self.barIndex(of: game.tile))
      bestScore = max(bestScore ?? 0, game.row.score)
      recent.append(game.row.score)
      if recent.count > Self.maxRecentCount { recent.removeFirst() }
      // A day before `lastDay` comes from a changed clock or time zone, and doesn't affect the streak.
      guard isFirst || game.day > lastDay else { return }
      streak = !isFirst && game.day == lastDay + 1 ? streak + 1 : 1
      lastDay = game.day
      longestStreak = max(longestStreak, streak)
    }

    static func barIndex(of tile: Int) -> Int {
      var (bar, value) = (0, 3)
      while value < tile {
        value *= 2
        bar += 1
      }
      return bar
    }

    // MARK: Merging

    /// Adds another device's latest, uncounted games. `tiles` is the number of games per best tile after the merge.
    mutating func merge(_ other: GameCounts, tiles: Histogram) {
      let new = tiles.total - gameCount
      guard new > 0, let otherBest = other.bestScore else { return }
      let points = Array(other.recent.suffix(new))
      let isOtherLater = lastDay < other.lastDay
      recent = Array((isOtherLater ? recent + points : points + recent).suffix(Self.maxRecentCount))
      bestScore = max(bestScore ?? 0, otherBest)
      if gameCount == 0 {
        (lastDay, streak) = (other.lastDay, other.streak)
      } else {
        let (earlier, later) = isOtherLater ? (self, other) : (other, self)
        // Join the two streaks if they overlap or are on consecutive days.
        var first = later.lastDay - Int64(later.streak) + 1
        if earlier.lastDay >= first - 1 { first = min(first, earlier.lastDay - Int64(earlier.streak) + 1) }
        (lastDay, streak) = (later.lastDay, Int(later.lastDay - first) + 1)
      }
      longestStreak = max(longestStreak, other.longestStreak, streak)
      self.bestTiles = tiles
    }

    // MARK: Saved form

    func add(to lines: inout SavedLines) {
      guard let best = bestScore else { return }
      lines.add("tiles", bestTiles.text)
      lines.add("best", best.description.utf8Bytes)
      lines.add("recent", recent.map { $0.description.utf8Bytes }.joined(by: UInt8(ascii: ",")))
      let days = [lastDay.description, streak.description, longestStreak.description]
      lines.add("days", days.map { $0.utf8Bytes }.joined(by: UInt8(ascii: " ")))
    }

    /// Reads the lines of `add(to:)`, or none for empty counts. Returns `nil` if they are malformed or contradictory.
    init?(_ lines: inout SavedLines) {
      guard let text = lines.read("tiles") else { return }
      guard let tiles = Histogram(text: text, maxCount: 20), tiles.total > 0, let best = lines.read("best"),
        let best = DecimalText.read(best), let recent = lines.read("recent"), let days = lines.read("days")
      else { return nil }
      self.bestTiles = tiles
      self.bestScore = Int(clamping: best)
      for word in recent.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let points = DecimalText.read(word), points <= best else { return nil }
        self.recent.append(Int(clamping: points))
      }
      let words = days.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map {
        DecimalText.read($0)
      }
      guard words.count == 3, let day = words[0], let streak = words[1], let longest = words[2], best <= Int32.max,
        self.recent.count == min(gameCount, Self.maxRecentCount),
        gameCount > Self.maxRecentCount || self.recent.max() == self.bestScore,
        streak > 0, streak <= longest, longest <= Int64(gameCount)
      else { return nil }
      lastDay = day
      self.streak = Int(streak)
      longestStreak = Int(longest)
    }
  }
}

extension TriplesSession {
  /// The figures in the statistics.
  public var figures: [Figure] {
    let counts = statistics.counts
    let points = { (points: Int?) in points.map { DecimalText.grouped($0) } ?? "–" }
    return [
      Figure(name: "Games", value: DecimalText.grouped(counts.gameCount)),
      Figure(name: "Best", value: points(counts.bestScore)),
      Figure(
        name: counts.gameCount > GameCounts.maxRecentCount
          ? "Average of the last \(GameCounts.maxRecentCount)" : "Average",
        value: points(counts.meanScore)),
      Figure(name: "Days in a row", value: counts.streak(on: environment.dayNumber(at: environment.now())).description),
      Figure(name: "Most days in a row", value: counts.longestStreak.description),
    ]
  }

  /// The bars of the best tiles, at least up to 192, so that the chart keeps its size during the first games.
  public var tileBars: [HistogramBar] {
    var value = 3
    return statistics.counts.bestTiles.bars(atLeast: 7).map { bar in
      defer { value *= 2 }
      return HistogramBar(label: value == 3 ? "≤ 3" : value.description, count: bar.count, share: bar.share)
    }
  }

  /// The statistics as a screen: the figures and the best tiles.
  public var statisticsScreen: TriplesSession.Screen {
    TriplesSession.Screen(
      "Statistics",
      [
        .init("figures", nil, [.block("counts", .figures(figures))]),
        .init(
          "best-tiles", "Best tile",
          [
            .block("histogram", .bars(tileBars)),
            .text(
              "statistics-note",
              "Games in which the coach played don’t count, nor do games continued from a replay.", .note),
          ]),
      ])
  }
}
