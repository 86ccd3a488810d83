import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// How well one player has played over time: the latest reviewed games of each group.
  public struct SkillRecord: SavedText, Hashable, Sendable {
    /// How many games of a group are kept.
    public static let capacity = 50

    /// How many hundredths of a guess can be lost in a game that is kept. No coach that is one says more, but the record
    /// must not become unreadable should one do so.
    private static let losses: Range<Int64> = 0..<1_000_000

    private static let header: StaticString = "codebreaker-skill/1"
    private static let comma = UInt8(ascii: ",")
    private static let colon = UInt8(ascii: ":")

    private var entries = Grouped<[SkillEntry]>()

    /// A record of no games.
    public init() {}

    /// The games of a group, by when they ended.
    public subscript(group: StatisticsGroup) -> [SkillEntry] {
      entries[group] ?? []
    }

    /// Keeps a game, unless one that ended in the same second is kept, here or by an earlier release: that is the same one,
    /// reviewed once more.
    mutating func keep(_ entry: SkillEntry, in group: StatisticsGroup) {
      guard Self.losses.contains(entry.hundredths), !self[group.earlier].contains(where: { $0.date == entry.date })
      else { return }
      var games = self[group]
      let place = games.firstIndex { $0.date >= entry.date } ?? games.count
      if place < games.count, games[place].date == entry.date { return }
      games.insert(entry, at: place)
      if games.count > Self.capacity { games.removeFirst() }
      entries[group] = games
    }

    /// Takes up the games of another device's record. Of each group the latest are kept.
    public mutating func merge(_ other: Self) {
      for entry in other.entries.entries {
        for game in entry.content { keep(game, in: entry.group) }
      }
    }

    /// The guesses lost in a game of a group, on average, in hundredths, rounded; `nil` where no game is kept.
    public func average(_ group: StatisticsGroup) -> Int64? {
      let games = self[group]
      guard !games.isEmpty else { return nil }
      let sum = games.reduce(0) { $0 + $1.hundredths }
      let count = Int64(games.count)
      return (2 * sum + count) / (2 * count)
    }

    // MARK: As text

    /// A line for each group with games: when each ended, and the hundredths of a guess lost in it.
    ///
    ///     codebreaker-skill/1
    ///     4-colors 6 1700000000:35,1700000420:0
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      entries.add(to: &lines) { games in
        games.map { entry in
          entry.date.description.utf8Bytes + [Self.colon] + entry.hundredths.description.utf8Bytes
        }.joined(by: Self.comma)
      }
      return lines.text
    }

    /// Reads a record as `text` writes it. No other text is one.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      guard entries.take(from: &lines, Self.games), lines.isEmpty else { return nil }
    }

    private static func games(_ line: [UInt8]) -> [SkillEntry]? {
      var games: [SkillEntry] = []
      for text in line.split(separator: comma, omittingEmptySubsequences: false) {
        guard let entry = entry(text), games.last.map({ $0.date < entry.date }) ?? true, games.count < capacity
        else { return nil }
        games.append(entry)
      }
      return games
    }

    private static func entry(_ text: ArraySlice<UInt8>) -> SkillEntry? {
      let parts = text.split(separator: colon, omittingEmptySubsequences: false)
      guard parts.count == 2, let date = DecimalText.read(parts[0]), let hundredths = DecimalText.read(parts[1]),
        losses.contains(hundredths)
      else { return nil }
      return SkillEntry(date: date, hundredths: hundredths)
    }
  }

  /// How well a game was played, as it is kept.
  public struct SkillEntry: Hashable, Sendable {
    /// When the game ended, in seconds since the beginning of 1970 UTC.
    public let date: Int64

    /// The guesses that its player lost against the best guesses, in hundredths of a guess; 0 is perfect.
    public let hundredths: Int64
  }
}

extension CodeBreakerSession {
  /// One game in the chart of skill over time.
  public struct SkillBar: Hashable, Sendable {
    /// The guesses lost in the game, in hundredths.
    public let hundredths: Int64

    /// How tall the bar is, in hundredths of the tallest one that there could be in this chart.
    public let share: Int

    /// The guesses lost: "0.35".
    public var label: String { DecimalText.hundredths(hundredths) }
  }
}

extension CodeBreakerSession.SkillRecord {
  /// The bars of a group's chart, the latest game last. A chart is at least one guess tall, so that small losses look
  /// small.
  public func bars(_ group: CodeBreakerSession.StatisticsGroup) -> [CodeBreakerSession.SkillBar] {
    let games = self[group]
    let most = max(100, games.map { $0.hundredths }.max() ?? 0)
    return games.map { CodeBreakerSession.SkillBar(hundredths: $0.hundredths, share: Int($0.hundredths * 100 / most)) }
  }

  /// What stands with the chart: "On average 0.31 guesses lost per game, in the last 12 games reviewed. 0 is perfect."
  public func summary(_ group: CodeBreakerSession.StatisticsGroup) -> String {
    let count = self[group].count
    guard let average = average(group) else {
      return "Review a game when it is over: the coach then says how many guesses you lost against perfect play."
    }
    let games = count == 1 ? "the game reviewed so far" : "the last \(count) games reviewed"
    return "\(DecimalText.hundredths(average)) guesses lost per game on average, in \(games). 0 is perfect. "
      + "Games with hints and games given up do not count."
  }
}
