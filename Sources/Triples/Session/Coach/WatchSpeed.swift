extension TriplesSession {
  /// How fast the coach plays when it plays by itself.
  public enum WatchSpeed: CaseIterable, Hashable, Sendable {
    case slow, normal, fast

    /// The label of the choice.
    public var label: String {
      switch self {
      case .slow: "Slow"
      case .normal: "Normal"
      case .fast: "Fast"
      }
    }

    /// How long each board is to be seen before the coach's next move, in milliseconds.
    public var milliseconds: Int {
      switch self {
      case .slow: 1500
      case .normal: 600
      case .fast: 150
      }
    }
  }
}
