extension CodeBreakerSession {
  /// Whether colour pegs carry letters, for players who cannot tell some colours apart.
  public enum LetterSetting: CaseIterable, Hashable, Sendable {
    /// When the device asks for more contrast, and in themes that need it.
    case automatic
    /// Always.
    case on
    /// Never.
    case off

    /// The label of the choice.
    public var label: String {
      switch self {
      case .automatic: "Automatic"
      case .on: "On"
      case .off: "Off"
      }
    }
  }
}
