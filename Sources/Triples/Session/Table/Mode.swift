extension TriplesSession {
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
}
