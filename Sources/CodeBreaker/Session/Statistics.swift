import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The statistics of one player: what is counted for each group of games.
  public struct Statistics: SavedText, Hashable, Sendable {
    private var counts = Grouped<GameCounts>()

    /// The game that was counted last, as its end was saved, so that no game is counted twice.
    private(set) var latest: [UInt8]?

    /// Statistics of no games.
    public init() {}

    /// What is counted for a group.
    public subscript(group: StatisticsGroup) -> GameCounts {
      counts[group] ?? GameCounts()
    }

    /// The groups that have games, and one more, in the order in which they are shown.
    ///
    /// - Parameter group: the one that is shown even without games, such as that of the game on the table.
    public func groups(and group: StatisticsGroup) -> [StatisticsGroup] {
      let groups = counts.entries.map { $0.group }
      guard !groups.contains(group) else { return groups }
      let place = groups.firstIndex { $0.rank > group.rank } ?? groups.count
      return groups[..<place] + [group] + groups[place...]
    }

    /// How many games ended, over all groups.
    public var played: Int { counts.entries.reduce(0) { $0 + $1.content.played } }

    /// Whether any game was solved.
    var hasSolved: Bool { counts.entries.contains { $0.content.solved > 0 } }

    /// Whether one game alone was solved in so few attempts without hints, though it is not the only one that was solved:
    /// of its group, and of the games of earlier releases that may be of its group.
    func isOnlyBest(_ attempts: Int, in group: StatisticsGroup) -> Bool {
      let counts = group.isWithoutLuck ? [self[group]] : [self[group], self[group.earlier]]
      return counts.allSatisfy { $0.best.map { $0 >= attempts } ?? true }
        && counts.reduce(0) { $0 + $1.unaided(attempts - 1) } == 1 && counts.reduce(0) { $0 + $1.solved } > 1
    }

    /// Counts a game that has ended, unless it was the latest one counted.
    ///
    /// - Parameters:
    ///   - game: a game that is over; any other is not counted.
    ///   - seconds: how long it took.
    ///   - date: when it ended, in seconds since the beginning of 1970 UTC.
    ///   - isHinted: whether the coach gave hints.
    mutating func count(_ game: CodeBreaker, seconds: Int64, date: Int64, isHinted: Bool) {
      guard game.isOver, !hasCounted(game, date: date) else { return }
      let group = StatisticsGroup(game.setup)
      var counts = self[group]
      counts.count(solvedIn: game.ending == .solved ? game.attempts.count : nil, seconds: seconds, isHinted: isHinted)
      self.counts[group] = counts
      latest = Self.mark(game, date: date)
    }

    /// Whether this game, which ended then, was the latest one counted.
    func hasCounted(_ game: CodeBreaker, date: Int64) -> Bool {
      latest == Self.mark(game, date: date)
    }

    private static func mark(_ game: CodeBreaker, date: Int64) -> [UInt8] {
      "\(date) ".utf8Bytes + CodeBreaker(game.setup).line
    }

    /// What is counted, by the names of the groups.
    public var tallies: Tallies {
      var tallies = Tallies()
      for entry in counts.entries { tallies[entry.group.tallyName] = entry.content.tally }
      return tallies
    }

    /// Takes up what another device has counted. A row of games won goes on from the device where the latest game was.
    public mutating func merge(_ other: Self, tallies: Tallies) {
      let isOtherLater = (latestDate ?? -1) < (other.latestDate ?? -1)
      for group in counts.entries.map({ $0.group }) + other.counts.entries.map({ $0.group }) {
        var merged = self[group]
        merged.merge(other[group], tally: tallies[group.tallyName], isOtherLater: isOtherLater)
        counts[group] = merged
      }
      latest = latest ?? other.latest
    }

    /// When the latest game ended.
    private var latestDate: Int64? {
      latest.flatMap { DecimalText.read($0.prefix { $0 != UInt8(ascii: " ") }) }
    }

    private static let header: StaticString = "codebreaker-statistics/1"

    /// The statistics as they are saved: a line for each group with games, such as `4-colors 6 12 3 5 47 0,1,4,3`, then one
    /// that names the latest game.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      counts.add(to: &lines) { $0.text }
      if let latest { lines.add("latest", latest) }
      return lines.text
    }

    /// Reads statistics as `text` writes them. No other text is such.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      guard counts.take(from: &lines, { GameCounts(text: $0) }) else { return nil }
      latest = lines.take("latest")
      guard lines.isEmpty else { return nil }
    }
  }
}

extension CodeBreakerSession {
  /// The group whose statistics are shown until the player chooses another: that of the game on the table, or as long as
  /// it has no games that of earlier releases, if that has some.
  public var statisticsGroup: StatisticsGroup {
    let group = StatisticsGroup(game.setup)
    return statistics[group].played == 0 && !group.isWithoutLuck && statistics[group.earlier].played > 0
      ? group.earlier : group
  }

  /// The groups whose statistics can be looked at.
  public var statisticsGroups: [StatisticsGroup] { statistics.groups(and: StatisticsGroup(game.setup)) }
}
