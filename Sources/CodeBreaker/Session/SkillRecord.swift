import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// A player's skill over time: the losses in the latest reviewed games of each group.
  public struct SkillRecord: SavedValue, Hashable, Sendable {
    /// The maximum number of games per group.
    public static let capacity = 50

    /// The valid losses, in hundredths of a guess. Larger ones, from a faulty coach, would make the record unreadable.
    private static let lossRange: Range<Int64> = 0..<1_000_000

    private static let header: StaticString = "codebreaker-skill/1"
    private static let comma = UInt8(ascii: ",")
    private static let colon = UInt8(ascii: ":")

    private var entries = GroupedValues<[SkillEntry]>()

    /// Creates an empty record.
    public init() {}

    /// The games of a group, in the order in which they ended.
    public subscript(group: StatisticsGroup) -> [SkillEntry] {
      entries[group] ?? []
    }

    /// Adds a game, unless one ended in the same second, because that is the same game, reviewed again.
    mutating func add(_ entry: SkillEntry, in group: StatisticsGroup) {
      guard Self.lossRange.contains(entry.hundredths),
        !self[group.earlierGroup].contains(where: { $0.date == entry.date })
      else { return }
      var games = self[group]
      let index = games.firstIndex { $0.date >= entry.date } ?? games.count
      if index < games.count, games[index].date == entry.date { return }
      games.insert(entry, at: index)
      if games.count > Self.capacity { games.removeFirst() }
      entries[group] = games
    }

    /// Merges another device's record, keeping the latest games of each group.
    public mutating func merge(_ other: Self) {
      for entry in other.entries.entries {
        for game in entry.content { add(game, in: entry.group) }
      }
    }

    /// Returns the average loss per game in a group, rounded to hundredths of a guess, or `nil` if there are no games.
    public func average(_ group: StatisticsGroup) -> Int64? {
      let games = self[group]
      guard !games.isEmpty else { return nil }
      let sum = games.reduce(0) { $0 + $1.hundredths }
      let count = Int64(games.count)
      return (2 * sum + count) / (2 * count)
    }

    // MARK: Text

    /// The record as lines, one per group. A line has the end time of each game, and the loss in hundredths of a guess:
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

    /// Reads a record, or returns `nil` if the text is invalid.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      guard entries.load(from: &lines, Self.games), lines.isEmpty else { return nil }
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
        lossRange.contains(hundredths)
      else { return nil }
      return SkillEntry(date: date, hundredths: hundredths)
    }
  }

  /// The skill in a game.
  public struct SkillEntry: Hashable, Sendable {
    /// The time when the game ended, in seconds since 1970 UTC.
    public let date: Int64

    /// The loss against the best guesses, in hundredths of a guess. 0 is perfect.
    public let hundredths: Int64
  }
}

extension CodeBreakerSession.SkillRecord {
  /// Returns the chart of a group's losses, the latest game last, or `nil` if there are no games. The scale goes up to
  /// at least one guess, so that small losses look small.
  public func chart(_ group: CodeBreakerSession.StatisticsGroup) -> BarChart? {
    let games = self[group]
    guard !games.isEmpty else { return nil }
    let losses = games.map { DecimalText.hundredths($0.hundredths) }
    let most = games.reduce(100) { max($0, $1.hundredths) }
    return BarChart(
      zip(games, losses).map { .init(share: Int($0.hundredths * 100 / most), spokenText: "\($1) guesses lost") },
      topLabel: DecimalText.hundredths(most),
      spokenText: "Guesses lost in the games reviewed, the latest last: \(losses.joined(separator: ", ")).")
  }

  /// Returns the text below the chart: "Mistakes cost 0.31 guesses per game on average, in the last 12 games reviewed. …"
  public func summary(_ group: CodeBreakerSession.StatisticsGroup) -> String {
    let count = self[group].count
    guard let average = average(group) else {
      return "Review a game when it is over: the coach then says how many guesses your mistakes cost."
    }
    let games = count == 1 ? "the game reviewed so far" : "the last \(count) games reviewed"
    return "Mistakes cost \(DecimalText.hundredths(average)) guesses per game on average, in \(games). "
      + "Games with hints and games that you gave up don’t count."
  }
}
