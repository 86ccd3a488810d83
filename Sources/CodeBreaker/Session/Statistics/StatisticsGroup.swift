import CodeBreakerModel

extension CodeBreakerSession {
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
