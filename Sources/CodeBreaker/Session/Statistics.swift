import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A player's statistics for each group of games.
  public struct Statistics: SavedValue, Hashable, Sendable {
    private var counts = GroupedValues<GroupStatistics>()

    /// The game that was counted last, with its end time, so that no game counts twice.
    private(set) var latest: [UInt8]?

    /// Creates empty statistics.
    public init() {}

    /// The statistics of a group.
    public subscript(group: StatisticsGroup) -> GroupStatistics {
      counts[group] ?? GroupStatistics()
    }

    /// Returns the groups with games, and the given group, in order.
    public func groups(including group: StatisticsGroup) -> [StatisticsGroup] {
      let groups = counts.entries.map { $0.group }
      guard !groups.contains(group) else { return groups }
      let index = groups.firstIndex { $0.sortKey > group.sortKey } ?? groups.count
      return groups[..<index] + [group] + groups[index...]
    }

    /// The number of finished games in all groups.
    public var playedCount: Int { counts.entries.reduce(0) { $0 + $1.content.playedCount } }

    var hasSolved: Bool { counts.entries.contains { $0.content.solvedCount > 0 } }

    /// Returns whether exactly one game was solved without hints in `attempts` or fewer, and other games were solved,
    /// too. Considers the group, and the games of earlier releases that may belong to it.
    func isSoleBest(attemptCount attempts: Int, in group: StatisticsGroup) -> Bool {
      let counts = group.isWithoutLuck ? [self[group]] : [self[group], self[group.earlierGroup]]
      return counts.allSatisfy { $0.fewestAttempts.map { $0 >= attempts } ?? true }
        && counts.reduce(0) { $0 + $1.unhintedSolvedCount(attempts - 1) } == 1
        && counts.reduce(0) { $0 + $1.solvedCount } > 1
    }

    /// Counts a finished game that ended at `date`, in seconds since 1970 UTC, but not the same game twice in a row.
    mutating func count(_ game: CodeBreaker, seconds: Int64, date: Int64, isHinted: Bool) {
      guard game.isOver, !hasCounted(game, date: date) else { return }
      let group = StatisticsGroup(game.setup)
      var counts = self[group]
      counts.count(solvedIn: game.ending == .solved ? game.attempts.count : nil, seconds: seconds, isHinted: isHinted)
      self.counts[group] = counts
      latest = Self.mark(game, date: date)
    }

    func hasCounted(_ game: CodeBreaker, date: Int64) -> Bool {
      latest == Self.mark(game, date: date)
    }

    private static func mark(_ game: CodeBreaker, date: Int64) -> [UInt8] {
      "\(date) ".utf8Bytes + CodeBreaker(game.setup).line
    }

    /// The counts that only grow, by the tally names of the groups.
    public var tallies: Tallies {
      var tallies = Tallies()
      for entry in counts.entries { tallies[entry.group.tallyName] = entry.content.tally }
      return tallies
    }

    /// Merges another device's statistics. The current streaks come from the device with the latest game.
    public mutating func merge(_ other: Self, tallies: Tallies) {
      let isOtherLater = (latestDate ?? -1) < (other.latestDate ?? -1)
      for group in counts.entries.map({ $0.group }) + other.counts.entries.map({ $0.group }) {
        var merged = self[group]
        merged.merge(other[group], tally: tallies[group.tallyName], isOtherLater: isOtherLater)
        counts[group] = merged
      }
      latest = latest ?? other.latest
    }

    private var latestDate: Int64? {
      latest.flatMap { DecimalText.read($0.prefix { $0 != UInt8(ascii: " ") }) }
    }

    private static let header: StaticString = "codebreaker-statistics/1"

    /// The statistics as lines: one per group with games, such as `4-colors 6 12 3 5 47 0,1,4,3`, and the latest game.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      counts.add(to: &lines) { $0.text }
      if let latest { lines.add("latest", latest) }
      return lines.text
    }

    /// Reads statistics, or returns `nil` if the text is invalid.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      guard counts.load(from: &lines, { GroupStatistics(text: $0) }) else { return nil }
      latest = lines.read("latest")
      guard lines.isEmpty else { return nil }
    }
  }
}

extension CodeBreakerSession {
  /// The group to show first: the current game's, or if it has no games, the corresponding group of earlier releases.
  public var statisticsGroup: StatisticsGroup {
    let group = StatisticsGroup(game.setup)
    return statistics[group].playedCount == 0 && !group.isWithoutLuck && statistics[group.earlierGroup].playedCount > 0
      ? group.earlierGroup : group
  }

  /// The groups whose statistics the player can select.
  public var statisticsGroups: [StatisticsGroup] { statistics.groups(including: StatisticsGroup(game.setup)) }
}
