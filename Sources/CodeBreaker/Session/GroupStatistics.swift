import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The statistics of a group's finished games. A game that the player left for another one isn't finished.
  public struct GroupStatistics: Hashable, Sendable {
    /// The maximum number of bars in a histogram. The last bar counts games with this many attempts or more.
    public static let histogramLength = 20

    /// The number of finished games, solved or not.
    public private(set) var playedCount = 0

    /// The current number of games solved in a row.
    public private(set) var currentStreak = 0

    /// The longest streak of solved games.
    public private(set) var longestStreak = 0

    /// The shortest time, in seconds, of a game solved without hints, or `nil`.
    public private(set) var fastestSeconds: Int64?

    /// The numbers of games solved in one attempt, in two attempts, and so on. The last number isn't 0.
    public var histogram: [Int] { solvedGames.counts }

    /// The number of games with hints, solved or not. They don't count for `fewestAttempts` and `fastestSeconds`.
    public private(set) var hintedCount = 0

    /// The numbers of games in `histogram` that were solved with hints. The last number isn't 0.
    public var hintedHistogram: [Int] { hintedGames.counts }

    private(set) var solvedGames = Histogram()
    private var hintedGames = Histogram()

    /// Creates empty statistics.
    public init() {}

    /// The number of solved games.
    public var solvedCount: Int { solvedGames.total }

    /// The fewest attempts of a game solved without hints, or `nil`.
    public var fewestAttempts: Int? { histogram.indices.first { unhintedSolvedCount($0) > 0 }.map { $0 + 1 } }

    /// Returns the number of games that were solved with hints in the bar at index `bar`. The first bar has index 0.
    func hintedSolvedCount(_ bar: Int) -> Int { hintedHistogram.indices.contains(bar) ? hintedHistogram[bar] : 0 }

    func unhintedSolvedCount(_ bar: Int) -> Int {
      histogram.indices.contains(bar) ? histogram[bar] - hintedSolvedCount(bar) : 0
    }

    /// The percentage of solved games, rounded down, or 0 if there are no games.
    public var solvedPercent: Int { playedCount == 0 ? 0 : Int(Int64(solvedCount) * 100 / Int64(playedCount)) }

    /// Counts a game. `attempts` is `nil` if it wasn't solved.
    mutating func count(solvedIn attempts: Int?, seconds: Int64, isHinted: Bool = false) {
      guard playedCount < Self.maxCount else { return }
      playedCount += 1
      if isHinted { hintedCount += 1 }
      guard let attempts, attempts > 0 else {
        currentStreak = 0
        return
      }
      currentStreak += 1
      longestStreak = max(longestStreak, currentStreak)
      let bar = min(attempts, Self.histogramLength) - 1
      solvedGames.add(bar)
      if isHinted {
        hintedGames.add(bar)
      } else {
        fastestSeconds = min(fastestSeconds ?? seconds, seconds)
      }
    }

    // MARK: Other devices

    /// The counts that only grow: all games, games with hints, and both histograms.
    var tally: [Int] { [playedCount, hintedCount] + Self.padded(histogram) + Self.padded(hintedHistogram) }

    /// Merges another device's statistics of the same group. The counts come from `tally`, which is already merged, and
    /// the current streak from the device with the latest game.
    mutating func merge(_ other: Self, tally: [Int], isOtherLater: Bool) {
      let bars = Self.histogramLength
      let tally = tally + Array(repeating: 0, count: max(0, 2 + 2 * bars - tally.count))
      if other.playedCount > 0, isOtherLater || playedCount == 0 { currentStreak = other.currentStreak }
      longestStreak = max(longestStreak, other.longestStreak)
      if let time = other.fastestSeconds { fastestSeconds = min(fastestSeconds ?? time, time) }
      (playedCount, hintedCount) = (tally[0], tally[1])
      solvedGames = Histogram(Array(tally[2..<(2 + bars)]))
      hintedGames = Histogram(Array(tally[(2 + bars)..<(2 + 2 * bars)]))
    }

    private static func padded(_ histogram: [Int]) -> [Int] {
      histogram + Array(repeating: 0, count: histogramLength - histogram.count)
    }

    private static let maxCount = 99_999_999

    /// The statistics as they're saved: games, current and longest streak, fastest time or `-`, histogram or `-`, and,
    /// if there are games with hints, their number and histogram.
    var text: [UInt8] {
      var words = [
        playedCount.description.utf8Bytes, currentStreak.description.utf8Bytes, longestStreak.description.utf8Bytes,
        fastestSeconds.map { $0.description.utf8Bytes } ?? Self.none, Self.text(solvedGames),
      ]
      if hintedCount > 0 { words += [hintedCount.description.utf8Bytes, Self.text(hintedGames)] }
      return words.joined(by: UInt8(ascii: " "))
    }

    private static var none: [UInt8] { [UInt8(ascii: "-")] }

    private static func text(_ histogram: Histogram) -> [UInt8] { histogram.counts.isEmpty ? none : histogram.text }

    init?(text: [UInt8]) {
      let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard words.count == 5 || words.count == 7, let playedCount = Self.number(words[0]),
        let current = Self.number(words[1]),
        let longest = Self.number(words[2])
      else { return nil }
      self.playedCount = playedCount
      currentStreak = current
      longestStreak = longest
      if !words[3].elementsEqual(Self.none) {
        guard let seconds = DecimalText.read(words[3]) else { return nil }
        fastestSeconds = seconds
      }
      guard let solvedGames = Self.histogram(words[4]) else { return nil }
      self.solvedGames = solvedGames
      if words.count > 5 {
        guard let hintedCount = Self.number(words[5]), hintedCount > 0, let hintedGames = Self.histogram(words[6])
        else { return nil }
        self.hintedCount = hintedCount
        self.hintedGames = hintedGames
      }
      let solvedAided = hintedGames.total
      guard playedCount > 0, solvedCount <= playedCount, current <= longest, longest <= solvedCount,
        (longest == 0) == (solvedCount == 0),
        hintedHistogram.count <= histogram.count,
        histogram.indices.allSatisfy({ hintedSolvedCount($0) <= histogram[$0] }),
        solvedAided <= hintedCount, hintedCount - solvedAided <= playedCount - solvedCount,
        (fastestSeconds == nil) == (solvedCount == solvedAided)
      else { return nil }
    }

    private static func histogram(_ text: ArraySlice<UInt8>) -> Histogram? {
      text.elementsEqual(none) ? Histogram() : Histogram(text: text, maxCount: histogramLength)
    }

    private static func number(_ text: some Collection<UInt8>) -> Int? {
      guard let number = DecimalText.read(text), number <= Int64(maxCount) else { return nil }
      return Int(number)
    }
  }
}
