import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// The statistics of one player: what is counted for each group of games.
  public struct Statistics: SavedText, Hashable, Sendable {
    private var counts: [GameCounts]

    /// The game that was counted last, as its end was saved, so that no game is counted twice.
    private(set) var latest: [UInt8]?

    /// Statistics of no games.
    public init() {
      counts = StatisticsGroup.all.map { _ in GameCounts() }
    }

    /// What is counted for a group.
    public subscript(group: StatisticsGroup) -> GameCounts {
      StatisticsGroup.all.firstIndex(of: group).map { counts[$0] } ?? GameCounts()
    }

    /// How many games ended, over all groups.
    public var played: Int { counts.reduce(0) { $0 + $1.played } }

    /// Counts a game that has ended, unless it was the latest one counted.
    ///
    /// - Parameters:
    ///   - game: a game that is over; any other is not counted.
    ///   - seconds: how long it took.
    ///   - date: when it ended, in seconds since the beginning of 1970 UTC.
    ///   - isHinted: whether the coach gave hints.
    mutating func count(_ game: CodeBreaker, seconds: Int64, date: Int64, isHinted: Bool) {
      guard game.isOver, !hasCounted(game, date: date),
        let index = StatisticsGroup.all.firstIndex(of: StatisticsGroup(game.setup))
      else { return }
      counts[index].count(
        solvedIn: game.ending == .solved ? game.attempts.count : nil, seconds: seconds, isHinted: isHinted)
      latest = Self.mark(game, date: date)
    }

    /// Whether this game, which ended then, was the latest one counted.
    func hasCounted(_ game: CodeBreaker, date: Int64) -> Bool {
      latest == Self.mark(game, date: date)
    }

    private static func mark(_ game: CodeBreaker, date: Int64) -> [UInt8] {
      "\(date) ".utf8Bytes + CodeBreaker(game.setup).line
    }

    private static let header: StaticString = "codebreaker-statistics/1"

    /// The statistics as they are saved: a line for each group with games, such as `4-color 12 3 5 47 0,1,4,3`, then one
    /// that names the latest game.
    public var text: [UInt8] {
      var lines = SavedLines(header: Self.header)
      for (index, group) in StatisticsGroup.all.enumerated() where counts[index].played > 0 {
        lines.add(group.word, counts[index].text)
      }
      if let latest { lines.add("latest", latest) }
      return lines.text
    }

    /// Reads statistics as `text` writes them. No other text is such.
    public init?(text: [UInt8]) {
      guard var lines = SavedLines(text, header: Self.header) else { return nil }
      self.init()
      for (index, group) in StatisticsGroup.all.enumerated() {
        guard let line = lines.take(group.word) else { continue }
        guard let counts = GameCounts(text: line) else { return nil }
        self.counts[index] = counts
      }
      latest = lines.take("latest")
      guard lines.isEmpty else { return nil }
    }
  }

  /// The games that are counted together: those with the same number of pegs, of the same kind.
  public struct StatisticsGroup: Hashable, Sendable {
    /// How many pegs a code has.
    public let pegCount: Int

    /// Whether the pegs are colours or emoji.
    public let kind: Theme.Kind

    /// Makes a group.
    public init(pegCount: Int, kind: Theme.Kind) {
      self.pegCount = pegCount
      self.kind = kind
    }

    /// The group that a game belongs to.
    public init(_ setup: GameSetup) {
      self.init(pegCount: setup.pegCount, kind: setup.theme.kind)
    }

    /// Every group, in the order in which they are shown.
    public static var all: [StatisticsGroup] {
      GameSetup.pegCounts.flatMap { pegCount in
        Theme.Kind.allCases.map { StatisticsGroup(pegCount: pegCount, kind: $0) }
      }
    }

    /// The group as it is saved.
    var word: StaticString {
      switch (pegCount, kind) {
      case (3, .color): "3-color"
      case (3, .emoji): "3-emoji"
      case (4, .color): "4-color"
      case (4, .emoji): "4-emoji"
      case (5, .color): "5-color"
      case (5, .emoji): "5-emoji"
      case (_, .color): "6-color"
      case (_, .emoji): "6-emoji"
      }
    }

    /// The title of the group: "4 pegs, colors".
    public var label: String {
      switch kind {
      case .color: "\(pegCount) pegs, colors"
      case .emoji: "\(pegCount) pegs, emoji"
      }
    }
  }
}
