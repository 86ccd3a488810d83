extension TriplesSession {
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
