import NumberedGame

extension TriplesSession {
  /// One of the three screens.
  public enum Tab: CaseIterable, Hashable, Sendable {
    case board, scores, about

    /// The title of the tab.
    public var label: String {
      switch self {
      case .board: "Board"
      case .scores: "Scores"
      case .about: "About"
      }
    }

    /// The tab's address within the page.
    public var address: [UInt8] {
      switch self {
      case .board: "board".utf8Bytes
      case .scores: "scores".utf8Bytes
      case .about: "about".utf8Bytes
      }
    }
  }
}
