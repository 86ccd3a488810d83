import NumberedGame
import PlaySupport

extension TriplesSession {
  /// What the player has chosen for all games. Saved as a line that names the form, the mode, and
  /// the ranking unless it is by points.
  ///
  ///     triples-settings/1
  ///     mode random
  ///     ranking share
  package struct Settings: SavedText, Hashable {
    var mode: Mode
    var ranking: Ranking

    package var text: [UInt8] {
      let text =
        switch mode {
        case .random: "triples-settings/1\nmode random"
        case .determ: "triples-settings/1\nmode determ"
        }
      return text.utf8Bytes + (ranking == .share ? "\nranking share".utf8Bytes : [])
    }

    init(mode: Mode = .random, ranking: Ranking = .points) {
      self.mode = mode
      self.ranking = ranking
    }

    /// Reads settings as `text` writes them. Anything else is none.
    package init?(text: [UInt8]) {
      for mode in Mode.allCases {
        for ranking in Ranking.allCases where Self(mode: mode, ranking: ranking).text == text {
          self.init(mode: mode, ranking: ranking)
          return
        }
      }
      return nil
    }
  }

  /// Which number the next game takes.
  public enum Mode: CaseIterable, Hashable, Sendable {
    /// One of the games 1 to 1000, by chance.
    case random
    /// Always game 14.
    case determ

    /// The label of the choice.
    public var label: String {
      switch self {
      case .random: "Random"
      case .determ: "Determ"
      }
    }
  }

  /// By what the scores are ranked.
  public enum Ranking: CaseIterable, Hashable, Sendable {
    /// By points.
    case points
    /// By the share of par, which luck has no part in. Games without a par follow behind, by points.
    case share

    /// The label of the choice.
    public var label: String {
      switch self {
      case .points: "Points"
      case .share: "Share of par"
      }
    }
  }
}
