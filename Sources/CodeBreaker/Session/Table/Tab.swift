import NumberedGame

extension CodeBreakerSession {
  /// One of the three screens.
  public enum Tab: CaseIterable, Hashable, Sendable {
    case game, statistics, rules

    /// The title of the tab.
    public var label: String {
      switch self {
      case .game: "Game"
      case .statistics: "Statistics"
      case .rules: "Rules"
      }
    }

    /// The tab's address within the page.
    public var address: [UInt8] {
      switch self {
      case .game: "game".utf8Bytes
      case .statistics: "statistics".utf8Bytes
      case .rules: "rules".utf8Bytes
      }
    }
  }
}
